import Analysis
import Documents
import Reading
import Selection
import Tables
import Testing

@testable import Pages
@testable import Search
@testable import Snapshots

/// Teams of two for 5.5 from Ada (2.5 for 1.0), Bo (3.0 for 2.0), Cy (4.0 for 4.0) and Di (3.5 for 3.5); the best is
/// Ada and Cy.
struct CheckPageTests {
  private static func record(
    _ lines: [String], path: String, rank: (better: UInt128, equal: UInt128)? = nil, isExact: Bool = true,
    best: Answer = Sample.answer
  ) -> ManualTeamRecord {
    let pool = Sample.pool
    var file = TeamFile(path: path, for: pool)
    for line in lines { file.append(["Ada", "Bo", "Cy", "Di"].firstIndex(of: line)!, of: pool) }
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    let judgement = TeamJudgement(team, of: pool, under: Sample.rules)
    var record = ManualTeamRecord(file, team, judgement, of: pool)
    let problem = Problem(pool, under: Sample.rules)
    record.complete(problem.bestCompletion(of: team.players), of: pool, under: Sample.rules)
    record.repair(problem.bestRepairs(of: team.players), of: pool, under: Sample.rules)
    if let rank {
      record.compare(with: best, of: pool)
      record.place(
        TeamRank(
          better: TeamCount(rank.better, isExact: isExact), equal: TeamCount(rank.equal, isExact: isExact)),
        among: TeamCount(4_321, isExact: isExact))
    }
    return record
  }

  private static let optimal = record(["Cy", "Ada"], path: "t/optimal.csv", rank: (0, 1))
  private static let lesser = record(["Ada", "Bo"], path: "t/lesser.csv", rank: (1_234, 2))
  private static let partial = record(["Cy"], path: "t/partial.csv")
  private static let overBudget = record(["Cy", "Di"], path: "t/dear.csv")

  private static func page(_ teams: [ManualTeamRecord], best: Answer = Sample.answer) -> Document {
    let picked = teams.flatMap(\.players).map { $0.row - 1 }
    var snapshot = Sample.snapshot(team: Set(best.rows + picked).sorted())
    snapshot.content = Content(CheckContent(Sample.bestTeam(best, stoppedBy: .timeLimit), teams))
    return answerPage(of: snapshot)
  }

  @Test func theVerdictCountsLegalTeams() {
    let page = Self.page([Self.optimal, Self.lesser, Self.partial, Self.overBudget])
    #expect(page.verdict.sentence == "2 of 4 legal; the best is 6.5 for 5.0")
    #expect(page.verdict.claim == "2 of 4 teams are legal")
    #expect(Self.page([Self.optimal, Self.overBudget]).verdict.claim == "1 of 2 teams is legal")
    #expect(
      page.badgeTexts == ["2 valid", "1 incomplete", "1 invalid", "1 optimal", "No warnings in 4 rows"])
  }

  @Test func theTableSetsTeamsSideBySide() throws {
    let page = Self.page([Self.optimal, Self.lesser, Self.partial, Self.overBudget])
    let table = try #require(page.section("teams")?.tables.first)
    #expect(
      table.texts == [
        ["optimal", "valid", "6.5", "0.0", "5.0", "0.5", "0 of 4,321"],
        ["lesser", "valid", "5.5", "1.0", "3.0", "2.5", "1,234 of 4,321"],
        ["partial", "incomplete", "4.0", "", "4.0", "1.5", ""],
        ["dear", "invalid", "7.5", "", "7.5", "−2.0", ""],
        ["Best team", "proved best", "6.5", "", "5.0", "0.5", ""],
      ])
    #expect(table.rows.map { $0.marks.map(\.text) } == [["optimal"], [], [], [], []])
  }

  @Test func eachTeamIsToldWhatWouldMendIt() {
    let page = Self.page([Self.optimal, Self.lesser, Self.partial, Self.overBudget])
    #expect(page.fact("optimal") == nil)
    #expect(page.fact("lesser") == "1.0 behind the best; Bo out, Cy in: 6.5 for 5.0")
    #expect(page.fact("partial") == "add Ada: 6.5 for 5.0")
    #expect(page.fact("dear") == "2.0 over the budget of 5.5; Di out, Ada in: 6.5 for 5.0")
  }

  @Test func boundsAreMarked() throws {
    let bound = Self.record(["Ada", "Bo"], path: "b.csv", rank: (7, 2), isExact: false)
    let page = Self.page([bound])
    #expect(page.section("teams")?.tables.first?.texts[0][6] == "≥7 of ≥4,321")
    #expect(
      page.section("team-1")?.details.contains(
        "Rank: at least 7 of at least 4,321 legal teams are better; not counted to the end")
        == true)
  }

  @Test func whatIsOnlyAMistakeOfTheFileIsCalledSo() {
    var repeated = Self.record(["Cy", "Ada"], path: "r.csv")
    repeated.status = .invalid
    repeated.problems = [.init(code: "repeated", message: "\"Cy\" is listed 2 times")]
    repeated.repairs = []
    #expect(
      Self.page([repeated]).fact("r")
        == "\"Cy\" is listed 2 times; without the repeats it is legal: 6.5 for 5.0")
    var strange = repeated
    strange.problems = [.init(code: "unknown", message: "\"Zz\" on line 4 is not in the pool")]
    #expect(
      Self.page([strange]).fact("r")
        == "\"Zz\" on line 4 is not in the pool; without that line it is legal: 6.5 for 5.0")
  }

  @Test func aSearchThatWasStoppedIsNoAnswer() {
    var overBudget = Self.overBudget
    overBudget.repairs = []
    #expect(
      Self.page([overBudget]).fact("dear")
        == "2.0 over the budget of 5.5; no swap of one or two players makes it legal")
    overBudget.stoppedBy = .timeLimit
    let page = Self.page([overBudget])
    #expect(
      page.fact("dear") == "2.0 over the budget of 5.5\nnot searched to the end: stopped by the time limit")
    #expect(page.badgeTexts.contains("1 team not searched to the end"))
    overBudget.stoppedBy = .interrupted
    #expect(Self.page([overBudget]).fact("dear")?.hasSuffix("not searched to the end: interrupted") == true)
  }

  @Test func aSwapThatOnlySavesMoneySaysSo() {
    var team = Self.record(["Ada", "Bo"], path: "t.csv")
    team.repairs = [
      .init(
        out: [], in: [],
        totals: .init(
          skill: team.skill, cost: ExactDecimal(25, places: 1), left: ExactDecimal(3, places: 0)))
    ]
    #expect(Self.page([team]).fact("t")?.hasPrefix("just as good for 0.5 less: ") == true)
  }

  @Test func ofSwapsWithTheSameSkillTheCheaperOneIsFirst() {
    var team = Self.overBudget
    let (ada, bo, di) = (Self.optimal.players[1], Self.lesser.players[1], Self.overBudget.players[1])
    func repair(_ out: [PlayerRecord], _ joining: [PlayerRecord], cost: Int128) -> ManualTeamRecord.Repair {
      .init(
        out: out, in: joining,
        totals: .init(
          skill: ExactDecimal(60, places: 1), cost: ExactDecimal(cost, places: 1),
          left: ExactDecimal(55 - cost, places: 1)))
    }
    team.repairs = [
      repair([di], [bo], cost: 50), repair([di], [ada, bo], cost: 45), repair([di], [], cost: 55),
    ]
    let details = Self.page([team]).section("team-1")?.details.prefix(3)
    #expect(
      details == [
        "Replace: Di out, Ada and Bo in: 6.0 for 4.5, 1.0 left", "Swap: Di out, Bo in: 6.0 for 5.0, 0.5 left",
        "Leave out: Di out: 6.0 for 5.5, nothing left",
      ])
    // The fact at the top is the first of them.
    #expect(Self.page([team]).fact("dear")?.hasSuffix("; Di out, Ada and Bo in: 6.0 for 4.5") == true)
  }

  @Test func whatRankATeamHasIsSaidInWords() {
    func rank(_ equal: UInt128, legal: String = "51", _ areExact: Bool = true) -> String? {
      var team = Self.record(["Ada", "Cy"], path: "t.csv", rank: (0, equal))
      (team.legal, team.legalExact, team.equalExact) = (legal, areExact, areExact)
      return Self.page([team]).section("team-1")?.details.first { $0.hasPrefix("Rank: ") }
    }
    #expect(rank(20) == "Rank: no legal team is better; 20 of 51 are equally good, this one included")
    #expect(
      rank(20, legal: "51", false)
        == "Rank: no legal team is better; at least 20 of at least 51 are equally good, this one included")
    #expect(rank(1) == "Rank: no other of 51 legal teams is as good")
    #expect(rank(1, legal: "1") == "Rank: the only legal team")
  }

  @Test func manyTeamsOfOnePlayerAreNotAllNamedAtHisDot() throws {
    let teams = (1...9).map { Self.record(["Di"], path: "t\($0).csv") }
    let points = try #require(Self.page(teams).section("pool")?.scatterChart).points
    #expect(points[2].value == "3.5 skill for 3.5, in t1, t2, t3 and 6 more")
  }

  @Test func largeCountsAreShortened() throws {
    var team = Self.record(["Ada", "Bo"], path: "t.csv", rank: (1, 1))
    (team.legal, team.legalExact) = ("34258061217016995886393403680831", true)
    #expect(Self.page([team]).section("teams")?.tables.first?.texts[0][6] == "1 of 34 nonillion")
    (team.legal, team.legalExact) = (String(UInt128.max), false)
    #expect(Self.page([team]).section("teams")?.tables.first?.texts[0][6] == "1 of ≥340 undecillion")
    #expect(
      Self.page([team]).section("team-1")?.details.contains(
        "Rank: better than at least 99.99% of legal teams: 1 of more than 10^38 legal teams are better, 1 equally good, "
          + "this one included") == true)
  }

  /// Incomplete counts still give a bound on how good a team is.
  @Test func ranksAmongUncountedTeamsAreBounds() throws {
    var team = Self.record(["Ada", "Bo"], path: "t.csv", rank: (76, 2))
    func rank() -> String? {
      Self.page([team]).section("team-1")?.details.first { $0.hasPrefix("Rank: ") }
    }
    (team.legal, team.legalExact) = ("2000", false)
    #expect(rank()?.hasPrefix("Rank: better than at least 96.10% of legal teams: 76 of") == true)
    team.equalExact = false
    #expect(rank()?.hasPrefix("Rank: among the best 3.85% of legal teams: 76 of") == true)
    team.betterExact = false
    #expect(rank()?.hasPrefix("Rank: at least 76 of") == true)
  }

  @Test func eachTeamHasASection() throws {
    let page = Self.page([Self.optimal, Self.lesser, Self.overBudget])
    let lesser = try #require(page.section("team-2"))
    #expect(lesser.title == "lesser: valid")
    #expect(
      lesser.details == [
        "Swap: Bo out, Cy in: 6.5 for 5.0, 0.5 left",
        "Rank: better than 71.39% of legal teams: 1,234 of 4,321 legal teams are better, 2 equally good, this one included",
        "Gap: 1.0 skill behind the best",
        "The best team has: Cy instead of Bo",
      ])
    #expect(lesser.tables.first?.rows.map { $0.marks.map(\.text) } == [["best"], [], []])
    #expect(page.section("team-3")?.listed == ["2.0 over the budget of 5.5"])
    #expect(page.section("team-1")?.details.contains("Gap: none: no team has more skill") == true)
  }

  @Test func theChartMarksTheTeams() throws {
    let page = Self.page([Self.lesser, Self.overBudget])
    let points = try #require(page.section("pool")?.scatterChart).points
    #expect(points.map(\.label) == ["Ada", "Cy", "Bo", "Di"])
    #expect(points.map(\.group) == [.team, .team, .own, .own])
    #expect(points[0].value == "2.5 skill for 1.0, in lesser")
  }

  @Test func filesOfOneNameAreToldApartByTheirPaths() {
    let twins = [
      Self.record(["Cy"], path: "a/x.csv"), Self.record(["Di"], path: "b/x.csv"), Self.partial,
    ]
    #expect(
      Self.page(twins).section("teams")?.tables.first?.texts.map { $0[0] }
        == ["a/x.csv", "b/x.csv", "partial", "Best team"])
    #expect(
      distinctNames(of: [twins[0], twins[2], twins[0]]) == ["a/x.csv (1)", "partial", "a/x.csv (2)"])
  }

  @Test func aBestThatIsNotProvedIsSaidSo() {
    var stopped = Sample.answer
    stopped.status = .stopped
    stopped.bound = 70
    let team = Self.record(["Ada", "Bo"], path: "t.csv", rank: (3, 1), best: stopped)
    let page = Self.page([team], best: stopped)
    #expect(
      page.verdict.sentence
        == "1 of 1 legal; stopped by the time limit, the best found so far is 6.5 for 5.0, no team has more than 7.0"
    )
    #expect(page.badgeTexts.contains("Best not proved"))
    // Without a proved best team there is no gap.
    let titles = page.section("teams")?.tables.first?.columns.map(\.title)
    #expect(titles?.contains("Gap") == false)
    #expect(titles?.suffix(2) == ["Unspent", "Beaten by"])
  }

  @Test func csvHasARowForEachTeam() {
    var snapshot = Sample.snapshot()
    snapshot.content = Content(CheckContent(Sample.bestTeam(), [Self.lesser, Self.overBudget]))
    let table = answerTable(of: snapshot)
    #expect(
      table.texts == [
        [
          "t/lesser.csv", "valid", "no", "5.5", "3.0", "2.5", "2", "1.0", "no", "1234", "2", "4321", "yes",
          "",
        ],
        [
          "t/dear.csv", "invalid", "no", "7.5", "7.5", "-2.0", "2", "", "", "", "", "", "",
          "2.0 over the budget of 5.5",
        ],
      ])
  }
}
