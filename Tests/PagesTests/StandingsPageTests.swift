import Documents
import Testing
import Tournament

@testable import Pages
@testable import Snapshots

struct StandingsPageTests {
  /// A snapshot of matches between teams 0, 1, 2… called A, B, C…
  private func snapshot(
    _ scores: [(home: Int, away: Int, Int, Int)], teams count: Int, open: Int = 0, adjustments: [Int] = []
  ) -> Snapshot {
    let names = (0..<count).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let results = scores.map {
      MatchResult(Pairing(home: $0.home, away: $0.away), Score(home: $0.2, away: $0.3))
    }
    var snapshot = Snapshot(
      program: "squad 0.0", command: "squad standings r.csv", date: nil, rules: .game(name: "football"),
      inputs: [], warnings: [], warningCount: 0)
    let played = results.map { result in
      MatchRecord(
        home: names[result.pairing.home], away: names[result.pairing.away],
        goals: (result.score.home, result.score.away))
    }
    let missing = (0..<open).map { _ in MatchRecord(home: "A", away: "B", goals: nil) }
    var rule = StandingsRule()
    rule.adjustments = adjustments
    let league = LeagueRecord(
      [RoundRecord(round: 1, matches: played + missing)],
      StandingRecord.table(standings(teams: count, results, rule), teams: names, rule),
      .usual)
    snapshot.content = Content(StandingsContent(league))
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String { renderText(answerPage(of: snapshot), style: .plain) }

  @Test func theVerdictNamesTheFirstAndTheLead() {
    #expect(text(snapshot([(0, 1, 2, 0)], teams: 2)).hasPrefix("A first with 3 points, 3 ahead of B\n"))
    let byGoals = snapshot([(0, 2, 1, 0), (1, 2, 2, 0)], teams: 3)
    #expect(text(byGoals).hasPrefix("B first with 3 points, ahead of A by goal difference\n"))
    let byNumber = snapshot([(0, 2, 1, 0), (1, 3, 2, 1)], teams: 4)
    #expect(text(byNumber).hasPrefix("B first with 3 points, ahead of A by goals scored\n"))
    let level = snapshot([(0, 1, 0, 0)], teams: 2)
    #expect(text(level).hasPrefix("A first with 1 point, ahead of B by their order in the file\n"))
    #expect(text(level).contains("; 2 teams level on all criteria, in file order"))
  }

  @Test func whatNeedsAWordIsMarked() {
    let page = text(snapshot([(0, 1, 1, 0)], teams: 2, open: 2, adjustments: [-5, 0]))
    #expect(page.contains("2  A      1  1  0  0   1   0  +1   −2  −5 points\n"))
    #expect(page.contains("Open    2 matches not played\n"))
  }

  @Test func theReportSaysWhichCriteriaAreAdded() {
    let page = renderMarkdown(answerPage(of: snapshot([(0, 1, 1, 0)], teams: 2)))
    #expect(page.contains("Head-to-head and the criteria after it are additions to the game's rules"))
  }

  @Test func theTableAsCSV() {
    let table = answerTable(of: snapshot([(0, 1, 1, 0)], teams: 2, adjustments: [0, -3]))
    #expect(
      renderCSV(table).split(separator: "\r\n") == [
        "group,position,team,played,won,drawn,lost,goals_for,goals_against,goal_difference,points,adjustment,decided_by",
        ",1,A,1,1,0,0,1,0,1,3,0,points", ",2,B,1,0,0,1,0,1,-1,-3,-3,points",
      ])
  }

  @Test func roundsMakeALineForEachTeamAndMatchesACrossTable() throws {
    var snapshot = snapshot([(0, 1, 1, 0), (1, 0, 2, 2), (2, 1, 0, 3)], teams: 3, adjustments: [0, 0, -1])
    var league = try #require(snapshot[StandingsContent.self]).league
    let matches = league.matches
    league.rounds = [
      RoundRecord(round: 1, matches: [matches[0]]), RoundRecord(round: 2, matches: [matches[1], matches[2]]),
      RoundRecord(round: 3, matches: [MatchRecord(home: "A", away: "C", goals: nil)]),
    ]
    snapshot.content = Content(StandingsContent(league))
    let section = try #require(pointsSection(league))
    guard case .chart(let chart) = section.blocks[0], let chart = chart.plot as? LineChart else {
      Issue.record("the section has no line chart")
      return
    }
    let points = Dictionary(uniqueKeysWithValues: chart.lines.map { ($0.label, $0.values) })
    #expect(points == ["A": [0, 3, 4], "B": [0, 0, 4], "C": [-1, -1, -1]])
    #expect(chart.lines.map(\.weight) == [.lead, .usual, .usual])
    let page = renderMarkdown(answerPage(of: snapshot))
    #expect(page.contains("|   1 | B    |        · | 0-1, 2-2 | 3-0 |"))
    #expect(page.contains("|   2 | A    | 1-0, 2-2 |        · |     |"))
  }

  @Test func inACrowdTheFirstThreeStandOut() throws {
    let matches = (0..<7).map { ($0, ($0 + 1) % 7, 1, 0) }
    var league = try #require(snapshot(matches, teams: 7)[StandingsContent.self]).league
    league.rounds = [
      RoundRecord(round: 1, matches: Array(league.matches.prefix(3))),
      RoundRecord(round: 2, matches: Array(league.matches.dropFirst(3))),
    ]
    guard case .chart(let chart)? = pointsSection(league)?.blocks[0], let chart = chart.plot as? LineChart
    else {
      Issue.record("the section has no line chart")
      return
    }
    #expect(chart.lines.map(\.weight) == [.lead, .near, .near, .faint, .faint, .faint, .faint])
  }

  @Test func oneRoundIsNoLine() throws {
    let played = try #require(snapshot([(0, 1, 1, 0)], teams: 2)[StandingsContent.self]).league
    #expect(pointsSection(played)?.title == nil)
    let unplayed = try #require(snapshot([], teams: 2, open: 1)[StandingsContent.self]).league
    #expect(CrossTable(unplayed.matches, teams: ["A", "B"]) == nil)
  }
}
