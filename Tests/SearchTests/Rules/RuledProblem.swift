import Search

extension Problem {
  /// A problem under rules.
  init(
    _ base: Problem, leastCost: Int128? = nil, roles: [UInt32] = [], slots: [ClosedRange<Int>] = [],
    clubs: [Int32] = [], mostPerClub: Int? = nil, leastClubs: Int? = nil, locked: [Int] = [],
    banned: [Int] = [], groups: [GroupRule] = []
  ) {
    self = base
    (self.leastCost, self.roles, self.slots) = (leastCost, roles, slots)
    (self.clubs, self.mostPerClub, self.leastClubs) = (clubs, mostPerClub, leastClubs)
    (self.locked, self.banned, self.groups) = (locked, banned, groups)
  }

  /// Makes a role of each kind of slot, given by the positions that fill it, and gives players these roles.
  mutating func fill(_ slots: [UInt32]) {
    let kinds = slots.reduce(into: [UInt32]()) { if !$0.contains($1) { $0.append($1) } }
    self.slots = kinds.map { kind in
      let count = slots.count(where: { $0 == kind })
      return count...count
    }
    roles = roles.map { positions in
      kinds.indices.reduce(0) { $0 | (kinds[$1] & positions != 0 ? 1 << UInt32($1) : 0) }
    }
  }
}
