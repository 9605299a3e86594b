import Documents
import Tables
import Testing
import Tournament

@testable import Pages
@testable import Snapshots

struct OddsSectionsTests {
  /// Two teams, the first far better, and the odds of some tournaments.
  private func snapshot(runs: Int, asked: Int, until: ExactDecimal? = nil, interrupted: Bool = false)
    -> Snapshot
  {
    let lineUps = [("Good", 9), ("Bad", 3)].map { team, skill in
      LineUp(
        team: team,
        players: Position.allCases.map { position in
          LineUpPlayer(
            name: "", position: position, skill: DecimalNumber(mantissa: Int128(skill), places: 0))
        })
    }
    let schedule = Schedule(teams: 2)
    let plan = TournamentPlan(lineUps, rounds: schedule.rounds, seed: 3)
    var snapshot = Snapshot(
      program: "squad 0.0", command: "squad tournament t.csv", date: nil, rules: .game(name: "football"),
      inputs: [], warnings: [], warningCount: 0)
    var tournament = TournamentContent(schedule, of: lineUps, seed: 3)
    let odds = playSeasons(plan, SeasonLimits(runs: runs, jobs: 2))
    tournament.seasons = SeasonsRecord(
      odds, teams: tournament.teamNames, asked: asked, until: until, interrupted: interrupted)
    snapshot.content = Content(tournament)
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String { renderText(answerPage(of: snapshot), style: .plain) }

  @Test func theVerdictIsWhoWinsMost() throws {
    let snapshot = snapshot(runs: 200, asked: 200)
    let first = try #require(snapshot.tournament.seasons?.odds.first)
    #expect(first.team == "Good")
    #expect(
      text(snapshot).hasPrefix(
        "Most likely champion: Good, \(percent(first.title))% of 200 tournaments "
          + "(\(percent(first.low))–\(percent(first.high))%)\n"
      ))
    #expect(text(snapshot).contains("One tournament in full\n"))
    let level = try #require(snapshot.tournament.seasons?.runs.titlesByInputOrder)
    #expect(
      text(snapshot).contains(
        "\nLevel  in \(percent(Double(level) / 200))% of them the first two are level, and their order in the file decides\n"
      ))
    let half = fixed((first.pointsHigh.approximate - first.pointsLow.approximate) / 2, decimals: 2)
    #expect(text(snapshot).contains(" \(fixed(first.expectedPoints.approximate, decimals: 2)) ± \(half) "))
    #expect(renderMarkdown(answerPage(of: snapshot)).contains("## Every place, in percent"))
  }

  @Test func aTitleIsADotInItsInterval() throws {
    let snapshot = snapshot(runs: 200, asked: 200)
    let first = try #require(snapshot.tournament.seasons?.odds.first)
    guard case .table(let table)? = oddsSections(snapshot.tournament.seasons?.odds ?? []).first?.blocks.first
    else {
      Issue.record("no table")
      return
    }
    let cell = table.rows[0].cells[1]
    #expect(cell.amount == first.title.approximate)
    #expect(cell.interval == first.low.approximate...first.high.approximate)
  }

  @Test func thePlacesAreAHeatMapOfTheirShares() throws {
    let snapshot = snapshot(runs: 200, asked: 200)
    let odds = try #require(snapshot.tournament.seasons?.odds)
    let section = try #require(oddsSections(odds).last)
    guard case .chart(let chart)? = section.blocks.first, let map = chart.plot as? HeatMap else {
      Issue.record("no heat map")
      return
    }
    #expect(map.rows == ["Good", "Bad"] && map.columns == ["1", "2"])
    let title = percent(odds[0].title)
    // The scale ends at the highest share, rounded up to ten percent, and is explained in the key.
    let full = (max(odds[0].title.approximate, 1 - odds[0].title.approximate) * 10).rounded(.up) / 10
    #expect(map.cells[0][0].shade == .share(odds[0].title.approximate / full))
    #expect(
      map.key.map(\.meaning) == [
        "0%", "\(fixed(full * 50, decimals: 0))%", "\(fixed(full * 100, decimals: 0))%",
      ])
    #expect(
      map.cells.map { $0.map(\.text) }
        == odds.map { $0.places.map { fixed($0.approximate * 100, decimals: 0) } })
    #expect(map.cells[0][0].title == "Good finishes first in \(title)% of tournaments")
    #expect(map.cells[0][0].text == map.cells[1][1].text)
    var team = odds[0]
    let small = ExactDecimal(4, places: 3)
    for (count, text) in [(8, "<1"), (9, "0")] {
      team.places = Array(repeating: small, count: count)
      (team.placesLow, team.placesHigh) = (team.places, team.places)
      let section = oddsSections(Array(repeating: team, count: count)).last
      guard case .chart(let chart)? = section?.blocks.first, let map = chart.plot as? HeatMap else {
        continue
      }
      #expect(map.cells[0][0].text == text)
      #expect(
        section?.notes
          == (count == 9 ? ["0 means less than half a percent; an empty cell means never."] : []))
    }
    team.places = Array(repeating: team.title, count: 41)
    (team.placesLow, team.placesHigh) = (team.places, team.places)
    let many = Array(repeating: team, count: 41)
    guard case .table? = oddsSections(many).last?.blocks.first else {
      Issue.record("a heat map that nobody can read")
      return
    }
  }

  @Test func whatWasAskedForAndNotReachedIsSaid() {
    let precise = snapshot(runs: 200, asked: 200, until: ExactDecimal(20, places: 0))
    #expect(!text(precise).contains(", not to"))
    let missed = snapshot(runs: 200, asked: 200, until: ExactDecimal(1, places: 1))
    #expect(text(missed).contains(", not within ±0.1\n"))
    let stopped = snapshot(runs: 100, asked: 200, interrupted: true)
    #expect(text(stopped).contains("; interrupted\n"))
    #expect(renderHTML(answerPage(of: stopped)).contains("Interrupted after 100 tournaments"))
  }

  @Test func numbersAreRoundedToTheNearest() {
    #expect(percent(ExactDecimal(33_333, places: 5)) == "33.3")
    #expect(percent(ExactDecimal(66_666, places: 5)) == "66.7")
    #expect(percent(ExactDecimal(1, places: 0)) == "100.0")
    #expect(fixed(0.005, decimals: 2) == "0.01")
    #expect(fixed(-1.25, decimals: 1) == "-1.3")
  }

  @Test func theOddsAsCSV() {
    let csv = renderCSV(oddsForCSV(snapshot(runs: 100, asked: 100).tournament.seasons?.odds ?? []))
    #expect(
      csv.hasPrefix("team,title,low,high,expected_points,points_low,points_high,place_1,place_2\r\nGood,"))
  }
}
