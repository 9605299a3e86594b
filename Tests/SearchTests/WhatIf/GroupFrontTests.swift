import Chance
import Tables
import Testing

@testable import Search

struct GroupFrontTests {
  private func front(
    _ problem: Problem, of number: Int, parts: Int?, effort: Effort = Effort(stop: StopSignal())
  ) -> GroupFront? {
    let tuning = FrontTuning(
      stepsBeforeBounds: parts == nil ? .max : 0, membersBeforeBounds: 1, parts: parts ?? 1)
    return problem.groupFront(
      of: number, within: problem.budget, effort: effort, tuning: tuning)
  }

  @Test func boundsLeaveOutNothing() throws {
    for seed in 0..<4_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(&random).problem
      let number = Int(random.integer(in: 1...Int64(problem.size)))
      let parts = Int(random.integer(in: 1...9))
      let plain = try #require(front(problem, of: number, parts: nil)).groups
      let bounded = try #require(front(problem, of: number, parts: parts)).groups
      #expect(plain.map(\.cost) == bounded.map(\.cost), "seed \(seed)")
      #expect(plain.map(\.skill) == bounded.map(\.skill), "seed \(seed)")
    }
  }

  @Test(arguments: InstanceFamily.allCases, [2, 5])
  func boundsLeaveOutNothingInFamilies(family: InstanceFamily, size: Int) throws {
    let isSubsetSum = [.subsetSum, .subsetSumWide].contains(family)
    let pool = family.pool(count: isSubsetSum ? 14 : 100, seed: 11)
    for tightness in [0.2, 1] {
      let budget = InstanceFamily.budget(costs: pool.costs, size: size, tightness: tightness)
      let problem = Problem(
        skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size, budget: Int128(budget))
      let plain = try #require(front(problem, of: size, parts: nil)).groups
      for parts in [3, 24] {
        let bounded = try #require(front(problem, of: size, parts: parts)).groups
        #expect(plain.map(\.cost) == bounded.map(\.cost))
        #expect(plain.map(\.skill) == bounded.map(\.skill))
      }
    }
  }

  /// The marks of a group are those of one that has its totals: without the missing ones there is such a group.
  @Test func whoeverLacksItsMarkIsMissing() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(&random, sizes: 2...5).problem
      for group in try #require(front(problem, of: problem.size, parts: seed % 2 == 0 ? 3 : nil)).groups {
        var others = problem
        let lacking = (0..<problem.skills.count).filter {
          group.members.surelyLacksOne(of: MemberSieve([$0]))
        }
        others.skills = units(
          problem.skills.values.enumerated().filter { !lacking.contains($0.offset) }.map(\.1))
        others.costs = units(
          problem.costs.values.enumerated().filter { !lacking.contains($0.offset) }.map(\.1))
        others.budget = group.cost
        #expect(findBestTeam(others).skill == group.skill, "seed \(seed)")
      }
    }
  }

  @Test func tooMuchWorkLeavesNothing() {
    let pool = InstanceFamily.weaklyCorrelated.pool(count: 400, seed: 1)
    let problem = Problem(skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: 6, budget: .max)
    let effort = Effort(allowed: 1_000, stop: StopSignal())
    #expect(front(problem, of: 6, parts: 5, effort: effort)?.groups.count == nil)
    #expect(effort.ending == .exhausted)
    #expect(
      problem.groupFront(
        of: 6, within: nil, effort: Effort(stop: StopSignal()), mostEntries: 100
      )?.groups.count == nil)
  }
}
