import Tables
import Testing
import Tournament

@testable import Snapshots

struct ScheduleRecordsTests {
  /// A schedule of `count` teams of five with equal skills, after some rounds.
  private func schedule(teams count: Int, rounds: Int?) -> (schedule: Schedule, names: [String]) {
    let positions: [Position] = [.keeper, .defence, .midfield, .midfield, .attack]
    let lineUps = (0..<count).map { team in
      LineUp(
        team: "T\(team)",
        players: positions.map { position in
          LineUpPlayer(name: "", position: position, skill: DecimalNumber(mantissa: 7, places: 0))
        })
    }
    var schedule = Schedule(teams: count)
    schedule.take(MatchResult(Pairing(home: 1, away: 0), Score(home: 12, away: 3)))
    let plan = TournamentPlan(lineUps, rounds: schedule.rounds, seed: 4)
    schedule.play(nextRounds: rounds, plan)
    if rounds == nil { schedule.play(MatchPlace(round: schedule.rounds.count, index: 0), plan) }
    return (schedule, lineUps.map(\.team))
  }

  @Test func aScheduleIsReadBackAsItWasWritten() {
    for (count, rounds) in [(2, nil), (3, 0), (3, 1), (4, nil), (7, 2)] as [(Int, Int?)] {
      let (schedule, names) = schedule(teams: count, rounds: rounds)
      #expect(Schedule(schedule.records(teams: names), teams: names) == schedule)
    }
  }

  @Test func theStatesOfTheRulesAreData() throws {
    let (schedule, names) = schedule(teams: 4, rounds: 2)
    let matches = schedule.records(teams: names).flatMap(\.matches)
    #expect(matches.map(\.state) == matches.map { $0.played ? .finished : .aboutToStart })
    for match in matches where !match.events.isEmpty {
      let events = match.events
      #expect(events.filter(\.isPlay).map(\.minute) == Array(1...90))
      #expect(events.allSatisfy { $0.half == (events.firstIndex(of: $0)! < 47 ? 1 : 2) })
      #expect(events[0].event == .kickOff && events[0].team == match.home && events[0].state == .aboutToStart)
      #expect(events[46].event == .halfTime && events[46].state == .halfTime && events[46].minute == 45)
      #expect(events[47].event == .kickOff && events[47].team == match.away)
      #expect(events.last?.state == .finished && events.last?.event == .fullTime)
      #expect([events.last?.homeGoals, events.last?.awayGoals] == [match.homeGoals, match.awayGoals])
      for event in events where event.isPlay {
        #expect(event.state == (event.event == .goal ? .goalScored : .inProgress))
      }
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
    // The remaining data gives the same scores.
    #expect(Schedule(records, teams: names)?.results == schedule.results)
  }
}
