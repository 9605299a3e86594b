import Search

extension Problem {
  /// A problem under rules.
  init(
    _ base: Problem, leastCost: Int128? = nil, roles: [UInt32] = [], slots: TeamSlots = .anyone,
    clubs: [Int32] = [], mostPerClub: Int? = nil, leastClubs: Int? = nil, locked: [Int] = [],
    banned: [Int] = [], groups: [GroupRule] = []
  ) {
    self.init(
      skills: base.skills, costs: base.costs, size: base.size, budget: base.budget, leastCost: leastCost,
      roles: roles, slots: slots, clubs: clubs, mostPerClub: mostPerClub, leastClubs: leastClubs,
      locked: locked, banned: banned, groups: groups)
  }
}
