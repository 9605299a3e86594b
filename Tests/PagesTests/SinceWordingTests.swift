import Documents
import Selection
import Testing

@testable import Pages
@testable import Snapshots

struct SinceWordingTests {
  private static func player(_ index: Int) -> PlayerRecord { PlayerRecord(index, of: Sample.pool) }

  private static func number(_ tenths: Int128) -> ExactDecimal { ExactDecimal(tenths, places: 1) }

  /// Ada and Cy for 5.0, after an earlier run.
  private static func page(_ since: SinceRecord, _ change: (inout Snapshot) -> Void = { _ in }) -> Document {
    var snapshot = Sample.snapshot(team: [0, 2])
    snapshot.content = Content(BestContent(Sample.bestTeam()))
    snapshot.best.answer.since = since
    change(&snapshot)
    let page = answerPage(of: snapshot)
    #expect(changeWording(of: snapshot) == page.fact("Since"))
    return page
  }

  private static func since(
    same: Bool = false, status: BestTeamRecord.Status = .proved, skill: Int128? = 65, cost: Int128? = 50,
    in joining: [Int] = [], out leaving: [Int] = [], changes: [SinceRecord.Change] = []
  ) -> SinceRecord {
    SinceRecord(
      sameTeam: same, statusBefore: status, skillBefore: skill.map(number), costBefore: cost.map(number),
      in: joining.map(player), out: leaving.map(player), changes: changes)
  }

  @Test func theSameTeamIsOneLineAndABadge() {
    let page = Self.page(Self.since(same: true))
    #expect(page.fact("Since") == "same team as last time")
    #expect(page.badges.last == Badge("Same team as last time"))
    #expect(page.section("since") == nil)
  }

  @Test func whoCameAndWentAndForHowMuch() {
    let page = Self.page(Self.since(skill: 60, cost: 45, in: [0], out: [1, 3]))
    #expect(page.fact("Since") == "Ada in, Bo and Di out; 6.5 for 5.0 instead of 6.0 for 4.5")
    #expect(page.badges.last == Badge("Ada in, Bo and Di out", tone: .warning, anchor: "since"))
    #expect(page.section("since") != nil)
  }

  @Test func valuesThatChanged() {
    func change(_ name: String, skill: Int128?, cost: Int128?) -> SinceRecord.Change {
      SinceRecord.Change(
        name: name, skillBefore: Self.number(25), skill: skill.map(Self.number), costBefore: Self.number(10),
        cost: cost.map(Self.number))
    }
    let changes = [
      change("Ada", skill: 25, cost: 12), change("Bo", skill: 30, cost: 12),
      change("Cy", skill: nil, cost: nil),
      change("Di", skill: 20, cost: 10),
    ]
    let page = Self.page(Self.since(same: true, changes: changes))
    #expect(
      page.fact("Since")
        == "same team as last time; Ada costs 1.2 instead of 1.0, Bo costs 1.2 instead of 1.0 and has skill 3.0 "
        + "instead of 2.5, Cy is no longer in the pool, 1 other changed")
    guard case .details(let details)? = page.section("since")?.blocks.first else {
      Issue.record("no details")
      return
    }
    #expect(details.map(\.label) == ["Team", "Ada", "Bo", "Cy", "Di"])
    #expect(details.last?.lines[0].plainText == "has skill 2.0 instead of 2.5")
  }

  @Test func teamsThatAppearAndVanish() {
    #expect(
      Self.page(Self.since(status: .infeasible, skill: nil, cost: nil)).fact("Since") == "no team last time")
    let gone = Self.page(Self.since(out: [0, 2])) { $0.best.answer.bestTeam.status = .infeasible }
    #expect(gone.fact("Since") == "no team this time")
    let never = Self.page(Self.since(status: .infeasible, skill: nil, cost: nil)) {
      $0.best.answer.bestTeam.status = .infeasible
    }
    #expect(never.fact("Since") == "no team, as last time")
    // A search that was stopped before it found a team had none, either.
    let stopped = Self.page(Self.since(same: true, status: .stopped, skill: nil, cost: nil)) {
      ($0.best.answer.bestTeam.status, $0.best.answer.bestTeam.players) = (.stopped, [])
    }
    #expect(stopped.fact("Since") == "no team, as last time")
  }

  @Test func otherRulesAndOptions() throws {
    var since = Self.since(same: true)
    since.rulesBefore = TeamRulesRecord(Sample.rules)
    since.commandBefore = "squad best other.csv"
    since.programBefore = "squad 0.0.1"
    since.inputsChanged = ["pool.csv"]
    let page = Self.page(since)
    #expect(page.fact("Since") == "same team as last time; before: two rules, 2 players, budget 5.5")
    since.rulesBefore?.budget = ExactDecimal(50_000, places: 0)
    #expect(Self.page(since).fact("Since")?.hasSuffix("budget 50,000.0") == true)
    let text = renderMarkdown(page)
    #expect(text.contains("squad best other.csv") && text.contains("squad 0.0.1 before"))
  }

  @Test func manyNewPlayersAreCounted() {
    let pool = Sample.makeLargePool(count: 8)
    let players = (0..<7).map { PlayerRecord($0, of: pool) }
    var since = Self.since()
    since.in = players
    since.out = [Self.player(1)]
    #expect(Self.page(since).fact("Since") == "7 players in, Bo out")
  }
}
