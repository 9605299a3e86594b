import Chance

@testable import Search

/// A problem small enough to look at every team, and what that finds.
struct SmallProblem {
  var skills: [Int64]
  var costs: [Int64]
  var size: Int
  var budget: Int64

  /// What counting should say.
  struct Truth: Equatable {
    var winners: [Int]
    var counts: SharingCounts
  }

  /// Looks at every team; `nil` where none keeps to the budget.
  func truth() -> Truth? {
    var best: (skill: Int64, cost: Int64) = (-1, 0)
    var sharingSkill: UInt128 = 0
    var teams: [[Int]] = []
    forEachTeam { team, skill, cost in
      guard cost <= budget else { return }
      if skill > best.skill {
        best = (skill, cost)
        sharingSkill = 0
        teams = []
      }
      guard skill == best.skill else { return }
      sharingSkill += 1
      if cost < best.cost {
        best.cost = cost
        teams = []
      }
      if cost == best.cost { teams.append(team) }
    }
    guard let winners = teams.first else { return nil }
    return Truth(
      winners: winners,
      counts: SharingCounts(
        sharingSkill: TeamCount(sharingSkill), sharingSkillAndCost: TeamCount(UInt128(teams.count)),
        inAll: winners.map { row in teams.allSatisfy { $0.contains(row) } }))
  }

  /// Calls `body` with every team, in lexicographic order, its skill and its cost.
  func forEachTeam(_ body: ([Int], Int64, Int64) -> Void) {
    var team: [Int] = []
    func extend(from row: Int, _ skill: Int64, _ cost: Int64) {
      if team.count == size { return body(team, skill, cost) }
      for next in row..<max(row, skills.count - (size - team.count) + 1) {
        team.append(next)
        extend(from: next + 1, skill + skills[next], cost + costs[next])
        team.removeLast()
      }
    }
    extend(from: 0, 0, 0)
  }

  /// What counting says, in values of another width.
  func counts<Value: WholeNumber>(
    as: Value.Type, winners: [Int], multiplier: Multiplier<Int64>, stop: StopSignal = StopSignal(),
    workLimit: Int = defaultCountingWork
  ) -> SharingCounts {
    let skills = skills.map { Value($0) }
    let costs = costs.map { Value($0) }
    return skills.withUnsafeBufferPointer { skills in
      costs.withUnsafeBufferPointer { costs in
        countSharingTeams(
          skills: skills, costs: costs, size: size, budget: Value(budget), winners: winners,
          multiplier: Multiplier(skill: Value(multiplier.skill), cost: Value(multiplier.cost)), stop: stop,
          workLimit: workLimit)
      }
    }
  }

  /// Calls `body` with the columns.
  func withColumns<Result>(
    _ body: (PlayerColumns<Int64>) throws -> Result
  ) rethrows -> Result {
    try skills.withUnsafeBufferPointer { skills in
      try costs.withUnsafeBufferPointer { costs in try body(PlayerColumns(skills: skills, costs: costs)) }
    }
  }
}

extension SmallProblem {
  /// A random problem full of ties: tiny ranges, sometimes all equal, sometimes skill bound to cost.
  init(from chance: inout SplitMix64) {
    let count = Int(chance.integer(in: 1...14))
    size = Int(chance.integer(in: 1...Int64(min(8, count))))
    let skillRange = chance.integer(in: 0...[0, 1, 3, 10, 1_000][Int(chance.integer(in: 0...4))])
    let costRange = chance.integer(in: 0...[0, 1, 3, 10, 1_000][Int(chance.integer(in: 0...4))])
    let leastCost = chance.integer(in: 0...3)
    costs = (0..<count).map { _ in leastCost + chance.integer(in: 0...costRange) }
    skills = (0..<count).map { _ in chance.integer(in: 0...skillRange) }
    switch chance.integer(in: 0...3) {
    case 0: skills = costs
    case 1: skills = zip(skills, costs).map { $0 / 4 + $1 }
    default: break
    }
    let someTeam = costs.shuffled(using: &chance).prefix(size).reduce(0, +)
    budget = max(0, someTeam + [0, 0, 1, -1, 5, 5_000][Int(chance.integer(in: 0...5))])
  }
}
