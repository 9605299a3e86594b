import Reading
import Selection
import Snapshots
import Tables

/// Checks a list of the best plans: each squad is legal with the right totals, they are in order, and none is missing.
/// - Parameters:
///   - squad: the owned players, at their selling prices.
///   - verifiers: for each number of transfers the verifier of a pool whose teams have exactly that many.
public func verifyPlans(
  _ list: [TopTeamRecord], asked: TopListRecord, from squad: OwnedSquad, _ hits: TransferHits,
  _ verifiers: [TeamVerifier]
) -> [Finding] {
  var first = verifiers[0]
  let hits = verifiers.indices.map { hits.points(for: $0) ?? .zero }
  first.verifyOrder(of: list, asked: asked, from: squad, hits: hits, verifiers)
  if list.isEmpty, !asked.complete { return first.findings }
  if asked.different < 2 {
    first.verifyNoneMissing(among: list, asked: asked, hits: hits, verifiers)
  } else {
    first.verifyDifferentPlans(list, asked: asked, hits: hits, verifiers)
  }
  return first.findings
}

extension TeamVerifier {
  /// Checks that each plan is legal, adds up, and stands where it belongs.
  fileprivate mutating func verifyOrder(
    of list: [TopTeamRecord], asked: TopListRecord, from squad: OwnedSquad, hits: [DecimalNumber],
    _ verifiers: [TeamVerifier]
  ) {
    claim("\(list.count) listed plans are legal, add up, and are in order") { verifier, place in
      var before: [Int] = []
      for (number, plan) in list.enumerated() {
        let place = place["topTeams"][number]
        place.expect("rank", plan.rank, is: number + 1)
        let duties = verifier.check(plan, from: squad, hits: hits, verifiers, at: place)
        defer { before = duties }
        if number > 0, !list[number - 1].stands(before: plan),
          plan.stands(before: list[number - 1]) || !before.lexicographicallyPrecedes(duties)
        {
          place.note("rank", "a plan ranked after the previous one", "ranked before it, or equal to it")
        }
      }
      if asked.onlyBestSkill {
        for (number, plan) in list.enumerated() {
          place.expect("topTeams.\(number).net", plan.net, is: list[0].net)
        }
      }
      if list.count > asked.asked { place.note("topTeams", "\(list.count) plans", "\(asked.asked)") }
    }
  }

  /// Checks that no plan better than the last one is missing.
  fileprivate mutating func verifyNoneMissing(
    among list: [TopTeamRecord], asked: TopListRecord, hits: [DecimalNumber], _ verifiers: [TeamVerifier]
  ) {
    claim("no plan is missing among the \(list.count) listed") {
      verifier, place throws(OutOfWork) in
      let last = list.count == asked.asked ? list.last : nil
      let least = asked.onlyBestSkill ? list.first?.net?.number : nil
      var (before, listed) = (0, 0)
      for count in verifiers.indices {
        var other = verifiers[count]
        before += try other.plans(of: count, before: last, reaching: least, less: hits[count])
      }
      for plan in list {
        guard let count = plan.transfers, verifiers.indices.contains(count) else { continue }
        listed += try verifiers[count].lineups(
          of: plan, asSquads: asked.different == 1, before: last, reaching: least, less: hits[count])
      }
      place.expect("topTeams", listed, is: before) { "\($0) plans" }
    }
  }

  /// Checks that a plan is legal and its totals are right.
  /// - Returns: the duties of its players, by which lineups of one squad are ordered.
  fileprivate mutating func check(
    _ plan: TopTeamRecord, from squad: OwnedSquad, hits: [DecimalNumber], _ verifiers: [TeamVerifier],
    at place: ClaimCheck
  ) -> [Int] {
    guard let players = findInOrder(plan.players, at: place["players"]),
      let (duties, team) = totals(plan.players, of: players, at: place)
    else { return [] }
    let count = players.count { !squad.players.contains($0) }
    place.expect("transfers", plan.transfers, is: count)
    guard count < hits.count,
      verifiers[count].checkLegal(players, within: taker.pool.budget, totals: team, at: place)
    else { return duties }
    expect(plan.skill, plan.cost, are: (team.skill, team.cost), at: place)
    place.expect("hits", plan.hits, is: ExactDecimal(hits[count]))
    let net = skill(team.skill).number.subtracting(hits[count])
    place.expect("net", plan.net, is: net.map { ExactDecimal($0) })
    checkPlaces(plan.players, of: players, at: place)
    return duties
  }
}

extension TeamVerifier {
  /// Counts the lineups of a plan's squad that precede a plan or are it; without one, all that reach enough points.
  fileprivate func lineups(
    of plan: TopTeamRecord, asSquads: Bool, before last: TopTeamRecord?, reaching least: DecimalNumber?,
    less hits: DecimalNumber
  ) throws(OutOfWork) -> Int {
    guard asSquads, plan != last else { return 1 }
    var team = Team(plan.players.compactMap { index(ofRow: $0.row) }, of: pool)
    (team.skill, team.cost) = (
      plan.skill.number.unitsRoundedDown(places: pool.skills.places),
      plan.cost.number.unitsRoundedDown(places: pool.costs.places)
    )
    guard let last, let net = last.net?.number, let points = net.adding(hits) else {
      return try lineups(of: [team], asSquads: true, leastSkill: skill(reaching: least, less: hits)) { _ in
        true
      }
    }
    let skill = points.unitsRoundedUp(places: pool.skills.places)
    let isMet = points.units(places: pool.skills.places) != nil
    let (ownCount, lastCount) = (plan.transfers ?? 0, last.transfers ?? 0)
    let cost = last.cost.number.unitsRoundedDown(places: pool.costs.places)
    let rows = last.players.map(\.row)
    let isEarlier = plan.players.map(\.row).lexicographicallyPrecedes(rows)
    return try lineups(of: [team], asSquads: true, leastSkill: skill) {
      guard $0.skill == skill, isMet else { return true }
      guard ownCount == lastCount else { return ownCount < lastCount }
      return $0.cost < cost || ($0.cost == cost && isEarlier)
    }
  }

  /// Returns the skill needed to reach points after hits; `nil` if any will do.
  private func skill(reaching least: DecimalNumber?, less hits: DecimalNumber) -> Int128? {
    least.flatMap { $0.adding(hits) }?.unitsRoundedUp(places: pool.skills.places)
  }

  /// Counts the plans of this verifier's pool that precede a plan or are it; without one, all that reach enough points.
  /// - Parameters:
  ///   - transfers: the number of transfers in the plans of this pool.
  ///   - hits: their cost in points.
  fileprivate mutating func plans(
    of transfers: Int, before last: TopTeamRecord?, reaching least: DecimalNumber?, less hits: DecimalNumber
  ) throws(OutOfWork) -> Int {
    func counted(_ number: UInt128?) throws(OutOfWork) -> Int {
      guard let number, let count = Int(exactly: number) else { throw OutOfWork(cause: .memory) }
      return count
    }
    guard let last, let net = last.net?.number, let points = net.adding(hits) else {
      let skill = skill(reaching: least, less: hits)
      let question = CensusQuestion(
        within: taker.pool.budget, leastSkill: skill, skill == nil ? .counts : .all)
      return try counted(taker.take(question).teams { _ in true })
    }
    let skill = points.unitsRoundedUp(places: pool.skills.places)
    let cost = last.cost.number.unitsRoundedDown(places: pool.costs.places)
    let census = try taker.take(CensusQuestion(within: taker.pool.budget, leastSkill: skill, .all))
    let isMet = points.units(places: pool.skills.places) != nil
    let lastTransfers = last.transfers ?? 0
    let before = try counted(
      census.teams {
        guard $0.skill == skill, isMet else { return true }
        return transfers == lastTransfers ? $0.cost < cost : transfers < lastTransfers
      })
    guard isMet, transfers == lastTransfers else { return before }
    let same = census.teams { $0.skill == skill && $0.cost == cost }
    guard let same, same > 0 else { return before }
    let players = last.players.compactMap { index(ofRow: $0.row) }
    let duties = totals(last.players, of: players, at: ClaimCheck())?.duties ?? []
    let earlier = try taker.teamsBefore(players, duties: duties, skill: skill, cost: cost, among: same)
    guard let earlier else { return before }
    return before + (try counted(earlier)) + 1
  }
}

extension TeamVerifier {
  /// Checks that each plan of a list with `different` is the first that differs enough from all before it.
  fileprivate mutating func verifyDifferentPlans(
    _ list: [TopTeamRecord], asked: TopListRecord, hits: [DecimalNumber], _ verifiers: [TeamVerifier]
  ) {
    claim("no plan that differs in \(asked.different) players is missing") {
      verifier, place throws(OutOfWork) in
      let players = list.map { $0.players.compactMap { verifier.index(ofRow: $0.row) } }
      var verifiers = verifiers
      func plans(
        before last: TopTeamRecord?, reaching least: DecimalNumber?, apartFrom earlier: ArraySlice<[Int]>
      ) throws(OutOfWork) -> Int {
        var sum = 0
        for count in verifiers.indices {
          verifiers[count].taker.meter = verifier.taker.meter
          try verifiers[count].apart(by: asked.different, from: Array(earlier)) { other throws(OutOfWork) in
            sum += try other.plans(of: count, before: last, reaching: least, less: hits[count])
          }
          verifier.taker.note(verifiers[count].taker)
        }
        return sum
      }
      for (number, plan) in list.enumerated() {
        let before = try plans(before: plan, reaching: nil, apartFrom: players[..<number])
        place.expect("topTeams.\(number)", 1, is: before) { "\($0) plans up to it" }
      }
      guard list.count < asked.asked, asked.complete else { return }
      let least = asked.onlyBestSkill ? list.first?.net?.number : nil
      let left = try plans(before: nil, reaching: least, apartFrom: players[...])
      place.expect("topTeams", 0, is: left) { "\($0) further plans" }
    }
  }
}
