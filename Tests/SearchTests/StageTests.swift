import Chance
import Testing

@testable import Search

/// Each method alone against brute force over the same core.
struct StageTests {
  /// A random pool, any multiplier, and every team within the budget.
  private struct Sample {
    let pool: WeighedPool<Int64>
    let core: Core<Int64>
    let best: [Int32]?

    init(_ random: inout SplitMix64, sizes: ClosedRange<Int64>, counts: ClosedRange<Int64>) {
      let size = Int(random.integer(in: sizes))
      let count = max(size + 1, Int(random.integer(in: counts)))
      let range = random.integer(in: 1...30)
      let skills = (0..<count).map { _ in random.integer(in: 0...range) }
      let costs = (0..<count).map { _ in random.integer(in: 0...range) }
      let players = skyband(skills: skills, costs: costs, size: count)
      let budget = random.integer(in: 0...(Int64(size) * range))
      let multiplier = Multiplier<Int64>(
        skill: random.integer(in: 1...5), cost: random.integer(in: 0...5))
      pool = WeighedPool(players: players, size: size, budget: budget, multiplier: multiplier)
      core = Core(of: pool, loss: max(0, pool.allowedLoss(forSkill: 0)))
      let answer = bruteForceBestTeam(
        Problem(
          skills: .narrow(skills), costs: .narrow(costs), size: size, budget: Int128(budget)))
      best = answer.status == .proved ? answer.rows.map { Int32($0) } : nil
    }

    func rows(_ positions: [Int32]) -> [Int32] {
      core.team(positions).map { pool.players.rows[Int($0)] }.sorted()
    }

    var totals: (skill: Int64, cost: Int64) {
      let ranks = best!.map { row in Int32(pool.players.rows.firstIndex(of: row)!) }
      return pool.players.totals(of: ranks)
    }
  }

  private let effort = Effort(stop: StopSignal())

  @Test func halfSplitFindsTheFirstBestTeam() {
    var random = SplitMix64(seed: 201)
    var tried = 0
    for number in 0..<1_500 {
      let sample = Sample(&random, sizes: 1...7, counts: 2...13)
      guard sample.core.choose > 0 else { continue }
      tried += 1
      let budget = sample.pool.budget - sample.core.mandatoryCost
      let narrow = HalfSplit<Int64, UInt64>(sample.core).bestTeam(
        budget: budget, effort: effort, entries: 100_000)
      let wide = HalfSplit<Int64, UInt128>(sample.core).bestTeam(
        budget: budget, effort: effort, entries: 100_000)
      #expect(narrow == wide)
      check(narrow, sample, number)
    }
    #expect(tried > 1_000)
  }

  @Test func medianSplitFindsTheFirstBestTeam() {
    var random = SplitMix64(seed: 202)
    var tried = 0
    for number in 0..<1_000 {
      let sample = Sample(&random, sizes: 5...5, counts: 6...13)
      guard MedianSplit.suits(sample.core) else { continue }
      tried += 1
      let budget = sample.pool.budget - sample.core.mandatoryCost
      check(MedianSplit(sample.core).bestTeam(budget: budget, effort: effort), sample, number)
    }
    #expect(tried > 300)
  }

  private func check(_ outcome: MeetingOutcome, _ sample: Sample, _ number: Int) {
    switch outcome {
    case .best(let positions): #expect(sample.rows(positions) == sample.best, "problem \(number)")
    case .none: #expect(sample.best == nil, "problem \(number)")
    case .gaveUp, .impossible: Issue.record("problem \(number) gave \(outcome)")
    }
  }

  @Test func aMeetingGivesUpWhenItsEffortOrMemoryEnds() {
    var random = SplitMix64(seed: 203)
    let sample = Sample(&random, sizes: 6...6, counts: 13...13)
    let split = HalfSplit<Int64, UInt64>(sample.core)
    #expect(
      split.bestTeam(budget: 1_000, effort: Effort(allowed: 5, stop: StopSignal()), entries: 9_999)
        == .gaveUp)
    #expect(split.bestTeam(budget: 1_000, effort: effort, entries: 3) == .impossible)
  }

  /// A thousand players are half a million pairs: too many to sort after the signal.
  @Test func medianSplitGivesUpBeforeItSorts() {
    let core = Core(choosing: 5, skills: Array(repeating: 1, count: 1_000), costs: Array(0..<1_000))
    let stop = StopSignal()
    stop.raise()
    let effort = Effort(stop: stop)
    #expect(MedianSplit(core).bestTeam(budget: 5_000, effort: effort) == .gaveUp)
    #expect(effort.steps == MedianSplit.stepsOfSorting(core))
    #expect(core.count == 1_000)
  }

  @Test func rowOrderFindsTheFirstTie() {
    var random = SplitMix64(seed: 204)
    var tried = 0
    for number in 0..<2_000 {
      let sample = Sample(&random, sizes: 1...7, counts: 2...13)
      guard sample.best != nil else { continue }
      tried += 1
      let (skill, cost) = sample.totals
      let found = RowOrderSearch(sample.core).firstTeam(skill: skill, cost: cost, effort: effort)
      #expect(found.map { sample.rows($0) } == sample.best, "problem \(number)")
    }
    #expect(tried > 1_000)
  }

  @Test func rowOrderFindsNothingWhereThereIsNothing() {
    var random = SplitMix64(seed: 205)
    let sample = Sample(&random, sizes: 4...4, counts: 12...12)
    let none = RowOrderSearch(sample.core).firstTeam(skill: 9_999, cost: 1, effort: effort)
    #expect(none == nil)
  }

  /// Two members at the end cost enough, and any two before them are skilled enough, but none are both:
  /// every place is looked at.
  @Test func rowOrderBooksThePlacesItLooksAtInVain() {
    let skills = [Int64](repeating: 10, count: 1_000) + [0, 0]
    let costs = [Int64](repeating: 0, count: 1_000) + [10, 10]
    let core = Core(choosing: 2, skills: skills, costs: costs)
    let effort = Effort(stop: StopSignal())
    #expect(RowOrderSearch(core).firstTeam(skill: 20, cost: 20, effort: effort) == nil)
    #expect((999...1_100).contains(effort.steps))
  }

  @Test func branchingOverTiesFindsTheFirst() {
    var random = SplitMix64(seed: 206)
    var tried = 0
    for number in 0..<1_500 {
      let sample = Sample(&random, sizes: 1...7, counts: 2...13)
      guard sample.best != nil else { continue }
      tried += 1
      let (skill, cost) = sample.totals
      let attempt = attempt(sample, target: .equal(skill: skill, cost: cost), start: (0, 0))
      attempt.runAlone()
      let given = sample.core.mandatory.map { sample.pool.players.rows[Int($0)] }
      #expect(((attempt.firstTies.first ?? []) + given).sorted() == sample.best, "problem \(number)")
    }
    #expect(tried > 750)
  }

  /// The core for a skill must hold every team of that skill, and branching must find the best of them.
  @Test func branchingFindsSkillAndCostInTheCoreOfTheBestSkill() {
    var random = SplitMix64(seed: 207)
    var tried = 0
    for number in 0..<1_500 {
      let sample = Sample(&random, sizes: 1...7, counts: 2...13)
      guard sample.best != nil else { continue }
      tried += 1
      let (skill, cost) = sample.totals
      for below in [Int64(0), 1, 5] where below <= skill {
        let core = Core(
          of: sample.pool, loss: sample.pool.allowedLoss(forSkill: skill - below))
        let attempt = attempt(
          sample, core: core, target: .better(skill: skill - below, budget: sample.pool.budget),
          start: (-1, 0))
        attempt.runAlone()
        let found = attempt.collector.threshold()
        #expect(found?.skill == skill && found?.cost == cost, "problem \(number)")
      }
    }
    #expect(tried > 750)
  }

  private func attempt(
    _ sample: Sample, core: Core<Int64>? = nil, target: Target<Int64>, start: (Int64, Int64)
  ) -> BranchAttempt<Int64> {
    let core = core ?? sample.core
    let incumbent = Incumbent(
      Incumbent<Int64>.Team(ranks: [], skill: start.0, cost: start.1), improved: { _ in })
    return BranchAttempt(
      core: core, tables: CoreTables(core), target: target, collector: incumbent.collector(of: core),
      effort: effort)
  }
}

extension Core<Int64> {
  /// A core of all these players, whatever their skills and costs; the weights are the skills.
  init(choosing size: Int, skills: [Int64], costs: [Int64]) {
    let players = skyband(skills: skills, costs: costs, size: skills.count)
    let pool = WeighedPool(
      players: players, size: size, budget: costs.reduce(0, +), multiplier: Multiplier(skill: 1, cost: 0))
    self.init(of: pool, loss: pool.heaviest)
  }
}
