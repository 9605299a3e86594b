import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct RunsChartTests {
  /// A task whose last runs found these skills, in tenths; `nil` where one found no team.
  private func task(_ name: String, _ skills: [Int128?], from first: Int = 1) -> TaskRecord {
    var task = IndexPageTests.task(name)
    task.runs = skills.enumerated().map { index, skill in
      var run = TaskRunRecord(number: first + index, headline: "run", of: IndexPageTests.snapshot())
      run.skill = skill.map { ExactDecimal($0, places: 1) }
      return run
    }
    return task
  }

  @Test func linesBeginAtAHundred() throws {
    let lines = RunsChart.lines(of: [
      task("a", [400, 440, 380]), task("b", [5, nil, 10], from: 7),
    ])
    #expect(lines.map(\.label) == ["a", "b"])
    #expect(lines[0].points == [.init(x: 1, y: 100), .init(x: 2, y: 110), .init(x: 3, y: 95)])
    // A run without a team is left out, the others keep their numbers.
    #expect(lines[1].points == [.init(x: 7, y: 100), .init(x: 9, y: 200)])
    #expect(lines.map(\.value) == ["38 skill", "1 skill"])
  }

  @Test func whatCannotBeComparedHasNoLine() {
    let tasks = [
      task("none", []), task("one", [400]), task("no team", [nil, 5]), task("zero", [0, 5]),
      task("negative", [-5, 5]),
    ]
    #expect(RunsChart.lines(of: tasks).isEmpty)
  }

  @Test func thereAreEightLinesAtMost() {
    let tasks = (1...12).map { task("t\($0)", [10, 20]) }
    #expect(RunsChart.lines(of: tasks).map(\.label) == (1...8).map { "t\($0)" })
  }

  @Test func thePageDrawsWhatHasChangedAndListsFiveRuns() throws {
    let page = answerPage(
      of:
        IndexPageTests.snapshot([task("a", [10, 20, 30, 40, 50, 60]), task("b", [10])]))
    let section = try #require(page.section("runs"))
    #expect(section.tables.first?.texts.map { $0[0] + $0[1] } == ["a6", "a5", "a4", "a3", "a2"])
    #expect(section.blocks.contains { if case .chart = $0 { true } else { false } })
    #expect(answerPage(of: IndexPageTests.snapshot([task("b", [10])])).section("runs") == nil)
    // Runs without teams are listed and not drawn.
    let games = try #require(
      answerPage(of: IndexPageTests.snapshot([task("c", [nil, nil])])).section("runs"))
    #expect(!games.blocks.contains { if case .chart = $0 { true } else { false } })
  }
}
