import Chance

@testable import Search

/// Every legal team of a problem, best first.
struct AllTeams {
  let problem: Problem
  let teams: [ListedTeam]

  init(_ problem: Problem) {
    self.problem = problem
    teams = bruteForceBestTeams(problem, count: .max).teams
  }

  /// The first `count` teams.
  func best(_ count: Int) -> TeamList {
    TeamList(teams: Array(teams.prefix(count)), isComplete: true, hasMore: teams.count > count)
  }

  /// The first `count` teams with the best skill.
  func sharingSkill(_ count: Int) -> TeamList {
    let sharing = teams.filter { $0.skill == teams[0].skill }
    return TeamList(teams: Array(sharing.prefix(count)), isComplete: true, hasMore: sharing.count > count)
  }

  /// The first `count` teams that differ from every earlier one in at least `least` players.
  func different(_ count: Int, differingBy least: Int) -> [ListedTeam] {
    var listed: [ListedTeam] = []
    for team in teams where listed.count < count {
      let rows = Set(team.rows)
      if listed.allSatisfy({ rows.subtracting($0.rows).count >= least }) { listed.append(team) }
    }
    return listed
  }

  /// The ranks of these skills among the teams.
  func ranks(of skills: [Int128]) -> TeamRanks {
    TeamRanks(
      legal: TeamCount(UInt128(teams.count)),
      ranks: skills.map { skill in
        TeamRank(
          better: TeamCount(UInt128(teams.count { $0.skill > skill })),
          equal: TeamCount(UInt128(teams.count { $0.skill == skill })))
      })
  }

  func completion(of team: [Int]) -> TeamChange? {
    teams.first { Set($0.rows).isSuperset(of: team) }.map { change(from: team, to: $0) }
  }

  func repairs(of team: [Int]) -> [TeamChange] {
    var repairs: [TeamChange] = []
    var last: ListedTeam?
    let size = problem.size
    for swaps in 0...2 {
      let best = teams.first { found in
        found.rows.count { team.contains($0) } == min(team.count, size) - swaps
      }
      guard let best else { continue }
      if let last, (last.skill, -last.cost) >= (best.skill, -best.cost) { continue }
      last = best
      if swaps > 0 || team.count > size { repairs.append(change(from: team, to: best)) }
    }
    return repairs
  }

  private func change(from team: [Int], to best: ListedTeam) -> TeamChange {
    TeamChange(
      out: team.filter { !best.rows.contains($0) }.sorted(), in: best.rows.filter { !team.contains($0) },
      skill: best.skill, cost: best.cost,
      duties: Dictionary(uniqueKeysWithValues: zip(best.rows, best.duties)))
  }

  /// Some skills: of legal teams, of other teams, and of no team at all.
  func someSkills(_ random: inout SplitMix64) -> [Int128] {
    let skills = problem.skills.values
    return (0..<Int(random.integer(in: 0...4))).map { _ in
      let team = skills.shuffled(using: &random).prefix(problem.size).reduce(0, +)
      switch random.integer(in: 0...9) {
      case 0: return random.integer(in: 0...1) == 0 ? .min : .max
      case 1: return team + Int128(random.integer(in: -2...2))
      case 2...4: return team
      default: return teams.randomElement(using: &random)?.skill ?? team
      }
    }
  }
}

extension TeamRanks {
  /// Whether all counts are exact and right, or valid lower bounds.
  func isTrue(of truth: TeamRanks) -> Bool {
    legal.isTrue(of: truth.legal) && ranks.count == truth.ranks.count
      && zip(ranks, truth.ranks).allSatisfy {
        $0.better.isTrue(of: $1.better) && $0.equal.isTrue(of: $1.equal)
      }
  }
}

extension TeamCount {
  /// Whether the count is right, or a valid lower bound.
  func isTrue(of truth: TeamCount) -> Bool {
    isExact ? self == truth : value <= truth.value
  }
}
