import Chance
import Testing

@testable import Tournament

struct ScheduleTests {
  private func plan(teams count: Int, seed: UInt64 = 5) -> TournamentPlan {
    var random = SplitMix64(seed: 7)
    return TournamentPlan(
      powers: (0..<count).map { _ in TeamPowers(.ordinary(&random)) }, rounds: roundRobin(teams: count),
      seed: seed)
  }

  @Test func roundByRoundIsTheSameAsAllAtOnce() {
    for count in 2...7 {
      let plan = plan(teams: count)
      var whole = Schedule(teams: count)
      whole.play(plan)
      var steps = Schedule(teams: count)
      for round in steps.rounds.indices {
        #expect(steps.rounds.count { $0.isPlayed } == round)
        steps.play(nextRounds: 1, plan)
      }
      #expect(steps == whole)
      #expect(whole.results == plan.results(runs: 1...1, QuickMatches(teams: plan.powers))[0])
    }
  }

  @Test func aStoryOfWhichOnlyGoalsWereKeptIsToldWholeAgain() {
    let plan = plan(teams: 4)
    var whole = Schedule(teams: 4)
    whole.play(plan)
    var kept = whole
    for round in kept.rounds.indices {
      for index in kept.rounds[round].matches.indices {
        kept.rounds[round].matches[index].events.removeAll { $0.kind != .goal }
        #expect(kept.wholeMatch(round: round + 1, index: index, plan) == whole.rounds[round].matches[index])
      }
    }
    // With other chances, as with other teams, the match ends otherwise, and what was kept stays.
    let other = self.plan(teams: 4, seed: 6)
    let same = kept.rounds.indices.flatMap { round in
      kept.rounds[round].matches.indices.map { index in
        kept.wholeMatch(round: round + 1, index: index, other) == kept.rounds[round].matches[index]
      }
    }
    #expect(same.count(where: { $0 }) >= 5)
    kept.take(MatchResult(kept.rounds[0].matches[0].pairing, Score(home: 1, away: 0)))
    #expect(kept.wholeMatch(round: 1, index: 0, plan).events.isEmpty)
  }

  @Test func realResultsReplaceScoresAndChangeNoOther() {
    let plan = plan(teams: 4)
    var before = Schedule(teams: 4)
    before.play(plan)
    var after = before
    let match = before.rounds[1].matches[0].pairing
    // Played where the schedule has the visitors.
    after.take(MatchResult(Pairing(home: match.away, away: match.home), Score(home: 7, away: 0)))
    #expect(after.rounds[1].matches[0].pairing == Pairing(home: match.away, away: match.home))
    #expect(after.rounds[1].matches[0].score == Score(home: 7, away: 0))
    #expect(after.rounds[1].matches[0].events.isEmpty)
    #expect(after.given == [Pairing(home: match.away, away: match.home): Score(home: 7, away: 0)])
    #expect(after.rounds[0] == before.rounds[0] && after.rounds[2] == before.rounds[2])
    #expect(after.rounds[1].matches[1] == before.rounds[1].matches[1])
  }

  @Test func whatWasSimulatedCanBePlayedAnew() {
    var schedule = Schedule(teams: 4)
    schedule.take(MatchResult(Pairing(home: 0, away: 1), Score(home: 1, away: 1)))
    schedule.play(plan(teams: 4, seed: 1))
    let first = schedule
    schedule.forgetSimulated()
    #expect(schedule.results.count == 1)
    schedule.play(plan(teams: 4, seed: 1))
    #expect(schedule == first)
    schedule.forgetSimulated()
    schedule.play(plan(teams: 4, seed: 2))
    #expect(schedule != first && schedule.given == first.given)
  }

  @Test func aRoundWithRealResultsAloneCountsAsPlayed() {
    var schedule = Schedule(teams: 4)
    for match in schedule.rounds[0].matches {
      schedule.take(MatchResult(match.pairing, Score(home: 0, away: 0)))
    }
    schedule.play(nextRounds: 1, plan(teams: 4))
    #expect(schedule.rounds.map(\.isPlayed) == [true, true, false])
  }
}
