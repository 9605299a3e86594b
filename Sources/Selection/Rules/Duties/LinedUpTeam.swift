import Tables
import Words

/// A team with the duties of its members: who plays in which slot, who is captain, who is on the bench, and its totals.
public struct LinedUpTeam: Sendable, Hashable {
  /// A member and their duty.
  public struct Member: Sendable, Hashable {
    /// Their index in the pool.
    public var player: Int
    /// The index of their duty.
    public var duty: Int
    /// The role that they fill; `nil` where the rules have none.
    public var slot: String?
    /// The multiplier of their skill.
    public var times: DecimalNumber
    /// Their position on the bench, from 1; 0 for players in the lineup.
    public var bench = 0
    /// Whether they are captain.
    public var isCaptain = false
    /// Whether they are vice-captain.
    public var isViceCaptain = false
    /// The slot that a file gives them; `nil` for the best one.
    var named: NamedSlot?
  }

  /// The members, in pool order.
  public private(set) var members: [Member]
  /// Their totals, in the units of the pool.
  public private(set) var skill: Int128, cost: Int128
  /// The total of their skills without multipliers.
  public private(set) var plainSkill: Int128
  /// The number of players in each role other than a single goalkeeper: `4-5-1`; `nil` where the rules leave no choice.
  public private(set) var formation: String?

  /// Lines up players with duties, in the slots given and otherwise by skill: of the members of one duty the most
  /// skilled is captain and comes first on the bench; where the vice-captain has no multiplier it is the most skilled
  /// member of the lineup after the captain. Equals are ordered by lower cost, then by their order in the pool.
  /// - Parameters:
  ///   - players: indices in the pool, ascending.
  ///   - duties: the index of each player's duty.
  ///   - slots: the slots that a file gives to some of them.
  /// - Throws: the rule that keeps them from being lined up this way.
  /// - Complexity: O(players² · seats²).
  public init(
    _ players: [Int], duties: [Int], of ruled: RuledPool, slots: [Int: NamedSlot] = [:]
  ) throws(BrokenRule) {
    guard let plan = ruled.duties, players.count == duties.count else {
      preconditionFailure("a team is lined up under rules with duties, of which every member has one")
    }
    members = zip(players, duties).map {
      Member(
        player: $0, duty: $1, times: ruled.slotRows.skillTimes($0, plan.duties[$1].skill), named: slots[$0])
    }
    (skill, cost, plainSkill) = (0, 0, 0)
    for (index, duty) in plan.duties.enumerated() {
      let count = duties.count { $0 == index }
      guard count == duty.count else { throw .dutyCount(duty, count) }
    }
    addUp(plan, ruled)
    try seat(plan, ruled)
    nameCaptains(plan, ruled)
    if ruled.rules.captain != nil { formation = formation(under: ruled.rules) }
  }

  // MARK: Totals

  private mutating func addUp(_ plan: DutyPlan, _ ruled: RuledPool) {
    let pool = ruled.pool
    for member in members {
      let costTimes = ruled.slotRows.costTimes(member.player, plan.duties[member.duty].cost)
      plainSkill += pool.skills[member.player]
      skill += member.times.times(pool.skills[member.player])
      cost += costTimes.times(pool.costs[member.player])
    }
  }

  // MARK: Seats

  private mutating func seat(_ plan: DutyPlan, _ ruled: RuledPool) throws(BrokenRule) {
    let (pool, masks) = (ruled.pool, ruled.eligibility.masks)
    if !ruled.rules.hasMultipliers { seatInRoles(ruled) }
    for arrangement in plan.arrangements {
      let places = members.indices.filter { arrangement.duties.contains(members[$0].duty) }
        .sorted { members[$0].isBefore(members[$1], in: pool) }
      guard
        let seating = Seating(
          arrangement.seats, masks: places.map { masks[members[$0].player] },
          slots: places.map { members[$0].named })
      else {
        throw places.compactMap { wrongBench(members[$0], arrangement.seats, ruled) }.first
          ?? BrokenRule(
            "no-lineup",
            "\(ruled.names(of: places.map { members[$0].player }).joined(separator: ", ")) cannot be lined up together"
          )
      }
      for (place, seat) in zip(places, seating.seatOf) {
        if let name = arrangement.seats[seat].name { members[place].slot = name }
      }
      seatOnBench(arrangement.seats, zip(places, seating.seatOf).map { ($0, $1) })
    }
    seatOnOpenBench(plan, pool)
  }

  /// Returns the problem of a member who is given a bench position for other roles; `nil` where there is none.
  private func wrongBench(_ member: Member, _ seats: [DutyPlan.Seat], _ ruled: RuledPool) -> BrokenRule? {
    guard case .bench(let place) = member.named,
      let roles = seats.first(where: { $0.bench > 0 && NamedSlot.bench(place).allows($0) })?.roles,
      roles & ruled.eligibility.masks[member.player] == 0
    else { return nil }
    let names = ruled.rules.roles.enumerated().filter { roles >> UInt64($0.offset) & 1 == 1 }.map(
      \.element.name)
    let name = quoted(ruled.pool.displayName(of: member.player))
    return BrokenRule("no-lineup", "\(name) cannot be bench \(place), which is for \(listed(names, "or"))")
  }

  private mutating func seatInRoles(_ ruled: RuledPool) {
    let slots = Dictionary(
      members.compactMap { member in member.named.map { (member.player, $0) } }, uniquingKeysWith: { $1 })
    guard let places = ruled.roles(of: members.map(\.player), slots: slots) else { return }
    for (index, place) in places.enumerated() { members[index].slot = place }
  }

  /// Numbers the bench players of some seats, the best first: positions of one kind are filled in order, whichever of
  /// them a player was given.
  private mutating func seatOnBench(_ seats: [DutyPlan.Seat], _ taken: [(member: Int, seat: Int)]) {
    let named = seatNamed(taken.map(\.member))
    var free = seats.filter { $0.bench > 0 }.flatMap { seat in
      (seat.bench..<(seat.bench + seat.count.upperBound)).map { (roles: seat.roles, place: $0) }
    }.filter { !named.contains($0.place) }
    for (member, seat) in taken where members[member].bench == 0 {
      guard let next = free.firstIndex(where: { $0.roles == seats[seat].roles }) else { continue }
      members[member].bench = free.remove(at: next).place
    }
  }

  /// Numbers the members to whom a file gives a bench position.
  /// - Returns: their positions.
  private mutating func seatNamed(_ some: [Int]) -> Set<Int> {
    var places: Set<Int> = []
    for member in some {
      guard case .bench(let place)? = members[member].named else { continue }
      members[member].bench = place
      places.insert(place)
    }
    return places
  }

  /// Numbers the players on a bench where any player may have any position.
  private mutating func seatOnOpenBench(_ plan: DutyPlan, _ pool: Pool) {
    for (index, duty) in plan.duties.enumerated() where duty.part == .bench {
      var open = members.indices.filter { members[$0].duty == index && members[$0].bench == 0 }
      let named = seatNamed(open)
      open.removeAll { members[$0].bench > 0 }
      let sorted = open.sorted { members[$0].isBefore(members[$1], in: pool) }
      for (member, place) in zip(sorted, duty.places.filter { !named.contains($0) }) {
        members[member].bench = place
      }
    }
  }

  // MARK: Captains

  private mutating func nameCaptains(_ plan: DutyPlan, _ ruled: RuledPool) {
    guard ruled.rules.captain != nil else { return }
    func best(_ part: DutyPlan.Duty.Part, _ slot: NamedSlot, not other: NamedSlot) -> Int? {
      if let named = members.firstIndex(where: { $0.named == slot }) { return named }
      return members.indices.filter { index in
        let member = members[index]
        return plan.duties[member.duty].part == part && !member.isCaptain && member.named != other
      }.min { members[$0].isBefore(members[$1], in: ruled.pool) }
    }
    if let captain = best(.captain, .captain, not: .viceCaptain) { members[captain].isCaptain = true }
    func vice(_ part: DutyPlan.Duty.Part) -> Int? { best(part, .viceCaptain, not: .captain) }
    if let vice = vice(.captain) ?? vice(.viceCaptain) ?? vice(.playing) {
      members[vice].isViceCaptain = true
    }
  }

  private func formation(under rules: Rules) -> String? {
    let counts = rules.roles.map { role in rules.lineup?.count(of: role) ?? role.count }
    guard counts.contains(where: { $0.count > 1 }) else { return nil }
    let playing = rules.roles.map { role in members.count { $0.bench == 0 && $0.slot == role.name } }
    return playing.dropFirst(counts[0] == 1...1 ? 1 : 0).map(\.description).joined(separator: "-")
  }
}

extension LinedUpTeam.Member {
  /// Whether they come before another member: higher skill, then lower cost, then pool order.
  fileprivate func isBefore(_ other: Self, in pool: Pool) -> Bool {
    let (skill, otherSkill) = (pool.skills[player], pool.skills[other.player])
    if skill != otherSkill { return skill > otherSkill }
    let (cost, otherCost) = (pool.costs[player], pool.costs[other.player])
    return cost != otherCost ? cost < otherCost : player < other.player
  }
}

extension DecimalNumber {
  /// Returns a whole number multiplied by this one; the product is a whole number too.
  fileprivate func times(_ units: Int128) -> Int128 {
    let number = normalised
    return units * number.mantissa / ((0..<number.places).reduce(Int128(1)) { product, _ in product * 10 })
  }
}

extension BrokenRule {
  /// Returns the problem of too few or too many players with a duty.
  static func dutyCount(_ duty: DutyPlan.Duty, _ count: Int) -> BrokenRule {
    let what: String =
      switch duty.part {
      case .captain: "as captain"
      case .viceCaptain: "as vice-captain"
      case .playing: "in the lineup"
      case .bench: "on the bench"
      }
    return BrokenRule("lineup-count", "\(counted(count, "player")) \(what), not \(duty.count)")
  }

  /// Returns the problem of a player who cannot play the role that a file gives them.
  public static func wrongSlot(_ name: String, _ role: String) -> BrokenRule {
    BrokenRule("no-lineup", "\(quoted(name)) cannot play as \(role)")
  }

  /// Returns the problem of players who could be lined up, but not in the slots that a file gives them.
  public static func slotsImpossible(
    _ ruled: RuledPool, _ players: [Int], _ slots: [Int: NamedSlot]
  ) -> BrokenRule {
    BrokenRule(
      "no-lineup",
      ruled.rules.faults(of: slots, players, ruled).first
        ?? "these players cannot all play in the slots given")
  }
}
