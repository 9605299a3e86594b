/// The requirements of duties, as counts of members for the search.
extension DutyPlan {
  /// Adds the duties to the terms.
  /// - Parameter masks: for each player a bit for each role that they can play.
  func addTerms(to terms: inout TeamTerms, masks: [UInt64]) {
    let kinds = Set(masks)
    terms.duties = duties.indices.map { index in
      let seats = arrangements.first { $0.duties.contains(index) }?.seats
      return TeamTerms.Duty(
        count: duties[index].count, roles: seats.flatMap(Self.roles), skill: duties[index].skill,
        cost: duties[index].cost)
    }
    terms.dutyRules = arrangements.flatMap { arrangement in
      arrangement.merged.rules(of: arrangement.duties.reduce(0) { $0 + duties[$1].count }, kinds)
    }
    if terms.places.isEmpty, terms.duties.contains(where: { $0.roles != nil }) { terms.places = masks }
  }

  /// Returns the roles that fit at least one of some seats; `nil` for any role.
  fileprivate static func roles(_ seats: [Seat]) -> UInt64? {
    let open = seats.filter { $0.count.upperBound > 0 }
    return open.contains { $0.roles == nil } ? nil : open.reduce(0) { $0 | ($1.roles ?? 0) }
  }
}

extension DutyPlan.Arrangement {
  /// The arrangement with seats merged that fit the same players.
  fileprivate var merged: Self {
    var merged = Self(duties: duties, seats: [])
    for seat in seats {
      guard let same = merged.seats.firstIndex(where: { $0.roles == seat.roles }) else {
        merged.seats.append(seat)
        continue
      }
      let count = merged.seats[same].count
      merged.seats[same].count =
        (count.lowerBound + seat.count.lowerBound)...(count.upperBound + seat.count.upperBound)
    }
    return merged
  }

  /// Returns the conditions under which members can fill the seats. By the theorem of Hall (1935), and of Mendelsohn
  /// and Dulmage (1958) where seats also have a minimum, they can exactly when for every subset of seats enough members
  /// fit one of them, and no more members fit only these than they hold.
  ///
  /// Seats that no player links need only individual conditions.
  /// - Parameters:
  ///   - count: how many members fill the seats.
  ///   - kinds: the role sets that players have.
  fileprivate func rules(of count: Int, _ kinds: Set<UInt64>) -> [TeamTerms.DutyRule] {
    let all = Array(seats.indices)
    return (1..<(1 << seats.count)).compactMap { subset -> TeamTerms.DutyRule? in
      let some = all.filter { subset >> $0 & 1 == 1 }
      let others = all.filter { !some.contains($0) }
      guard !others.isEmpty else { return nil }
      let isAlone = !kinds.contains { fits($0, some) && fits($0, others) }
      let most = isAlone ? room(some, count) : count
      // The minimum of these seats, and the members who do not fit in the others: the larger of the two implies both.
      let (needed, pushed) = (some.reduce(0) { $0 + seats[$1].count.lowerBound }, count - room(others, count))
      let isTold = needed >= pushed ? areLinked(some, kinds) : areLinked(others, kinds) && !isAlone
      let least = isTold ? max(needed, pushed) : 0
      guard least > 0 || (most < count && areLinked(some, kinds)) else { return nil }
      return rule(some, least...max(least, most))
    }
  }

  /// Returns the most of `count` members who fit in some seats.
  private func room(_ some: [Int], _ count: Int) -> Int {
    min(count, some.reduce(0) { $0 + min(count, seats[$1].count.upperBound) })
  }

  private func rule(_ some: [Int], _ range: ClosedRange<Int>) -> TeamTerms.DutyRule {
    TeamTerms.DutyRule(duties: duties, roles: DutyPlan.roles(some.map { seats[$0] }), count: range)
  }

  private func fits(_ kind: UInt64, _ some: [Int]) -> Bool {
    some.contains { seats[$0].roles.map { $0 & kind != 0 } ?? true }
  }

  /// Whether players who fit several seats link all of the given seats.
  private func areLinked(_ some: [Int], _ kinds: Set<UInt64>) -> Bool {
    var reached = [some[0]]
    var rest = Array(some.dropFirst())
    var next = 0
    while next < reached.count {
      let linked = rest.filter { other in
        kinds.contains { fits($0, [reached[next]]) && fits($0, [other]) }
      }
      reached += linked
      rest.removeAll { linked.contains($0) }
      next += 1
    }
    return rest.isEmpty
  }
}
