import Analysis
import Documents
import Reading
import Search
import Selection
import Testing

@testable import Pages
@testable import Snapshots

struct TeamPageTests {
  private func page(_ change: (inout TeamEditor) -> Void, showsSteps: Bool = true) -> Document {
    let pool = Sample.pool
    var editor = TeamEditor(
      TeamFile(path: "mine.csv", for: pool), of: pool, under: Sample.rules, finder: PlayerFinder(pool))
    change(&editor)
    var record = ManualTeamRecord(editor.file, editor.team, editor.judgement, of: pool)
    let problem = Problem(pool, under: Sample.rules)
    record.complete(
      problem.bestCompletion(of: editor.team.players), of: pool, under: Sample.rules)
    record.repair(problem.bestRepairs(of: editor.team.players), of: pool, under: Sample.rules)
    var snapshot = Sample.snapshot()
    let steps = editor.steps.map { TeamStepRecord($0, of: pool, undone: editor.hasRefusals) }
    snapshot.content = Content(TeamContent([record], steps: showsSteps ? steps : nil))
    return answerPage(of: snapshot)
  }

  @Test func eachStepShowsTheTeamAfterIt() throws {
    let page = page { editor in
      editor.select(2)
      editor.select(3)
      editor.select(0)
    }
    #expect(page.verdict.sentence == "mine: 2 of 2 players, 6.5 skill for 5.0, 0.5 left: valid")
    let steps = try #require(page.section("steps"))
    #expect(
      steps.tables.first?.texts == [
        ["select Cy", "1", "4.0", "4.0", "1.5"], ["select Di", "1", "4.0", "4.0", "1.5"],
        ["select Ada", "2", "6.5", "5.0", "0.5"],
      ])
    #expect(
      steps.tables.first?.rows.map { $0.marks.map(\.text) } == [["not done"], ["refused"], ["not done"]])
    #expect(steps.listed == ["refused: \"Di\" costs 3.5 and 1.5 is left: 2.0 over the budget"])
  }

  @Test func whatWouldHelpIsSaid() {
    #expect(page { $0.select(2) }.fact("mine") == "add Ada: 6.5 for 5.0")
    let improvable = page { editor in
      editor.select(0)
      editor.select(1)
    }
    #expect(improvable.fact("mine") == "better: Bo out, Cy in: 6.5 for 5.0")
  }

  @Test func aFinalTeamIsCalledSo() {
    let page = page { editor in
      editor.select(0)
      editor.select(2)
      editor.finalize()
    }
    #expect(page.verdict.sentence.hasSuffix(": valid, final"))
    #expect(page.section("steps")?.tables.first?.texts.last?[0] == "finalize")
  }

  @Test func aTeamOfNobodyIsShownToo() throws {
    let page = page({ _ in }, showsSteps: false)
    #expect(page.verdict.sentence == "mine: 0 of 2 players, 0.0 skill for 0.0, 5.5 left: incomplete")
    #expect(page.section("steps") == nil)
    let blocks = try #require(page.section("team-1")).blocks
    guard case .paragraph(let words) = try #require(blocks.first) else {
      Issue.record("no paragraph")
      return
    }
    #expect(words.plainText == "No players selected.")
  }
}
