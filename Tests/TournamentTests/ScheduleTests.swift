import Chance
import Testing

@testable import Tournament

struct ScheduleTests {
  private func plan(teams count: Int, seed: UInt64 = 5) -> TournamentPlan {
    var random = SplitMix64(seed: 7)
    return TournamentPlan(
      (0..<count).map { .ordinary(&random, team: "T\($0)") }, rounds: roundRobin(teams: count), seed: seed)
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
        let place = MatchPlace(round: round + 1, index: index)
        let completed = kept.wholeMatch(place, plan)
        #expect(completed.match == whole[place] && completed.duels.count == Match.plays)
      }
    }
    // With another seed, as with other teams, the match ends differently, and the stored match is kept.
    let other = self.plan(teams: 4, seed: 6)
    let same = kept.rounds.indices.flatMap { round in
      kept.rounds[round].matches.indices.map { index in
        let completed = kept.wholeMatch(MatchPlace(round: round + 1, index: index), other)
        return completed.match == kept.rounds[round].matches[index] && completed.duels.isEmpty
      }
    }
    #expect(same.count(where: { $0 }) >= 5)
    kept.take(MatchResult(kept.rounds[0].matches[0].pairing, Score(home: 1, away: 0)))
    #expect(kept.wholeMatch(MatchPlace(round: 1, index: 0), plan).match.events.isEmpty)
  }

  @Test func realResultsReplaceScoresAndChangeNoOther() {
    let plan = plan(teams: 4)
    var before = Schedule(teams: 4)
    before.play(plan)
    var after = before
    let match = before.rounds[1].matches[0].pairing
    // Played at the ground of the team that the schedule has as visitors.
    after.take(MatchResult(Pairing(home: match.away, away: match.home), Score(home: 7, away: 0)))
    #expect(after.rounds[1].matches[0].pairing == Pairing(home: match.away, away: match.home))
    #expect(after.rounds[1].matches[0].score == Score(home: 7, away: 0))
    #expect(after.rounds[1].matches[0].events.isEmpty)
    #expect(after.given == [Pairing(home: match.away, away: match.home): Score(home: 7, away: 0)])
    #expect(after.rounds[0] == before.rounds[0] && after.rounds[2] == before.rounds[2])
    #expect(after.rounds[1].matches[1] == before.rounds[1].matches[1])
  }

  @Test func whatWasSimulatedCanBePlayedAgain() {
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

  /// Plays a schedule of named teams, and returns the scores by name.
  private func played(_ lineUps: [LineUp], seed: UInt64) -> [[Set<String>: [String: Int]]] {
    var schedule = Schedule(names: lineUps.map(\.team))
    schedule.play(TournamentPlan(lineUps, rounds: schedule.rounds, seed: seed))
    return schedule.rounds.map { round in
      var scores: [Set<String>: [String: Int]] = [:]
      for match in round.matches {
        let (home, away) = (lineUps[match.pairing.home].team, lineUps[match.pairing.away].team)
        scores[[home, away]] = [
          home: match.score?.home ?? -1, away: match.score?.away ?? -1, "at \(home)": 0,
        ]
      }
      if let bye = round.bye { scores[[lineUps[bye].team]] = [:] }
      return scores
    }
  }

  @Test func theOrderOfTheFileChangesNeitherScheduleNorScores() {
    let seed: UInt64 = 78
    var random = SplitMix64(seed: seed)
    for number in 0..<60 {
      let count = Int(random.integer(in: 2...8))
      let lineUps = (0..<count).map { team in
        var lineUp = LineUp.ordinary(&random, team: "Team \(team)é")
        for index in lineUp.players.indices {
          lineUp.players[index].name = "P\(index)"
          if number.isMultiple(of: 2) { lineUp.players[index].shirt = "\(99 - index)" }
        }
        return lineUp
      }
      var turned = lineUps.shuffled(using: &random)
      for index in turned.indices { turned[index].players.shuffle(using: &random) }
      #expect(played(lineUps, seed: seed) == played(turned, seed: seed), "seed \(seed), tournament \(number)")
      let plans = [lineUps, turned].map { teams in
        TournamentPlan(teams, rounds: Schedule(names: teams.map(\.team)).rounds, seed: seed)
      }
      let goals = plans.map { plan in
        plan.results(runs: 1...3, QuickMatches(teams: plan.powers)).map { season in
          season.map { [$0.score.home, $0.score.away] }
        }
      }
      #expect(goals[0] == goals[1])
    }
  }

  @Test func aMatchIsPlayedAloneAndAgainWithoutChangingAnother() {
    let plan = plan(teams: 4)
    var whole = Schedule(teams: 4)
    whole.play(plan)
    var single = Schedule(teams: 4)
    let place = MatchPlace(round: 2, index: 1)
    single.play(place, plan)
    #expect(single.results.count == 1 && single[place] == whole[place])
    var scores: Set<Score> = []
    var again = whole
    for replay in 1...20 {
      again.play(place, plan)
      #expect(again[place].replays == replay)
      if let score = again[place].score { scores.insert(score) }
      #expect(again.wholeMatch(place, plan).match == again[place])
    }
    #expect(scores.count > 3)
    again[place] = whole[place]
    #expect(again == whole)
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
