import Chance
import Testing

@testable import Search

struct SkillDistributionTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func agreesWithLookingAtEveryTeam(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    for round in 0..<60 {
      let problem = SmallProblem(from: &chance)
      let pool = RankPool(
        skills: problem.skills.map { $0 % 50 }, costs: problem.costs.map { $0 % 50 }, size: problem.size,
        budget: problem.budget % 200)
      let asked = (0..<2).map { _ in chance.integer(in: 0...60) }
      let small = SmallProblem(
        skills: pool.skills, costs: pool.costs, size: pool.size, budget: pool.budget)
      let truth = small.ranks(of: asked).ranks
      let primes = 1 + Int(chance.integer(in: 0...2))
      let shape = try #require(
        DistributionShape(
          size: pool.size, skills: pool.leastSkill...pool.mostSkill, mostCost: pool.mostCost, primes: primes))
      for jobs in [1, 3] {
        var meter = WorkMeter(limit: shape.steps, stop: StopSignal())
        let ranks = try SkillDistribution(pool, shape, jobs: jobs).ranks(
          of: asked.map { Int($0) }, meter: &meter)
        #expect(ranks == truth, "seed \(seed), round \(round): \(small), skills \(asked), jobs \(jobs)")
      }
    }
  }

  @Test func tellsOnlyTheSkillsOfLegalTeamsApart() throws {
    // The strong are too dear: legal teams have 0 to 3, four roots are enough.
    let pool = RankPool<Int64>(
      skills: [0, 1, 1, 1, 1_000, 1_000], costs: [0, 1, 1, 1, 9, 9], size: 3, budget: 3)
    let shape = try #require(
      DistributionShape(size: 3, skills: Int64(2)...3, mostCost: pool.mostCost, primes: 1))
    #expect(shape.skillOrder == 2)
    var meter = WorkMeter(limit: .max, stop: StopSignal())
    let ranks = try SkillDistribution(pool, shape, jobs: 1).ranks(of: [1, 2, 3, 4], meter: &meter)
    #expect(ranks.map(\.better.value) == [4, 1, 0, 0])
    #expect(ranks.map(\.equal.value) == [0, 3, 1, 0])
  }

  @Test func knowsWhatDoesNotFitIntoMemory() throws {
    let fits = DistributionShape(size: 5, skills: Int64(0)...4_000, mostCost: 2_000, primes: 1)
    #expect(try #require(fits).skillOrder == 4_096 && fits?.costOrder == 2_048)
    #expect(DistributionShape(size: 5, skills: Int64(0)...5_000, mostCost: 2_000, primes: 1) == nil)
    #expect(DistributionShape(size: 5, skills: Int128(0)...(1 << 100), mostCost: 0, primes: 1) == nil)
  }

  @Test func stopsAtOnce() throws {
    let stop = StopSignal()
    stop.raise()
    let pool = RankPool<Int64>(skills: [1, 2, 3], costs: [1, 2, 3], size: 2, budget: 4)
    let shape = try #require(
      DistributionShape(size: 2, skills: pool.leastSkill...pool.mostSkill, mostCost: 5, primes: 1))
    var meter = WorkMeter(limit: .max, stop: stop)
    #expect(throws: CountingEnd.stopped) {
      try SkillDistribution(pool, shape, jobs: 2).ranks(of: [3], meter: &meter)
    }
  }
}
