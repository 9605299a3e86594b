import Snapshots

// The claims of a snapshot about a set of lineups.

extension TeamVerifier {
  /// Checks a set: each lineup is legal, totals, exposures and distances are right, and no set exceeds the bound.
  public mutating func verify(_ content: LineupsContent) {
    let set = content.lineupSet
    var found: [[Int]]?
    claim("\(content.lineups.count) lineups are legal, add up, and are in order") { verifier, place in
      found = verifier.checkLineups(content, at: place)
    }
    guard let found else { return }
    let holds = set.keepsLimits
    claim(holds ? "the exposures are as listed and within their limits" : "the exposures are as listed") {
      verifier, place in
      verifier.checkExposures(content, found, at: place)
    }
    claim(holds ? "no two lineups are too similar" : "the lineups differ as listed") { verifier, place in
      let distances = Self.distances(found.map { verifier.people($0) })
      place.expect("uniquesLeast", content.uniquesLeast, is: distances.min())
      let isTooLike =
        distances.contains { $0 < set.uniques }
        || Set(content.lineups.map { $0.players.map(\.standing) }).count < content.lineups.count
      if isTooLike, holds {
        place.note("lineups", "different ones", "two that are too similar")
      }
    }
    guard let bound = content.totalBound else { return }
    claim("no set of \(set.asked) lineups has more than \(bound.number) points") {
      verifier, place throws(OutOfWork) in
      try verifier.checkBound(content, bound, at: place)
    }
  }

  private func checkLineups(_ content: LineupsContent, at place: ClaimCheck) -> [[Int]]? {
    var found: [[Int]] = []
    var total: Int128 = 0
    var last: Int128?
    for (number, record) in content.lineups.enumerated() {
      let place = place["lineups"][number]
      place.expect("rank", record.rank, is: number + 1)
      guard let players = findInOrder(record.players, at: place["players"]),
        let (_, team) = totals(record.players, of: players, at: place),
        checkLegal(players, within: taker.pool.budget, totals: team, at: place)
      else { continue }
      // With noise the skill is that of a draw, which only the same run can reproduce.
      expect(record.projection ?? record.skill, record.cost, are: (team.skill, team.cost), at: place)
      checkPlaces(record.players, of: players, at: place)
      if let last, last < team.skill, record.projection == nil, record.entry == nil {
        place.note("rank", "the best first", "more than before")
      }
      last = team.skill
      total += team.skill
      found.append(players)
    }
    guard found.count == content.lineups.count else { return nil }
    place.expect("total", content.total, is: skill(total))
    if content.lineupSet.isMet, found.count != content.lineupSet.asked {
      place.note("lineups", "\(found.count) lineups", "\(content.lineupSet.asked) were asked for")
    }
    return found
  }

  private func checkExposures(_ content: LineupsContent, _ lineups: [[Int]], at place: ClaimCheck) {
    var listed: Set<Int> = []
    for (number, exposure) in content.exposures.enumerated() {
      let place = place["exposures"][number]
      guard let members = members(of: exposure) else {
        place.note("name", exposure.name, "no such player, club or group")
        continue
      }
      if exposure.row != nil || pool.people.contains(where: { Set($0) == members }) {
        listed.formUnion(members)
      }
      let count = lineups.count { !members.isDisjoint(with: $0) }
      place.expect("count", exposure.count, is: count)
      place.expect("share", exposure.share, is: ExactDecimal(share(count, of: lineups.count), places: 4))
      // A set that was stopped breaks no maximum.
      let least = content.lineupSet.isMet ? exposure.least : 0
      guard content.lineupSet.keepsLimits, !(least...exposure.most).contains(count) else { continue }
      place.note("count", "\(least) to \(exposure.most)", "\(count)")
    }
    for player in Set(lineups.joined()).subtracting(listed).sorted() {
      place.note("exposures", "no entry for \(pool.displayName(of: player))", "they are in a lineup")
    }
  }

  /// Returns the share of the lineups in ten-thousandths.
  private func share(_ count: Int, of lineups: Int) -> Int128 {
    lineups == 0 ? 0 : Int128(count) * 10_000 / Int128(lineups)
  }

  /// Returns the players of an exposure.
  private func members(of exposure: ExposureRecord) -> Set<Int>? {
    if let row = exposure.row { return index(ofRow: row).map { [$0] } }
    if let person = pool.people.first(where: { pool.names[$0[0]] == exposure.name }) { return Set(person) }
    let parts = exposure.name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if parts[0] == "group" {
      return rules.groups.firstIndex { $0.name == parts[1] }.map { Set(taker.pool.ruled.named.groups[$0]) }
    }
    guard let clubs = pool.clubs else { return nil }
    return Set((0..<pool.count).filter { clubs[$0].lowercased() == parts[1].lowercased() })
  }

  private static func distances(_ lineups: [[Int]]) -> [Int] {
    lineups.enumerated().flatMap { index, own in
      lineups[(index + 1)...].map { other in own.count { !other.contains($0) } }
    }
  }
}

// MARK: The bound

extension TeamVerifier {
  /// Checks the bound: at any prices of the limits, including those of the snapshot, a set within the limits has no
  /// more than the worth of its lineups at these prices plus the worth of the limits. A census finds the worth of the
  /// best lineups at these prices.
  fileprivate mutating func checkBound(
    _ content: LineupsContent, _ bound: ExactDecimal, at place: ClaimCheck
  ) throws(OutOfWork) {
    let priced = content.exposures.compactMap { exposure in
      price(of: exposure).flatMap { price in
        members(of: exposure).map { PricedLimit(members: $0, price: price, exposure: exposure) }
      }
    }
    guard let claimed = units(bound),
      priced.count == content.exposures.count(where: { $0.price != nil })
    else {
      return place.note("totalBound", "\(bound.number)", "prices and a bound in the unit of skill")
    }
    let limits = priced.reduce(0) {
      $0 + $1.price * Int128($1.price > 0 ? $1.exposure.most : $1.exposure.least)
    }
    var lineups = PricedCensus(taker, priced.map { ($0.members, $0.price) }, people: pool.people)
    let worth = try lineups.totalWorth(
      ofBest: content.lineupSet.asked,
      atMost: claimed * PricedCensus.parts + PricedCensus.parts - limits)
    taker.note(lineups.taker)
    let highest = (limits + worth).flooredQuotient(by: PricedCensus.parts)
    if claimed < highest { place.note("totalBound", "\(bound.number)", "\(skill(highest).number)") }
  }

  private struct PricedLimit {
    var members: Set<Int>
    var price: Int128
    var exposure: ExposureRecord
  }

  private func price(of exposure: ExposureRecord) -> Int128? {
    exposure.price?.number.units(places: pool.skills.places + 3)
  }
}

extension PlayerRecord {
  /// The player's row and their role in the team.
  fileprivate var standing: String {
    "\(row) \(slot ?? "") \(bench ?? 0) \(captain ?? false) \(viceCaptain ?? false)"
  }
}

extension Int128 {
  /// Divides and rounds down.
  fileprivate func flooredQuotient(by divisor: Int128) -> Int128 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}

extension LineupSetRecord {
  /// Whether it is said to be all that was asked for.
  fileprivate var isMet: Bool { complete && reason == nil }

  /// Whether its lineups are said to break no limit. Those in which players stay may have broken it before.
  fileprivate var keepsLimits: Bool { isMet || changed == nil }
}
