/// The budget curve of groups of teammates, one member fewer than a team has, where all players differ only in skill
/// and cost. A group may contain the very player whose teammates it should be; its marks show which players it surely
/// lacks, or lacks at least one equal of, who can then take their place.
struct TeammateCurve: Sendable {
  typealias Group = Undominated<Int128>

  /// The groups, cheaper first; cost and skill ascend strictly; none costs more than the budget.
  private let groups: [Group]
  /// The rows of the players who can be in a group, those of equal skill and cost together.
  private let alike: [[Int]]
  /// By row of such a player: the marks of all players equal to them.
  private let marks: [Int: MemberMarks]

  /// The frontier; `nil` where rules distinguish players, or where it is too long.
  init?(_ problem: Problem, limits: Limits) {
    guard problem.playersAreInterchangeable else { return nil }
    let curve = problem.changed { $0.size -= 1 }.curvePoints(within: .min...problem.budget, limits: limits)
    guard curve.found.isComplete else { return nil }
    groups = curve.found.points
    alike = problem.alike(among: curve.rows)
    marks = alike.reduce(into: [:]) { marks, rows in
      let own = MemberMarks(rows)
      for row in rows { marks[row] = own }
    }
  }

  /// The last group within a budget.
  func mostSkilled(within budget: Int128) -> Group? {
    let next = partitionPoint(0, groups.count) { groups[$0].cost > budget }
    return next == 0 ? nil : groups[next - 1]
  }

  /// The first group of at least this skill.
  func cheapest(reaching skill: Int128?) -> Group? {
    guard let skill else { return groups.first }
    let first = partitionPoint(0, groups.count) { groups[$0].skill >= skill }
    return first == groups.count ? nil : groups[first]
  }

  /// Whether the player, or one equal to them, is surely not in the group: others then have its totals without them.
  func canBeWithout(_ row: Int, _ group: Group) -> Bool {
    guard let marks = marks[row] else { return true }
    return group.members.surelyLacksOne(of: marks)
  }

  /// The players, neither locked nor banned, whose figures the groups alone do not give: the members of the best team,
  /// and players who may be in the group that answers their question.
  func open(in problem: Problem, best: Answer) -> [Int] {
    let members = Set(best.rows)
    return alike.flatMap { rows in
      let areOpen = isOpen(rows[0], in: problem, best: best)
      return rows.filter { areOpen || members.contains($0) }
    }
  }

  private func isOpen(_ row: Int, in problem: Problem, best: Answer) -> Bool {
    let groups = [
      mostSkilled(within: problem.budget - problem.costs[row]),
      cheapest(reaching: best.skill - problem.skills[row]),
    ]
    return groups.contains { $0.map { !canBeWithout(row, $0) } ?? false }
  }
}

extension Problem {
  /// Some players, those of equal skill and cost together.
  fileprivate func alike(among rows: [Int]) -> [[Int]] {
    let inOrder = rows.sorted { (costs[$0], skills[$0], $0) < (costs[$1], skills[$1], $1) }
    return inOrder.reduce(into: []) { alike, row in
      if let other = alike.last?[0], (skills[row], costs[row]) == (skills[other], costs[other]) {
        alike[alike.count - 1].append(row)
      } else {
        alike.append([row])
      }
    }
  }
}
