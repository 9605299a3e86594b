import Chance
import Tables
import Testing

@testable import Search

/// Pools of every family, too large for brute force.
struct FamiliesTests {
  @Test(arguments: InstanceFamily.allCases, [100, 400])
  func threadsAndMethodsAgree(family: InstanceFamily, count: Int) {
    var eager = SearchTuning()
    eager.stepsBeforeThreads = 200
    var changing = SearchTuning()
    changing.stepsBeforeExchanges = 5_000
    changing.stepsBeforeRowOrder = 1_000
    // Long numbers without structure come in small pools only: nothing prunes them.
    let isSparse = family == .subsetSum || family == .subsetSumWide
    for (size, tightness) in [(5, 0.1), (isSparse ? 3 : 8, 0.4), (isSparse ? 4 : 15, 0.7)] {
      let problem = family.problem(count: isSparse ? 40 : count, size: size, tightness: tightness, seed: 9)
      let alone = find(problem, jobs: 1, SearchTuning())
      #expect(alone.status == .proved)
      #expect(alone.cost <= problem.budget && alone.rows.count == size)
      #expect(alone == find(problem, jobs: 4, eager), "size \(size)")
      #expect(alone == find(problem, jobs: 1, changing), "size \(size)")
    }
  }

  @Test(arguments: [1, 2, 3, 5, 15], [100, 250])
  func agreesWithDynamicProgramming(size: Int, count: Int) {
    var random = SplitMix64(seed: UInt64(size * count))
    for slack in [Int64(2), 30] {
      let costs = (0..<count).map { _ in random.integer(in: 1...25) }
      let skills = costs.map { $0 + random.integer(in: -slack...slack) }
      let budget = size * Int(random.integer(in: 8...20))
      let expected = TableOfTeams(skills: skills, costs: costs, size: size, budget: budget).best
      let problem = Problem(
        skills: .narrow(skills), costs: .narrow(costs), size: size, budget: Int128(budget))
      #expect(find(problem, jobs: 1, SearchTuning()).rows == expected, "slack \(slack)")
    }
  }
}

/// The best team by dynamic programming over players and whole costs: it has nothing in common with the search.
private struct TableOfTeams {
  /// The most skill by first row, number of members and exact cost; `nil` if there is no such team.
  private var most: [[[Int64?]]]
  private let skills: [Int64]
  private let costs: [Int64]
  private let size: Int
  private let budget: Int

  init(skills: [Int64], costs: [Int64], size: Int, budget: Int) {
    (self.skills, self.costs, self.size, self.budget) = (skills, costs, size, budget)
    let none = [Int64?](repeating: nil, count: budget + 1)
    var level = [[Int64?]](repeating: none, count: size + 1)
    level[0][0] = 0
    most = [level]
    for row in skills.indices.reversed() {
      let after = level
      for members in 1...size {
        for cost in Int(costs[row])...max(budget, Int(costs[row])) where cost <= budget {
          guard let rest = after[members - 1][cost - Int(costs[row])] else { continue }
          level[members][cost] = max(level[members][cost] ?? .min, rest + skills[row])
        }
      }
      most.append(level)
    }
    most.reverse()
  }

  /// The team with the most skill, then the lowest cost, then the earliest rows.
  var best: [Int] {
    guard let skill = most[0][size].compactMap({ $0 }).max() else { return [] }
    var cost = most[0][size].firstIndex(of: skill)!
    var left = skill
    var team: [Int] = []
    for row in skills.indices where team.count < size {
      let rest = cost - Int(costs[row])
      guard rest >= 0, most[row + 1][size - team.count - 1][rest] == left - skills[row] else {
        continue
      }
      team.append(row)
      cost = rest
      left -= skills[row]
    }
    return team
  }
}
