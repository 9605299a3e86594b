/// Leaves out players who can be in none of the best teams because enough others of their type are more skilled and
/// not dearer.
///
/// Of `choose` + N − 1 such players, N at least are not in a team that he is in; each in his place gives a legal
/// team of more skill, so that the team is not among the best N, and shares no best skill. That needs rules
/// which look at nothing but type and cost: clubs and groups could stand in the way of every exchange, and a
/// lowest spend of the cheaper player.
struct Thinning {
  private let dominators: Int
  private let isPossible: Bool
  /// By type the skills of the most skilled so far.
  private var skills: [LargestValues<Int128>] = []

  /// For rules under which `dominators` players suffice.
  init(_ problem: FormatProblem, dominators: Int) {
    self.dominators = dominators
    let hasClubs = !problem.clubs.isEmpty && (problem.mostPerClub != nil || problem.leastClubs != nil)
    isPossible = dominators > 0 && !hasClubs && problem.groups.isEmpty && problem.leastCost ?? 0 <= 0
  }

  /// Whether the next player in cost order may matter.
  mutating func keeps(skill: Int128, type: Int) -> Bool {
    guard isPossible else { return true }
    while skills.count <= type { skills.append(LargestValues(capacity: dominators)) }
    if let least = skills[type].threshold, least > skill { return false }
    skills[type].insert(skill)
    return true
  }
}
