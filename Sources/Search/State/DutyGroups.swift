/// The players of a problem with duties, sorted into groups: those of one fit the same slots, have the same duties to
/// choose from, and count alike for every rule about duties.
///
/// An automaton reads a team group by group. In any order it would have to know how many of each group have each duty;
/// in this one only how many of the group that it reads: some hundreds of states for a squad of fifteen with a lineup,
/// a captain and an ordered bench, instead of tens of thousands.
struct DutyGroups: Sendable {
  /// What the players of a group have in common.
  struct Group: Hashable, Sendable {
    /// The kinds of slots.
    var slots: UInt64
    /// The duties, in order.
    var duties: [Int]
    /// The roles that rules about duties look at.
    var roles: UInt32
  }

  /// A player of a group with a duty: a type of the automaton.
  struct Kind: Sendable {
    /// The group.
    var group: Int
    /// The kinds of slots.
    var slots: UInt64
    /// What it adds one to: the duty, and rules about duties, in one list of counts.
    var counts: [Int]
  }

  /// By group.
  let groups: [Group]
  /// By type: those of one group stand together, in the order of its duties.
  let types: [Kind]
  /// By group its first type.
  let firstTypes: [Int]
  /// By row the group; -1 for whoever can be in no team.
  let groupOfRow: [Int32]
  /// The fewest and the most of each count.
  let bounds: [ClosedRange<Int>]
  /// How many of the counts are duties: the first ones.
  let dutyCount: Int

  /// The groups of a problem.
  /// - Complexity: O(n) beside the groups' own.
  init(_ problem: Problem, _ slots: Slots) {
    let looked = problem.dutyRules.reduce(UInt32(0)) { $0 | ($1.roles ?? 0) }
    var rowGroups: [Group?] = []
    var latest: (mask: UInt32, group: Group)?
    for row in 0..<problem.count {
      let mask = problem.roles.isEmpty ? 0 : problem.roles[row]
      if problem.ownChoices[row] == nil, let latest, latest.mask == mask {
        rowGroups.append(latest.group)
        continue
      }
      let group = Group(
        slots: problem.kinds(ofRow: row, slots), duties: problem.choices(ofRow: row).map(\.duty),
        roles: mask & looked)
      rowGroups.append(group)
      if problem.ownChoices[row] == nil { latest = (mask, group) }
    }
    let sorted = Set(rowGroups.compactMap { $0 }).filter { $0.slots != 0 && !$0.duties.isEmpty }
      .sorted { left, right in
        if left.slots != right.slots { return left.slots < right.slots }
        if left.roles != right.roles { return left.roles < right.roles }
        return left.duties.lexicographicallyPrecedes(right.duties)
      }
    let numbers = Dictionary(uniqueKeysWithValues: zip(sorted, Int32(0)...))
    groups = sorted
    groupOfRow = rowGroups.map { $0.flatMap { numbers[$0] } ?? -1 }
    dutyCount = problem.duties.count
    bounds = problem.duties.map(\.count) + problem.dutyRules.map { $0.openCount(in: problem) }
    var types: [Kind] = []
    firstTypes = sorted.indices.map { number in
      defer { types += Self.kinds(of: sorted[number], number, problem) }
      return types.count
    }
    self.types = types
  }

  private static func kinds(of group: Group, _ number: Int, _ problem: Problem) -> [Kind] {
    group.duties.map { duty in
      let rules = problem.dutyRules.indices.filter { index in
        let rule = problem.dutyRules[index]
        return rule.duties.contains(duty) && rule.roles.map { $0 & group.roles != 0 } ?? true
      }
      return Kind(group: number, slots: group.slots, counts: [duty] + rules.map { problem.duties.count + $0 })
    }
  }

  /// The type of a player of a group with a duty of it.
  func type(ofGroup group: Int, duty: Int) -> Int {
    firstTypes[group] + (groups[group].duties.firstIndex(of: duty) ?? 0)
  }

  /// Whether players of these types keep all counts of duties.
  func admit(_ team: [Int]) -> Bool {
    var counts = [Int](repeating: 0, count: bounds.count)
    for type in team {
      for count in types[type].counts { counts[count] += 1 }
    }
    return zip(bounds, counts).allSatisfy { $0.contains($1) }
  }
}

extension DutyRule {
  /// The counts that it allows, without a most that its duties cannot exceed: nobody need count so far.
  fileprivate func openCount(in problem: Problem) -> ClosedRange<Int> {
    let most = duties.reduce(0) {
      min(problem.size, $0 + min(problem.size, problem.duties[$1].count.upperBound))
    }
    return count.upperBound >= most ? count.lowerBound...max(count.lowerBound, problem.size) : count
  }
}
