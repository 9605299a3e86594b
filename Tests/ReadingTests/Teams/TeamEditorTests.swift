import Chance
import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct TeamEditorTests {
  private let rules = TeamJudgementTests.rules
  private let pool = TeamJudgementTests.pool

  private func editor(_ names: [String] = []) throws -> TeamEditor {
    let text = "name\n" + names.map { $0 + "\n" }.joined()
    let file = try withFile(text) { path throws in try TeamFile(reading: path) }
    return TeamEditor(file, of: pool, under: rules, finder: PlayerFinder(pool))
  }

  @Test func everyStepTellsTheTeamAfterIt() throws {
    var editor = try editor()
    editor.select(3)
    editor.select(0)
    editor.deselect(3)
    #expect(editor.steps.map(\.count) == [1, 2, 1])
    #expect(editor.steps.map(\.judgement.team.cost) == [4, 5, 1])
    #expect(editor.steps.map(\.name) == ["Di", "Ada", "Di"])
    #expect(!editor.hasRefusals)
    #expect(editor.file.bytes == Array("name\nAda\n".utf8))
  }

  @Test func aPickThatBreaksARuleChangesNothing() throws {
    var editor = try editor(["Di", "Ed (row 5)", "Ada"])
    let before = editor.file
    editor.select(5)
    editor.select(3)
    #expect(editor.file == before)
    #expect(
      editor.steps.map(\.refusals) == [
        [
          "\"Ed (row 6)\" would be one too many: a team has 3 players, 3 selected",
          "\"Ed (row 6)\" costs 5.0 and 0.5 is left: 4.5 over the budget",
        ],
        ["\"Di\" is already selected"],
      ])
  }

  @Test func theBudgetAloneCanRefuse() throws {
    var editor = try editor(["Di", "Ed (row 5)"])
    editor.select(1)
    #expect(editor.steps[0].refusals == ["\"Bo\" costs 2.0 and 1.5 is left: 0.5 over the budget"])
    editor.select(0)
    #expect(editor.steps[1].refusals.isEmpty)
  }

  @Test func whoIsNotSelectedCannotBeRemoved() throws {
    var editor = try editor(["Ada"])
    editor.deselect(1)
    editor.deselect(unresolved: "Nobody")
    #expect(editor.steps.map(\.refusals) == [["\"Bo\" is not selected"], ["\"Nobody\" is not selected"]])
  }

  @Test func unresolvedLinesAndRepeatsCanBeRemoved() throws {
    var editor = try editor(["Ada", "Nobody", "Ed", "Ada"])
    editor.deselect(unresolved: "Nobody")
    editor.deselect(unresolved: "Ed")
    editor.deselect(0)
    #expect(!editor.hasRefusals)
    #expect(editor.file.entries.isEmpty)
  }

  @Test func aTapGoesOutOrComesIn() throws {
    var editor = try editor(["Ada"])
    editor.toggle(0)
    editor.toggle(1)
    #expect(editor.steps.map(\.action) == [.deselect, .select])
    #expect(editor.team.players == [1])
  }

  /// The open players are exactly those whose pick would not be refused.
  @Test func openPlayersAreThoseWhoCanBePicked() throws {
    for names in [
      [], ["Ada"], ["Di"], ["Di", "Ed (row 5)"], ["Ada", "Bo", "Cy"], ["Di", "Ed (row 5)", "Ed (row 6)"],
    ] {
      let editor = try editor(names)
      let accepted = (0..<pool.count).filter { player in
        var tried = editor
        tried.select(player)
        return !tried.hasRefusals
      }
      #expect(editor.addablePlayers == accepted, "\(names)")
    }
    #expect(try editor(["Di", "Ed (row 5)"]).addablePlayers == [0])
  }

  @Test func aTeamThatIsWronglyCalledFinalIsToldWhatKeepsItFromBeingIt() throws {
    let file = try withFile("name,final\nAda,yes\n") { path throws in try TeamFile(reading: path) }
    var editor = TeamEditor(file, of: pool, under: rules, finder: PlayerFinder(pool))
    #expect(editor.judgement.status == .invalid)
    #expect(editor.judgement.problems.map(\.code) == ["too-few", "final-not-legal"])
    editor.finalize()
    #expect(editor.steps[0].refusals == ["needs exactly 3 players, 1 selected; add 2"])
  }

  @Test func onlyALegalTeamBecomesFinal() throws {
    var short = try editor(["Ada"])
    short.finalize()
    #expect(short.steps[0].refusals == ["needs exactly 3 players, 1 selected; add 2"])
    #expect(!short.file.isFinal)

    var overBudget = try editor(["Di", "Ed (row 5)", "Ed (row 6)"])
    overBudget.finalize()
    #expect(overBudget.steps[0].refusals == ["3.5 over the budget of 10.5"])

    var legal = try editor(["Ada", "Bo", "Cy"])
    legal.finalize()
    #expect(!legal.hasRefusals && legal.file.isFinal)
    legal.deselect(0)
    #expect(!legal.file.isFinal)
  }

  /// A pick is refused exactly when the team would become too large or too expensive, and then nothing changes.
  @Test func picksFollowTheRules() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var editor = try editor()
      var expected: [Int] = []
      for _ in 0..<12 {
        let player = Int(random.integer(in: 0...5))
        let isPick = random.integer(in: 0...2) > 0
        let cost = (expected + [player]).reduce(0) { $0 + pool.costs[$1] }
        let isIn = expected.contains(player)
        if isPick {
          let isAllowed = !isIn && expected.count < 3 && cost <= 10
          editor.select(player)
          #expect(editor.steps.last?.refusals.isEmpty == isAllowed, "seed \(seed)")
          if isAllowed { expected.append(player) }
        } else {
          editor.deselect(player)
          #expect(editor.steps.last?.refusals.isEmpty == isIn, "seed \(seed)")
          expected.removeAll { $0 == player }
        }
        #expect(editor.team.players == expected, "seed \(seed)")
      }
    }
  }
}
