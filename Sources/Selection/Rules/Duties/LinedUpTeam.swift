import Tables

/// A team with the duties of its members: who plays where, who is captain, who sits on the bench, and what it adds up to.
public struct LinedUpTeam: Sendable, Hashable {
  /// What a member does.
  public struct Member: Sendable, Hashable {
    /// Their index in the pool.
    public var player: Int
    /// The index of their duty.
    public var duty: Int
    /// The role in which they stand; `nil` where the rules have none.
    public var slot: String?
    /// How many times their skill counts.
    public var times: DecimalNumber
    /// Their place on the bench, from 1; 0 for who plays.
    public var bench = 0
    /// Whether they are captain.
    public var isCaptain = false
    /// Whether they are vice-captain.
    public var isViceCaptain = false
  }

  /// The members, in pool order.
  public private(set) var members: [Member]
  /// What they add up to, by the units of the pool.
  public private(set) var skill: Int128, cost: Int128
  /// What their skills add up to without multipliers.
  public private(set) var plainSkill: Int128
  /// How many play in each role beside a single goalkeeper: `4-5-1`; `nil` where the rules have no such choice.
  public private(set) var formation: String?

  /// Players with duties, the rest named: of members of one duty the most skilled is captain, and sits first on the bench;
  /// where the vice-captain counts nothing more it is the most skilled who plays beside the captain. Of equals the
  /// cheaper comes first, then the one who does in the pool.
  /// - Parameters:
  ///   - players: indices in the pool, ascending.
  ///   - duties: by player the index of the duty.
  /// - Throws: what keeps them from being lined up so.
  /// - Complexity: O(players² · seats²).
  public init(_ players: [Int], duties: [Int], of ruled: RuledPool) throws(BrokenRule) {
    guard let plan = ruled.duties, players.count == duties.count else {
      preconditionFailure("a team is lined up under rules with duties, of which every member has one")
    }
    members = zip(players, duties).map { Member(player: $0, duty: $1, times: plan.duties[$1].skill) }
    (skill, cost, plainSkill) = (0, 0, 0)
    for (index, duty) in plan.duties.enumerated() {
      let count = duties.count { $0 == index }
      guard count == duty.count else { throw .dutyCount(duty, count) }
    }
    addUp(plan, ruled.pool)
    try seat(plan, ruled)
    nameCaptains(plan, ruled)
    if ruled.rules.captain != nil { formation = formation(under: ruled.rules) }
  }

  // MARK: Totals

  private mutating func addUp(_ plan: DutyPlan, _ pool: Pool) {
    for member in members {
      let duty = plan.duties[member.duty]
      plainSkill += pool.skills[member.player]
      skill += duty.skill.times(pool.skills[member.player])
      cost += duty.cost.times(pool.costs[member.player])
    }
  }

  // MARK: Seats

  private mutating func seat(_ plan: DutyPlan, _ ruled: RuledPool) throws(BrokenRule) {
    let (pool, masks) = (ruled.pool, ruled.eligibility.masks)
    if !ruled.rules.hasMultipliers { seatInRoles(ruled) }
    for arrangement in plan.arrangements {
      let places = members.indices.filter { arrangement.duties.contains(members[$0].duty) }
        .sorted { members[$0].isBefore(members[$1], in: pool) }
      guard let seating = Seating(arrangement.seats, masks: places.map { masks[members[$0].player] }) else {
        throw .noLineup(ruled.names(of: places.map { members[$0].player }))
      }
      for (place, seat) in zip(places, seating.seatOf) {
        guard let seat else { continue }
        if let name = arrangement.seats[seat].name { members[place].slot = name }
      }
      seatOnBench(arrangement.seats, zip(places, seating.seatOf).map { ($0, $1) })
    }
    seatOnOpenBench(plan, pool)
  }

  /// The roles of the rules in which the members stand as a squad.
  private mutating func seatInRoles(_ ruled: RuledPool) {
    let seats = ruled.rules.roles.enumerated().map { index, role in
      DutyPlan.Seat(name: role.name, roles: 1 << UInt64(index), count: role.count)
    }
    let masks = members.map { ruled.eligibility.masks[$0.player] }
    guard !seats.isEmpty, let seating = Seating(seats, masks: masks) else { return }
    for (index, seat) in seating.seatOf.enumerated() { members[index].slot = seat.flatMap { seats[$0].name } }
  }

  /// Numbers those of some seats on the bench, who come the best first.
  private mutating func seatOnBench(_ seats: [DutyPlan.Seat], _ taken: [(member: Int, seat: Int?)]) {
    guard seats.contains(where: { $0.bench > 0 }) else { return }
    var next = seats.map(\.bench)
    for (member, seat) in taken {
      guard let seat else { continue }
      // Places of one kind are taken in order, whichever of them a player was given.
      let alike =
        seats.indices.first { seats[$0].roles == seats[seat].roles && !isFull($0, seats, next) } ?? seat
      members[member].bench = next[alike]
      next[alike] += 1
    }
  }

  private func isFull(_ seat: Int, _ seats: [DutyPlan.Seat], _ next: [Int]) -> Bool {
    next[seat] >= seats[seat].bench + seats[seat].count.upperBound
  }

  /// Numbers those on a bench where anyone may take any place.
  private mutating func seatOnOpenBench(_ plan: DutyPlan, _ pool: Pool) {
    for (index, duty) in plan.duties.enumerated() where duty.part == .bench {
      let open = members.indices.filter { members[$0].duty == index && members[$0].bench == 0 }
      let sorted = open.sorted { members[$0].isBefore(members[$1], in: pool) }
      for (member, place) in zip(sorted, duty.places) { members[member].bench = place }
    }
  }

  // MARK: Captains

  private mutating func nameCaptains(_ plan: DutyPlan, _ ruled: RuledPool) {
    guard ruled.rules.captain != nil else { return }
    func best(_ parts: [DutyPlan.Duty.Part]) -> Int? {
      members.indices.filter { parts.contains(plan.duties[members[$0].duty].part) && !members[$0].isCaptain }
        .min { members[$0].isBefore(members[$1], in: ruled.pool) }
    }
    if let captain = best([.captain]) { members[captain].isCaptain = true }
    if let vice = best([.captain]) ?? best([.viceCaptain]) ?? best([.playing]) {
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
  /// Whether they come before another member: more skilled, else cheaper, else first in the pool.
  fileprivate func isBefore(_ other: Self, in pool: Pool) -> Bool {
    let (skill, otherSkill) = (pool.skills[player], pool.skills[other.player])
    if skill != otherSkill { return skill > otherSkill }
    let (cost, otherCost) = (pool.costs[player], pool.costs[other.player])
    return cost != otherCost ? cost < otherCost : player < other.player
  }
}

extension DecimalNumber {
  /// A whole number so many times, which is a whole number too.
  fileprivate func times(_ units: Int128) -> Int128 {
    let number = normalised
    return units * number.mantissa / ((0..<number.places).reduce(Int128(1)) { product, _ in product * 10 })
  }
}

extension BrokenRule {
  /// Too few or too many have a duty.
  static func dutyCount(_ duty: DutyPlan.Duty, _ count: Int) -> BrokenRule {
    let what: String =
      switch duty.part {
      case .captain: "as captain"
      case .viceCaptain: "as vice-captain"
      case .playing: "in the lineup"
      case .bench: "on the bench"
      }
    return BrokenRule("lineup-count", "\(counted(players: count)) \(what), not \(duty.count)")
  }

  /// Players who cannot take their places together.
  static func noLineup(_ names: [String]) -> BrokenRule {
    BrokenRule("no-lineup", "\(names.joined(separator: ", ")) cannot be lined up together")
  }
}
