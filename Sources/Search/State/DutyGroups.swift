/// The players of a problem in groups that fit the same slots, have the same duties to choose from, if any, and count
/// the same for every rule about duties.
///
/// Where players have duties, an automaton reads a team group by group. In any other order it would have to know how
/// many of each group have each duty; in this one only how many of the group that it is reading: a few hundred states
/// for a squad of fifteen with a lineup, a captain and an ordered bench, instead of tens of thousands.
struct DutyGroups: Sendable {
  struct Group: Hashable, Sendable {
    /// The kinds of slots.
    var slots: UInt64
    var duties: [Int]
    /// The roles that rules about duties depend on.
    var roles: UInt32
  }

  /// A player of a group with a duty: a type of the automaton.
  struct MemberType: Sendable {
    var group: Int
    /// The kinds of slots.
    var slots: UInt64
    /// The counts that it adds one to: the duty's, and those of rules about duties, in one list.
    var counts: [Int]
  }

  let groups: [Group]
  /// The types: those of one group are adjacent, in the order of its duties.
  let types: [MemberType]
  /// By group: its first type.
  let firstTypes: [Int]
  /// By row: the group; -1 for a player who cannot be in any team.
  let groupOfRow: [Int32]
  /// The fewest and the most of each count.
  let bounds: [ClosedRange<Int>]
  /// How many of the counts are of duties: the first ones.
  let dutyCount: Int

  init(_ problem: Problem, _ slots: Slots) {
    let looked = problem.dutyRules.reduce(UInt32(0)) { $0 | ($1.roles ?? 0) }
    // Most players share their roles with many others: they are looked up by roles alone.
    var (numbers, numberOfRoles) = ([Group: Int](), [UInt32: Int]())
    let met = (0..<problem.count).map { row -> Int in
      let mask = problem.roles.isEmpty ? 0 : problem.roles[row]
      let isOwn = problem.ownChoices[row] != nil
      if !isOwn, let number = numberOfRoles[mask] { return number }
      let group = Group(
        slots: problem.kinds(ofRow: row, slots), duties: problem.choices(ofRow: row).map(\.duty),
        roles: mask & looked)
      let number = numbers[group, default: numbers.count]
      numbers[group] = number
      if !isOwn { numberOfRoles[mask] = number }
      return number
    }
    let sorted = numbers.filter { $0.key.slots != 0 && (problem.duties.isEmpty || !$0.key.duties.isEmpty) }
      .sorted { left, right in
        let (left, right) = (left.key, right.key)
        if left.slots != right.slots { return left.slots < right.slots }
        if left.roles != right.roles { return left.roles < right.roles }
        return left.duties.lexicographicallyPrecedes(right.duties)
      }
    var places = [Int32](repeating: -1, count: numbers.count)
    for (place, group) in sorted.enumerated() { places[group.value] = Int32(place) }
    let groups = sorted.map(\.key)
    self.groups = groups
    groupOfRow = met.map { places[$0] }
    dutyCount = problem.duties.count
    bounds = problem.duties.map(\.count) + problem.dutyRules.map { $0.openCount(in: problem) }
    var types: [MemberType] = []
    firstTypes = groups.indices.map { number in
      defer { types += Self.types(of: groups[number], number, problem) }
      return types.count
    }
    self.types = types
  }

  private static func types(of group: Group, _ number: Int, _ problem: Problem) -> [MemberType] {
    group.duties.map { duty in
      let rules = problem.dutyRules.indices.filter { index in
        let rule = problem.dutyRules[index]
        return rule.duties.contains(duty) && rule.roles.map { $0 & group.roles != 0 } ?? true
      }
      return MemberType(
        group: number, slots: group.slots, counts: [duty] + rules.map { problem.duties.count + $0 })
    }
  }

  /// The type of a player of a group with one of its duties.
  func type(ofGroup group: Int, duty: Int) -> Int {
    firstTypes[group] + (groups[group].duties.firstIndex(of: duty) ?? 0)
  }

  /// Whether players of these types satisfy all counts of duties.
  func admit(_ team: [Int]) -> Bool {
    var counts = [Int](repeating: 0, count: bounds.count)
    for type in team {
      for count in types[type].counts { counts[count] += 1 }
    }
    return zip(bounds, counts).allSatisfy { $0.contains($1) }
  }
}

extension DutyRule {
  /// The counts that it allows, without a maximum that its duties cannot exceed, so that no counting beyond is needed.
  fileprivate func openCount(in problem: Problem) -> ClosedRange<Int> {
    let most = duties.reduce(0) {
      min(problem.size, $0 + min(problem.size, problem.duties[$1].count.upperBound))
    }
    return count.upperBound >= most ? count.lowerBound...max(count.lowerBound, problem.size) : count
  }
}
