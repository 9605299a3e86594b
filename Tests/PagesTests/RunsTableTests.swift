import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct RunsTableTests {
  /// A task whose last runs found these skills, in tenths; `nil` for a run that found no team.
  private func task(_ name: String, _ skills: [Int128?], from first: Int = 1) -> TaskRecord {
    var task = IndexPageTests.task(name)
    task.runs = skills.enumerated().map { index, skill in
      var run = TaskRunRecord(number: first + index, headline: "run", of: IndexPageTests.snapshot())
      run.skill = skill.map { ExactDecimal($0, places: 1) }
      return run
    }
    return task
  }

  @Test func aTaskHasTheLineOfItsRuns() throws {
    let table = try #require(runsTable(of: [task("a", [400, 440, 380]), task("b", [5, nil, 5], from: 7)]))
    #expect(table.texts == [["a", "3", "40, now 38"], ["b", "2", "0.5"]])
    // A run without a team is left out.
    #expect(table.rows.map { $0.cells[2].trend } == [[40, 44, 38], [0.5, 0.5]])
  }

  @Test func datesStandWhereThereAreSome() throws {
    var dated = task("a", [10, 20, 30])
    dated.runs[0].date = "2026-11-20"
    dated.runs[2].date = "2026-11-22"
    let table = try #require(runsTable(of: [dated, task("b", [10, 20])]))
    #expect(table.texts.map { $0[2] } == ["2026-11-20 to 2026-11-22", ""])
    #expect(
      table.rows.map { $0.cells[3].exact } == ["2026-11-20: 1, no date: 2, 2026-11-22: 3", nil])
  }

  @Test func runsOfOneDayHaveOneDate() throws {
    var dated = task("a", [10, 20])
    for run in 0...1 { dated.runs[run].date = "2026-11-20" }
    let table = try #require(runsTable(of: [dated]))
    #expect(table.titles[2] == "Dates" && table.texts[0][2] == "2026-11-20")
  }

  @Test func whatCannotBeComparedHasNoRow() {
    #expect(runsTable(of: [task("none", []), task("one", [400]), task("no team", [nil, 5])]) == nil)
  }

  @Test func thePageShowsWhatHasChangedAndListsFiveRuns() throws {
    let page = answerPage(
      of: IndexPageTests.snapshot([task("a", [10, 20, 30, 40, 50, 60]), task("b", [10])]))
    let section = try #require(page.section("runs"))
    #expect(section.tables.first?.texts == [["a", "6", "1, now 6"]])
    #expect(section.tables.last?.texts.map { $0[0] + $0[1] } == ["a6", "a5", "a4", "a3", "a2"])
    #expect(renderHTML(page).contains("<svg class=\"trend\""))
    #expect(answerPage(of: IndexPageTests.snapshot([task("b", [10])])).section("runs") == nil)
    // Runs without teams are listed on their own.
    let games = answerPage(of: IndexPageTests.snapshot([task("c", [nil, nil])])).section("runs")
    #expect(games?.tables.count == 1)
  }
}
