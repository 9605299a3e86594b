import Chance
import Synchronization
import Testing

@testable import Tournament

struct SeasonsTests {
  private func plan(teams count: Int, seed: UInt64) -> TournamentPlan {
    var random = SplitMix64(seed: seed)
    return TournamentPlan(
      (0..<count).map { .ordinary(&random, team: "T\($0)") }, rounds: roundRobin(teams: count), seed: seed)
  }

  @Test func theOddsAreTheSameForEveryNumberOfThreads() {
    let plan = plan(teams: 5, seed: 91)
    let one = playSeasons(plan, SeasonLimits(runs: 1_237, jobs: 1))
    for jobs in [2, 3, 7, 64] {
      #expect(playSeasons(plan, SeasonLimits(runs: 1_237, jobs: jobs)) == one, "\(jobs) jobs")
    }
    #expect(one.runs == 1_237)
    for team in one.teams {
      #expect(team.places.reduce(0, +) == 1_237)
      #expect(team.points.count == 1_237)
    }
    for place in 0..<5 { #expect(one.teams.reduce(0) { $0 + $1.places[place] } == 1_237) }
  }

  @Test func oddsOfPartsAreThoseOfTheWholeInAnyOrder() {
    let plan = plan(teams: 5, seed: 97)
    let whole = playSeasons(plan, SeasonLimits(runs: 2_345, jobs: 2))
    var parts = [(1, 700), (701, 1_001), (1_702, 644)].map { first, runs in
      var limits = SeasonLimits(runs: runs, jobs: 2)
      limits.first = first
      return playSeasons(plan, limits)
    }
    #expect(parts.allSatisfy { $0.isWhole(runs: $0.runs, teams: 5) && $0.runs > 0 })
    parts.reverse()
    var merged = parts.removeFirst()
    for part in parts { merged.merge(part) }
    #expect(merged == whole)
  }

  @Test func aTournamentOfManyIsTheTournamentOfItsNumber() {
    let plan = plan(teams: 4, seed: 92)
    let first = standings(teams: 4, plan.results(runs: 1...1, QuickMatches(teams: plan.powers))[0])
    let odds = playSeasons(plan, SeasonLimits(runs: 1, jobs: 2))
    for (place, standing) in first.enumerated() { #expect(odds.teams[standing.team].places[place] == 1) }
  }

  @Test func titlesThatTheOrderOfInputAwardsAreCounted() {
    let plan = plan(teams: 2, seed: 96)
    let odds = playSeasons(plan, SeasonLimits(runs: 1_500, jobs: 3))
    let draws = (1...1_500).count { run in
      var nobody = NoObserver()
      let score = plan.play(plan.rounds[0][0], round: 1, run: run, &nobody)
      return score.home == score.away
    }
    #expect(odds.titlesByInputOrder == draws)
    #expect(draws > 200)
  }

  @Test func oneMatchCanBePlayedAgainWithoutChangingAnother() {
    var plan = plan(teams: 6, seed: 93)
    let quick = QuickMatches(teams: plan.powers)
    let before = plan.results(runs: 3...3, quick)[0]
    let known = before[4].pairing
    plan.known[known] = Score(home: 9, away: 9)
    let after = plan.results(runs: 3...3, quick)[0]
    for (one, other) in zip(before, after) where one.pairing != known { #expect(one == other) }
    #expect(after[4].score == Score(home: 9, away: 9))
    #expect(plan.results(runs: 4...4, quick)[0].map(\.score) != after.map(\.score))
  }

  @Test func stopsWhenTheTitleIntervalsAreNarrowEnough() {
    let plan = plan(teams: 4, seed: 94)
    let odds = playSeasons(plan, SeasonLimits(runs: 100_000, precision: 0.02, jobs: 2))
    #expect(odds.runs.isMultiple(of: 1_000) && odds.runs < 100_000)
    #expect(odds.widestTitleInterval < 0.02)
    let before = playSeasons(plan, SeasonLimits(runs: odds.runs - 1_000, jobs: 2))
    #expect(before.widestTitleInterval >= 0.02)
  }

  @Test func anInterruptionLeavesWhatIsFinished() {
    let asked = Atomic<Int>(0)
    var limits = SeasonLimits(runs: 100_000, jobs: 2)
    limits.isStopped = { asked.add(1, ordering: .relaxed).newValue > 100 }
    let odds = playSeasons(plan(teams: 4, seed: 95), limits)
    #expect(odds.runs == 2_000)
  }
}
