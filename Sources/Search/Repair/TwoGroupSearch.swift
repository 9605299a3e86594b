/// Finds the best team within a budget that has an exact number of members of each of two groups.
///
/// Each group is searched for its best members within a share of the budget, and the share is varied by
/// bisection. The best members within a share are the best within every smaller one that still pays for
/// them; for less than their cost there is less skill. So one look at a share settles all shares from the
/// cost of one group's members up to it, and on to what the other's leave, and bounds the skill on both sides
/// of these: most shares are never looked at.
struct TwoGroupSearch {
  /// What was found.
  enum Outcome: Equatable {
    /// The best team, proved.
    case best(Members)
    /// No team of these groups keeps to the budget and has better totals than the one to beat.
    case none
    /// The stop signal ended the search.
    case stopped
  }

  /// The group of fewer choices: it is asked more often.
  private let first: GroupSearch
  private let second: GroupSearch
  private let budget: Int128
  private let toBeat: Members?
  private var best: Members?
  private var isStopped = false

  /// A search for a team with better totals than `toBeat`, if that is given, in two groups that share no
  /// player.
  /// - Parameter mostChoices: the most choices of a group that are laid out, 1 or more.
  init(
    _ one: MemberGroup, _ other: MemberGroup, budget: Int128, toBeat: Members?, limits: Limits,
    mostChoices: UInt128
  ) {
    let (few, many) = one.ways <= other.ways ? (one, other) : (other, one)
    first = GroupSearch(few, limits: limits, mostChoices: mostChoices)
    // Asked once for a choice of the first group at most; one search takes as long as laying out some
    // hundred choices.
    let worthLayingOut = few.ways.multipliedSaturated(by: 100)
    second = GroupSearch(many, limits: limits, mostChoices: min(mostChoices, worthLayingOut))
    self.budget = budget
    self.toBeat = toBeat
  }

  /// The best team.
  mutating func run() -> Outcome {
    let least = first.leastCost
    let most = min(budget - second.leastCost, first.mostCost)
    if least <= most { settle(least, of: Shares(least: least, most: most)) }
    if isStopped { return .stopped }
    return best.map(Outcome.best) ?? .none
  }

  /// Shares of the budget for the first group.
  private struct Shares {
    var least: Int128
    var most: Int128
    /// The most skill that the second group can have beside them, if that is known.
    var secondSkill: Int128?
  }

  /// Looks at all of some shares that can have the best team.
  private mutating func look(at shares: Shares) {
    guard shares.least <= shares.most, !isStopped else { return }
    guard let dearest = first.best(within: shares.most) else {
      isStopped = true
      return
    }
    if let secondSkill = shares.secondSkill, !isWanted(skill: dearest.skill + secondSkill) { return }
    // What more than these cost can only be spent on the second group.
    let shares = Shares(least: shares.least, most: dearest.cost, secondSkill: shares.secondSkill)
    settle(shares.least + (shares.most - shares.least) / 2, of: shares)
  }

  /// Looks at one of some shares, then at those on both sides that it does not settle.
  private mutating func settle(_ share: Int128, of shares: Shares) {
    guard let cheapest = first.best(within: share),
      let others = second.best(within: budget - cheapest.cost),
      let dearest = first.best(within: budget - others.cost)
    else {
      isStopped = true
      return
    }
    offer(dearest, others)
    // Up to this share the first group's best are the same; up to what the others leave, the others are.
    let settled = max(share, min(budget - others.cost, shares.most))
    look(at: Shares(least: settled + 1, most: shares.most, secondSkill: others.skill - 1))
    look(at: Shares(least: shares.least, most: cheapest.cost - 1, secondSkill: shares.secondSkill))
  }

  private func isWanted(skill: Int128) -> Bool {
    if let best, skill < best.skill { return false }
    guard let toBeat else { return true }
    return skill >= toBeat.skill
  }

  private mutating func offer(_ members: Members, _ others: Members) {
    guard isWanted(skill: members.skill + others.skill) else { return }
    let team = members.joined(with: others)
    if let toBeat, !team.haveBetterTotals(than: toBeat) { return }
    if let best, !team.precede(best) { return }
    best = team
  }
}
