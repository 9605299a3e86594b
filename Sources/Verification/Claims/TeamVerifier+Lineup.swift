import Selection
import Snapshots
import Tables

// What a record says of the duties of a team's members, held against the rules.

extension TeamVerifier {
  /// What players add up to: with the duties that a record gives them where members do not all count alike.
  /// - Parameter naming: whether those are named who should be where the totals leave it open.
  /// - Returns: the duties by player, empty where all count alike, and the totals; `nil` where the record does not say the
  ///   duties, or they break a rule, which is noted.
  func totals(
    _ records: [PlayerRecord], of players: [Int], naming: Bool = true, at path: String,
    _ differences: inout Differences
  ) -> (duties: [Int], team: Team)? {
    var team = Team(players, of: pool)
    guard let plan = taker.pool.ruled.duties else { return ([], team) }
    let before = differences.all.count
    let members = zip(records, players).compactMap { record, player in
      duty(of: record, plan).map { Member(record: record, player: player, duty: $0) }
    }
    guard members.count == players.count else {
      differences.note("\(path).players", "no duties", "each member has one")
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
    checkCounts(of: members, plan, at: path, &differences)
    checkSeats(of: members, plan, at: path, &differences)
    checkBench(of: members, plan, at: path, &differences)
    if naming { checkNames(of: members, plan, at: path, &differences) }
    let sorted = members.sorted { $0.player < $1.player }
    return differences.all.count == before ? (sorted.map(\.duty), team) : nil
  }

  private struct Member {
    var record: PlayerRecord
    var player: Int
    var duty: Int
  }

  /// The duty that a record speaks of.
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

  private func checkCounts(
    of members: [Member], _ plan: DutyPlan, at path: String, _ differences: inout Differences
  ) {
    for (index, duty) in plan.duties.enumerated() {
      let count = members.count { $0.duty == index }
      if count != duty.count {
        differences.note(
          "\(path).players", "\(count) who count \(duty.skill.normalised) times", "\(duty.count)")
      }
    }
    for (number, member) in members.enumerated() {
      let times = taker.pool.ruled.slotRows.skillTimes(member.player, plan.duties[member.duty].skill)
      differences.expect(
        "\(path).players.\(number).times", member.record.times, is: times == .one ? nil : ExactDecimal(times))
    }
  }

  /// Checks that all find seats for their duties, and that the named ones are those in which they can be.
  private func checkSeats(
    of members: [Member], _ plan: DutyPlan, at path: String, _ differences: inout Differences
  ) {
    let masks = taker.pool.ruled.eligibility.masks
    for arrangement in plan.arrangements {
      let seated = members.filter { arrangement.duties.contains($0.duty) }
      guard arrangement.seats.allSatisfy({ $0.name != nil }) else { continue }
      for seat in arrangement.seats {
        let own = seated.filter { $0.record.slot == seat.name }
        let strangers = own.filter { member in seat.roles.map { $0 & masks[member.player] == 0 } ?? false }
        if !seat.count.contains(own.count) || !strangers.isEmpty {
          differences.note(
            "\(path).players", "\(own.count) as \(seat.name ?? "")",
            "\(seat.count.lowerBound) to \(seat.count.upperBound)")
        }
      }
    }
  }

  // MARK: Names

  /// Checks that every place on the bench is taken once, and that there are a captain and a vice-captain.
  private func checkBench(
    of members: [Member], _ plan: DutyPlan, at path: String, _ differences: inout Differences
  ) {
    for (index, duty) in plan.duties.enumerated() where duty.part == .bench {
      let places = members.filter { $0.duty == index }.map { $0.record.bench ?? 0 }.sorted()
      if places != duty.places.sorted() {
        differences.note("\(path).players.bench", "\(places)", "\(duty.places)")
      }
    }
    guard rules.captain != nil else { return }
    let captains = members.count { $0.record.captain == true }
    let vices = members.count { $0.record.viceCaptain == true }
    if captains != 1 || vices > 1 {
      differences.note("\(path).players", "\(captains) captains, \(vices) vice-captains", "one of each")
    }
  }

  /// Checks who is called captain and vice-captain, and who sits where, as far as the totals leave that open: the most
  /// skilled first, of equals the cheaper, then the one who comes first in the pool.
  private func checkNames(
    of members: [Member], _ plan: DutyPlan, at path: String, _ differences: inout Differences
  ) {
    func key(_ member: Member) -> (Int128, Int128, Int) {
      (-pool.skills[member.player], pool.costs[member.player], member.player)
    }
    func expect(_ what: String, _ named: Member?, among others: [Member]) {
      let first = others.min { key($0) < key($1) }
      differences.expect("\(path).players.\(what)", named?.player, is: first?.player) {
        "\(self.pool.displayName(of: $0))"
      }
    }
    for (index, duty) in plan.duties.enumerated() where duty.part == .bench {
      let own = members.filter { $0.duty == index }.sorted { $0.record.bench ?? 0 < $1.record.bench ?? 0 }
      let order = own.filter { member in !isKeyed(member.record.bench ?? 0, plan) }.map(key)
      if !zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) {
        differences.note("\(path).players.bench", "another order", "the most skilled first")
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

  /// Whether a place on the bench belongs to a role of its own.
  private func isKeyed(_ place: Int, _ plan: DutyPlan) -> Bool {
    plan.arrangements.flatMap(\.seats).contains { seat in
      seat.name != nil && seat.bench > 0
        && (seat.bench..<(seat.bench + seat.count.upperBound)).contains(place)
    }
  }
}
