import Search

extension Problem {
  /// A problem under rules.
  init(
    _ base: Problem, leastCost: Int128? = nil, roles: [UInt32] = [], slots: TeamSlots = .anyone,
    clubs: [Int32] = [], mostPerClub: Int? = nil, leastClubs: Int? = nil, locked: [Int] = [],
    banned: [Int] = [], groups: [GroupRule] = []
  ) {
    self = base
    (self.leastCost, self.roles, self.slots) = (leastCost, roles, slots)
    (self.clubs, self.mostPerClub, self.leastClubs) = (clubs, mostPerClub, leastClubs)
    (self.locked, self.banned, self.groups) = (locked, banned, groups)
  }
}
