/// The players who are neither locked nor banned and fit some slot.
struct OpenPlayers {
  /// Their rows, ascending.
  private(set) var rows: [Int32] = []
  /// By type: the kinds of slots that its players can take.
  private(set) var kindsOfType: [UInt64] = []
  /// By row: the type, -1 for none; empty where all are of one type.
  private var types: [Int32] = []

  /// The open players of a problem, without those of some rows.
  /// - Complexity: O(n)
  init(_ problem: Problem, _ slots: Slots, without gone: Set<Int>) {
    guard !problem.slots.isEmpty, !problem.roles.isEmpty else {
      let kinds = slots.kinds(forRoles: 0)
      kindsOfType = kinds == 0 ? [] : [kinds]
      rows = (kinds == 0 ? 0..<0 : 0..<problem.count).map { Int32($0) }
      if !gone.isEmpty { rows.removeAll { gone.contains(Int($0)) } }
      return
    }
    var typeOfRoles: [UInt32: Int32] = [:]
    types = problem.roles.map { roles in
      if let known = typeOfRoles[roles] { return known }
      let kinds = slots.kinds(forRoles: roles)
      var type: Int32 = -1
      if kinds != 0 {
        type = Int32(kindsOfType.firstIndex(of: kinds) ?? kindsOfType.count)
        if Int(type) == kindsOfType.count { kindsOfType.append(kinds) }
      }
      typeOfRoles[roles] = type
      return type
    }
    for row in types.indices where types[row] >= 0 && (gone.isEmpty || !gone.contains(row)) {
      rows.append(Int32(row))
    }
  }

  /// The players who have duties; their type is the group.
  /// - Complexity: O(n)
  init(_ groups: DutyGroups, without gone: Set<Int>) {
    kindsOfType = groups.groups.map(\.slots)
    types = groups.groupOfRow
    for row in types.indices where types[row] >= 0 && !gone.contains(row) { rows.append(Int32(row)) }
  }

  /// The type of the player of a row.
  @inline(__always)
  func type(ofRow row: Int32) -> Int32 { types.isEmpty ? 0 : types[Int(row)] }
}
