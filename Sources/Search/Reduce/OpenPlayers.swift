/// The players who are neither locked nor banned and fit some slot.
struct OpenPlayers {
  /// Their rows, ascending.
  private(set) var rows: [Int32] = []
  /// By type: the kinds of slots that its players can take.
  private(set) var kindsOfType: [UInt64] = []
  /// By row: the type, -1 for none; empty where all are of one type.
  private var types: [Int32] = []
  /// The groups, which are the types; `nil` where neither roles nor duties distinguish players.
  private(set) var groups: DutyGroups?

  init(_ problem: Problem, _ slots: Slots, without gone: Set<Int>) {
    if !problem.duties.isEmpty || (!problem.slots.isEmpty && !problem.roles.isEmpty) {
      let groups = DutyGroups(problem, slots)
      self.groups = groups
      kindsOfType = groups.groups.map(\.slots)
      types = groups.groupOfRow
      for row in types.indices where types[row] >= 0 && (gone.isEmpty || !gone.contains(row)) {
        rows.append(Int32(row))
      }
    } else if slots.kinds(forRoles: 0) != 0 {
      kindsOfType = [slots.kinds(forRoles: 0)]
      rows = (0..<problem.count).map { Int32($0) }
      if !gone.isEmpty { rows.removeAll { gone.contains(Int($0)) } }
    }
  }

  @inline(__always)
  func type(ofRow row: Int32) -> Int32 { types.isEmpty ? 0 : types[Int(row)] }
}
