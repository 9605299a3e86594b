import Tables
import Testing
import Tournament

@testable import Snapshots

struct ScheduleRecordsTests {
  /// A schedule of so many teams of five with equal skills, after some rounds.
  private func schedule(teams count: Int, rounds: Int?) -> (schedule: Schedule, names: [String]) {
    let positions: [Position] = [.keeper, .defence, .midfield, .midfield, .attack]
    let lineUp = LineUp(
      team: "",
      players: positions.map { position in
        LineUpPlayer(name: "", position: position, skill: DecimalNumber(mantissa: 7, places: 0))
      })
    var schedule = Schedule(teams: count)
    schedule.take(MatchResult(Pairing(home: 1, away: 0), Score(home: 12, away: 3)))
    let plan = TournamentPlan(
      powers: Array(repeating: TeamPowers(lineUp), count: count), rounds: schedule.pairings, seed: 4)
    schedule.play(nextRounds: rounds, plan)
    return (schedule, (0..<count).map { "T\($0)" })
  }

  @Test func aScheduleIsReadBackAsItWasWritten() {
    for (count, rounds) in [(2, nil), (3, 0), (3, 1), (4, nil), (7, 2)] as [(Int, Int?)] {
      let (schedule, names) = schedule(teams: count, rounds: rounds)
      #expect(Schedule(schedule.records(teams: names), teams: names) == schedule)
    }
  }

  @Test func theOrderOfTheTeamsMayChange() throws {
    let (schedule, names) = schedule(teams: 4, rounds: 2)
    let turned = Array(names.reversed())
    let again = try #require(Schedule(schedule.records(teams: names), teams: turned))
    #expect(again.records(teams: turned) == schedule.records(teams: names))
  }

  @Test func otherTeamsAndOtherMatchesAreNoScheduleOfThese() {
    let (schedule, names) = schedule(teams: 4, rounds: 1)
    let records = schedule.records(teams: names)
    #expect(Schedule(records, teams: ["T0", "T1", "T2", "X"]) == nil)
    #expect(Schedule(records, teams: names + ["T4"]) == nil)
    #expect(Schedule(Array(records.dropLast()), teams: names) == nil)
    #expect(Schedule(records.dropLast() + [records[0]], teams: names) == nil)
  }

  @Test func largeTournamentsKeepGoalsAndCardsAlone() {
    let (schedule, names) = schedule(teams: 21, rounds: 1)
    let records = schedule.records(teams: names)
    let events = records.flatMap(\.matches).flatMap(\.events)
    #expect(!events.isEmpty && events.allSatisfy(\.isNotable))
    #expect(schedule.rounds[0].matches.allSatisfy { $0.isGiven || $0.events.count == 90 })
    // What is left tells the same scores.
    #expect(Schedule(records, teams: names)?.results == schedule.results)
  }
}
