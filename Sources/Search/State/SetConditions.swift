/// Alternatives as counts of sets, at least one of which a team must satisfy.
struct SetCondition: Sendable {
  /// The least and the most players of a set in a team, locked ones not counted.
  struct Range: Sendable {
    var set: Int32
    var least: Int
    var most: Int
  }

  /// An alternative holds if all of its ranges do.
  var alternatives: [[Range]]

  func holds(_ counts: [Int]) -> Bool {
    alternatives.contains { ranges in
      ranges.allSatisfy { counts[Int($0.set)] >= $0.least && counts[Int($0.set)] <= $0.most }
    }
  }
}

extension FreePlayers {
  /// Adds the limits on sums; false if no team can satisfy them.
  func addCounters(of problem: Problem) -> Bool {
    for counter in problem.counters where counter.least != nil || counter.most != nil {
      let taken = locked.reduce(0) { $0 + counter.weights[$1] }
      // No sum lies beyond either limit.
      func left(_ limit: Int) -> Int64 {
        Int64(min(max(limit, -Problem.largestSum - 1), Problem.largestSum + 1) - taken)
      }
      let limit = SumLimit(
        weights: rows.map { Int64(counter.weights[Int($0)]) }, least: counter.least.map(left),
        most: counter.most.map(left), choose: choose)
      guard let limit else { return false }
      sums.append(limit)
    }
    return true
  }

  /// Adds the conditions: their groups become sets that are counted; false if no team can satisfy them.
  func addConditions(of problem: Problem) -> Bool {
    var known: [[Int]: Int32] = [:]
    for condition in problem.conditions {
      let alternatives = condition.alternatives.compactMap { alternative($0, &known) }
      if alternatives.contains(where: \.isEmpty) { continue }
      guard !alternatives.isEmpty else { return false }
      conditions.append(SetCondition(alternatives: alternatives))
      guard price(conditions[conditions.count - 1]) else { return false }
    }
    return true
  }

  /// The part of an alternative that is not certain; `nil` if it cannot hold.
  private func alternative(
    _ rules: [GroupRule], _ known: inout [[Int]: Int32]
  ) -> [SetCondition.Range]? {
    var ranges: [SetCondition.Range] = []
    for rule in rules {
      let members = Set(rule.members)
      let taken = locked.count(where: members.contains)
      let least = max(0, rule.least - taken)
      let most = min(choose, rule.most - taken)
      guard least <= most else { return nil }
      if least == 0, most == choose { continue }
      ranges.append(SetCondition.Range(set: set(of: members, &known), least: least, most: most))
    }
    return ranges
  }

  /// The set of some players, any number of whom may be in a team.
  private func set(of members: Set<Int>, _ known: inout [[Int]: Int32]) -> Int32 {
    let sorted = members.sorted()
    if let set = known[sorted] { return set }
    let set = Int32(bounds.count)
    known[sorted] = set
    bounds.append(0...choose)
    for (player, row) in rows.enumerated() where members.contains(Int(row)) { sets[player].append(set) }
    return set
  }

  /// Gives the bound as much of a condition as sums can express. One alternative is a rule of its own. If either no
  /// player of A, of which a team has at most M, is in the team, or a range holds for B, then M·n(B) ≥ least·n(A) and
  /// M·n(B) + (choose − most)·n(A) ≤ M·choose.
  private func price(_ condition: SetCondition) -> Bool {
    if condition.alternatives.count == 1 {
      for range in condition.alternatives[0] {
        let before = bounds[Int(range.set)]
        let (least, most) = (max(before.lowerBound, range.least), min(before.upperBound, range.most))
        guard least <= most else { return false }
        bounds[Int(range.set)] = least...most
      }
      return true
    }
    guard condition.alternatives.count == 2,
      let place = condition.alternatives.firstIndex(where: { $0.count == 1 && $0[0].most == 0 })
    else { return true }
    let set = condition.alternatives[place][0].set
    return condition.alternatives[1 - place].allSatisfy { price($0, ifAnyOf: set) }
  }

  private func price(_ range: SetCondition.Range, ifAnyOf set: Int32) -> Bool {
    let most = Int64(mostMembers(of: set))
    func limit(_ own: Int64, _ other: Int64, least: Int64?, most: Int64?) -> SumLimit? {
      let weights = sets.map { (sets: [Int32]) -> Int64 in
        (sets.contains(range.set) ? own : 0) + (sets.contains(set) ? other : 0)
      }
      return SumLimit(weights: weights, least: least, most: most, choose: choose, isForBoundOnly: true)
    }
    if range.least > 0 {
      guard let limit = limit(most, -Int64(range.least), least: 0, most: nil) else { return false }
      sums.append(limit)
    }
    if range.most < choose {
      let over = Int64(choose - range.most)
      guard let limit = limit(most, over, least: nil, most: most * Int64(choose)) else { return false }
      sums.append(limit)
    }
    return true
  }

  /// The most players of a set that a team can have.
  private func mostMembers(of set: Int32) -> Int {
    var members = Set<Int32>()
    var types: [Int: Int] = [:]
    for player in all where sets[player].contains(set) {
      members.insert(rows[player])
      let type = Int(self.types[player])
      let group = slotFit.duties.map { self.group(of: player, $0) } ?? type
      types[group] = max(types[group] ?? 0, automaton.mostOfType[type])
    }
    return max(1, min(choose, members.count, types.values.reduce(0, +)))
  }
}
