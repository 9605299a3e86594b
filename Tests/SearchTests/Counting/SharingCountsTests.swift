import Chance
import Testing

@testable import Search

struct SharingCountsTests {
  @Test func countsTheTenPlayerSample() throws {
    let sample = SmallProblem(
      skills: [8, 7, 9, 6, 8, 7, 9, 6, 8, 7],
      costs: [120, 100, 150, 80, 110, 90, 140, 70, 120, 100], size: 5, budget: 500)
    for (skill, cost) in [(20, 1), (25, 1), (30, 1), (1, 0), (1, 9)] as [(Int64, Int64)] {
      let multiplier = Multiplier(skill: skill, cost: cost)
      let counts = sample.counts(as: Int64.self, winners: [0, 1, 4, 5, 7], multiplier: multiplier)
      #expect(counts.sharingSkill == TeamCount(20))
      #expect(counts.sharingSkillAndCost == TeamCount(5))
      #expect(counts.inAll == [false, false, true, true, true])
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func agreesWithLookingAtEveryTeam(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    for round in 0..<200 {
      let problem = SmallProblem(from: &chance)
      guard let truth = problem.truth() else { continue }
      let multiplier = Self.someMultiplier(&chance)
      let narrow = problem.counts(as: Int64.self, winners: truth.winners, multiplier: multiplier)
      #expect(narrow == truth.counts, "seed \(seed), round \(round): \(problem), multiplier \(multiplier)")
      let wide = problem.counts(as: Int128.self, winners: truth.winners, multiplier: multiplier)
      #expect(wide == truth.counts, "seed \(seed), round \(round): \(problem), multiplier \(multiplier)")
    }
  }

  @Test func countsTheSameInUnitsOfTrillions() {
    var chance = SplitMix64(seed: 50)
    for round in 0..<300 {
      var problem = SmallProblem(from: &chance)
      guard let truth = problem.truth() else { continue }
      // Sums of 4·8 weighted values stay below 2^63: 32 · 12 · 1,300 · 10^13.
      problem.skills = problem.skills.map { $0 * 10_000_000_000_000 }
      problem.costs = problem.costs.map { $0 * 10_000_000_000_000 }
      problem.budget = problem.budget * 10_000_000_000_000 + 1
      let multiplier = Multiplier(skill: chance.integer(in: 1...12), cost: chance.integer(in: 0...12))
      let counts = problem.counts(as: Int64.self, winners: truth.winners, multiplier: multiplier)
      #expect(counts == truth.counts, "seed 50, round \(round): \(problem), multiplier \(multiplier)")
    }
  }

  @Test(arguments: 100..<110 as Range<UInt64>)
  func isALowerBoundWhateverTheWorkAllowed(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    for round in 0..<200 {
      let problem = SmallProblem(from: &chance)
      guard let truth = problem.truth() else { continue }
      let limit = Int(chance.integer(in: 0...[0, 30, 1_000, 5_000][Int(chance.integer(in: 0...3))]))
      let multiplier = Self.someMultiplier(&chance)
      let counts = problem.counts(
        as: Int64.self, winners: truth.winners, multiplier: multiplier, workLimit: limit)
      let comment = "seed \(seed), round \(round), limit \(limit): \(problem), multiplier \(multiplier)"
      #expect(Self.agrees(counts, with: truth.counts), "\(comment)")
      let again = problem.counts(
        as: Int64.self, winners: truth.winners, multiplier: multiplier, workLimit: limit)
      #expect(counts == again, "\(comment)")
    }
  }

  @Test func isALowerBoundWhenStoppedBeforehand() {
    var chance = SplitMix64(seed: 200)
    let stop = StopSignal()
    stop.raise()
    var inexact = 0
    for round in 0..<200 {
      let problem = SmallProblem(from: &chance)
      guard let truth = problem.truth() else { continue }
      let counts = problem.counts(
        as: Int64.self, winners: truth.winners, multiplier: Self.someMultiplier(&chance), stop: stop)
      #expect(Self.agrees(counts, with: truth.counts), "seed 200, round \(round): \(problem)")
      inexact += counts.sharingSkill.isExact ? 0 : 1
    }
    #expect(inexact > 20)
  }

  @Test func countsEqualPlayersByTheBinomial() {
    for (count, size) in [(5, 5), (30, 1), (1_000, 5), (100, 40), (20_000, 7)] {
      let equals = SmallProblem(
        skills: Array(repeating: 7, count: count), costs: Array(repeating: 3, count: count), size: size,
        budget: Int64(3 * size))
      let counts = equals.counts(
        as: Int64.self, winners: Array(0..<size), multiplier: Multiplier(skill: 1, cost: 1))
      let ways = TeamCount(.waysToChoose(size, of: count))
      #expect(ways.value < .max)
      #expect(counts.sharingSkill == ways)
      #expect(counts.sharingSkillAndCost == ways)
      #expect(counts.inAll == Array(repeating: count == size, count: size))
    }
  }

  @Test func countsTwoKindsOfPlayersByTwoBinomials() {
    // The budget pays for three of the strong and dear among the first 500, the others come from the rest.
    let problem = SmallProblem(
      skills: (0..<1_200).map { $0 < 500 ? 9 : 5 }, costs: (0..<1_200).map { $0 < 500 ? 20 : 10 }, size: 8,
      budget: 8 * 10 + 3 * 10 + 9)
    let winners = [0, 1, 2, 500, 501, 502, 503, 504]
    let ways = TeamCount(.waysToChoose(3, of: 500) * .waysToChoose(5, of: 700))
    for (skill, cost) in [(5, 2), (10, 3), (3, 1), (10, 1)] as [(Int64, Int64)] {
      let multiplier = Multiplier(skill: skill, cost: cost)
      let counts = problem.counts(as: Int64.self, winners: winners, multiplier: multiplier)
      #expect(counts.sharingSkill == ways)
      #expect(counts.sharingSkillAndCost == ways)
      #expect(counts.inAll == Array(repeating: false, count: 8))
    }
  }

  @Test func givesTheLargestNumberAsALowerBoundBeyond128Bits() {
    let strong = 10_000
    let problem = SmallProblem(
      skills: (0..<2 * strong).map { $0 < strong ? 9 : 5 },
      costs: (0..<2 * strong).map { $0 < strong ? 20 : 10 }, size: 16, budget: 16 * 15)
    let winners = Array(0..<8) + Array(strong..<strong + 8)
    let counts = problem.counts(as: Int64.self, winners: winners, multiplier: Multiplier(skill: 5, cost: 2))
    #expect(counts.sharingSkill == TeamCount(.max, isExact: false))
    #expect(counts.sharingSkillAndCost == TeamCount(.max, isExact: false))
    #expect(counts.inAll == Array(repeating: false, count: 16))

    let equals = SmallProblem(
      skills: Array(repeating: 7, count: 300), costs: Array(repeating: 3, count: 300), size: 150,
      budget: 1_000)
    let ample = equals.counts(
      as: Int64.self, winners: Array(0..<150), multiplier: Multiplier(skill: 1, cost: 1))
    #expect(ample.sharingSkill == TeamCount(.max, isExact: false))
    #expect(ample.inAll == Array(repeating: false, count: 150))
  }

  @Test func isALowerBoundOnLargeProblemsAtEveryLimit() {
    // Skill bound to cost: everybody is open, and there are many ways to spend the budget to the last.
    var chance = SplitMix64(seed: 300)
    let costs = (0..<90).map { _ in chance.integer(in: 1...200) }
    let winners = Array(50..<56)
    let budget = winners.reduce(0) { $0 + costs[$1] }
    let problem = SmallProblem(skills: costs.map { $0 + 7 }, costs: costs, size: 6, budget: budget)
    let exact = problem.counts(as: Int64.self, winners: winners, multiplier: Multiplier(skill: 1, cost: 1))
    #expect(exact.sharingSkill.isExact)
    #expect(exact.sharingSkill.value > 100_000)
    var limit = 1
    while limit < 1 << 26 {
      let counts = problem.counts(
        as: Int64.self, winners: winners, multiplier: Multiplier(skill: 1, cost: 1), workLimit: limit)
      #expect(Self.agrees(counts, with: exact), "limit \(limit)")
      #expect(
        counts
          == problem.counts(
            as: Int64.self, winners: winners, multiplier: Multiplier(skill: 1, cost: 1), workLimit: limit))
      limit *= 8
    }
  }

  /// Whether what is claimed is true: a count is right or a lower bound above 0 and marked as such.
  private static func agrees(_ counts: SharingCounts, with truth: SharingCounts) -> Bool {
    func agrees(_ count: TeamCount, _ right: TeamCount) -> Bool {
      count.isExact ? count == right : (1...right.value).contains(count.value)
    }
    return agrees(counts.sharingSkill, truth.sharingSkill)
      && agrees(counts.sharingSkillAndCost, truth.sharingSkillAndCost)
      && (counts.inAll.isEmpty || counts.inAll == truth.inAll)
  }

  /// Mostly sensible weights, but also no weight on cost, and far too much.
  private static func someMultiplier(_ chance: inout SplitMix64) -> Multiplier<Int64> {
    switch chance.integer(in: 0...5) {
    case 0: Multiplier(skill: chance.integer(in: 1...3), cost: 0)
    case 1: Multiplier(skill: 1, cost: chance.integer(in: 10...10_000))
    case 2: Multiplier(skill: chance.integer(in: 10...10_000), cost: 1)
    default: Multiplier(skill: chance.integer(in: 1...12), cost: chance.integer(in: 0...12))
    }
  }
}
