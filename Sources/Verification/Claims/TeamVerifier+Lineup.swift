import Selection
import Snapshots
import Tables

// Compares a record's duties of team members with the rules.

extension TeamVerifier {
  /// Returns the totals of players, with the recorded duties if members do not all count equally.
  /// - Parameter naming: whether to check that the right players are named where the totals leave a choice.
  /// - Returns: the duties by player, empty if all count equally, and the totals; `nil` if the record does not give the
  ///   duties or they break a rule, which is noted.
  func totals(
    _ records: [PlayerRecord], of players: [Int], naming: Bool = true, at place: ClaimCheck
  ) -> (duties: [Int], team: Team)? {
    var team = Team(players, of: pool)
    guard let plan = taker.pool.ruled.duties else { return ([], team) }
    let before = place.differences.count
    let members = zip(records, players).compactMap { record, player in
      duty(of: record, plan).map { Member(record: record, player: player, duty: $0) }
    }
    guard members.count == players.count else {
      place.note("players", "a member without a slot", "each member has one")
      return nil
    }
    (team.skill, team.cost) = members.reduce((0, 0)) { sum, member in
      let duty = plan.duties[member.duty]
      let rows = taker.pool.ruled.slotRows
      return (
        sum.0 + rows.skillTimes(member.player, duty.skill).of(pool.skills[member.player]),
        sum.1 + rows.costTimes(member.player, duty.cost).of(pool.costs[member.player])
      )
    }
    checkCounts(of: members, plan, at: place)
    checkSeats(of: members, plan, at: place)
    checkBench(of: members, plan, at: place)
    if naming { checkNames(of: members, plan, at: place) }
    let sorted = members.sorted { $0.player < $1.player }
    return place.differences.count == before ? (sorted.map(\.duty), team) : nil
  }

  private struct Member {
    var record: PlayerRecord
    var player: Int
    var duty: Int
  }

  /// Returns the duty in a player's record.
  private func duty(of record: PlayerRecord, _ plan: DutyPlan) -> Int? {
    func first(_ part: DutyPlan.Duty.Part) -> Int? { plan.duties.firstIndex { $0.part == part } }
    if rules.captain == nil, rules.lineup == nil {
      return plan.arrangements.first { $0.seats.contains { $0.name == record.slot } }?.duties[0]
    }
    if let place = record.bench, place > 0 {
      return plan.duties.firstIndex { $0.part == .bench && $0.places.contains(place) }
    }
    if record.captain == true { return first(.captain) }
    if record.viceCaptain == true {
      if let own = first(.viceCaptain) { return own }
      if let shared = first(.captain), plan.duties[shared].count == 2 { return shared }
    }
    return first(.playing)
  }

  private func checkCounts(of members: [Member], _ plan: DutyPlan, at place: ClaimCheck) {
    for (index, duty) in plan.duties.enumerated() {
      let count = members.count { $0.duty == index }
      if count != duty.count {
        place.note("players", "\(count) who count \(duty.skill.normalised) times", "\(duty.count)")
      }
    }
    for (number, member) in members.enumerated() {
      let times = taker.pool.ruled.slotRows.skillTimes(member.player, plan.duties[member.duty].skill)
      place.expect(
        "players.\(number).times", member.record.times, is: times == .one ? nil : ExactDecimal(times))
    }
  }

  /// Checks that there are seats for the duties of all members, and that they are in seats that they can fill.
  private func checkSeats(of members: [Member], _ plan: DutyPlan, at place: ClaimCheck) {
    for (number, member) in members.enumerated() where member.record.slot != nil {
      place.expect("players.\(number).place", member.record.place, is: member.record.slot)
    }
    let masks = taker.pool.ruled.eligibility.masks
    for arrangement in plan.arrangements {
      let seated = members.filter { arrangement.duties.contains($0.duty) }
      guard arrangement.seats.allSatisfy({ $0.name != nil }) else { continue }
      for seat in arrangement.seats {
        let own = seated.filter { $0.record.slot == seat.name }
        let strangers = own.filter { member in seat.roles.map { $0 & masks[member.player] == 0 } ?? false }
        if !seat.count.contains(own.count) || !strangers.isEmpty {
          place.note(
            "players", "\(own.count) as \(seat.name ?? "")",
            "\(seat.count.lowerBound) to \(seat.count.upperBound)")
        }
      }
    }
  }

  // MARK: Names

  /// Checks that every bench place is taken once, and that there are a captain and a vice-captain.
  private func checkBench(of members: [Member], _ plan: DutyPlan, at place: ClaimCheck) {
    for (index, duty) in plan.duties.enumerated() where duty.part == .bench {
      let places = members.filter { $0.duty == index }.map { $0.record.bench ?? 0 }.sorted()
      if places != duty.places.sorted() {
        place.note("players.bench", "\(places)", "\(duty.places)")
      }
    }
    guard rules.captain != nil else { return }
    let captains = members.count { $0.record.captain == true }
    let vices = members.count { $0.record.viceCaptain == true }
    if captains != 1 || vices > 1 {
      place.note("players", "\(captains) captains, \(vices) vice-captains", "one of each")
    }
  }

  /// Checks who is captain and vice-captain, and the order of the bench, where the totals leave a choice: the most
  /// skilled first, among equals the cheapest, then the first in the pool.
  private func checkNames(of members: [Member], _ plan: DutyPlan, at place: ClaimCheck) {
    func key(_ member: Member) -> (Int128, Int128, Int) {
      (-pool.skills[member.player], pool.costs[member.player], member.player)
    }
    func expect(_ what: String, _ named: Member?, among others: [Member]) {
      let first = others.min { key($0) < key($1) }
      place.expect("players.\(what)", named?.player, is: first?.player) {
        "\(self.pool.displayName(of: $0))"
      }
    }
    for (index, duty) in plan.duties.enumerated() where duty.part == .bench {
      let own = members.filter { $0.duty == index }.sorted { $0.record.bench ?? 0 < $1.record.bench ?? 0 }
      let order = own.filter { member in !isKeyed(member.record.bench ?? 0, plan) }.map(key)
      if !zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) {
        place.note("players.bench", "another order", "the most skilled first")
      }
    }
    guard rules.captain != nil else { return }
    let captain = members.filter { $0.record.captain == true }
    let vice = members.filter { $0.record.viceCaptain == true }
    let shared = members.filter { plan.duties[$0.duty].part == .captain }
    expect("captain", captain.first, among: shared)
    let rest = members.filter { member in
      member.player != captain.first?.player && plan.duties[member.duty].part != .bench
    }
    let counted = rest.filter { plan.duties[$0.duty].part != .playing }
    expect("viceCaptain", vice.first, among: counted.isEmpty ? rest : counted)
  }

  /// Returns whether a bench place has a role of its own.
  private func isKeyed(_ place: Int, _ plan: DutyPlan) -> Bool {
    plan.arrangements.flatMap(\.seats).contains { seat in
      seat.name != nil && seat.bench > 0
        && (seat.bench..<(seat.bench + seat.count.upperBound)).contains(place)
    }
  }
}
