/// How clubs, groups, conditions and sums are counted for a ``PartialTeamState``. What need not be known is not
/// counted: members of a set that cannot have too many only up to its minimum. Where players have choices they are not
/// sorted by club, so clubs are counted like groups.
struct CounterRules: Sendable {
  /// How members of one set are counted.
  struct MemberLimit: Sendable {
    var bounds: ClosedRange<Int>
    /// Whether there could be too many.
    var isCapped: Bool
    /// The highest count that is distinguished.
    var top: Int

    /// The count after one more member; `nil` where there is no room.
    func following(_ count: Int) -> Int? {
      if count < top { return count + 1 }
      return isCapped ? nil : count
    }
  }

  /// By player: their club, -1 for none.
  let clubs: [Int32]
  /// By club: how its members are counted.
  let clubLimits: [MemberLimit]
  /// By counted group: the number of its set.
  let groupSets: [Int]
  /// By counted group: how its members are counted.
  let groupLimits: [MemberLimit]
  /// By player: their counted groups.
  private let groups: [[Int]]
  private let isClubTaken: [Bool]
  private let leastNewClubs: Int
  private let conditions: [SetCondition]
  private let sums: [SumLimit]

  /// The rules for some players; `nil` where there are too many groups or sums to count, or too many members.
  init?(_ players: FreePlayers) {
    guard players.choose <= 255 else { return nil }
    var sizes = [Int](repeating: 0, count: players.bounds.count)
    for sets in players.sets {
      for set in sets { sizes[Int(set)] += 1 }
    }
    // The counts up to which a condition, or the fewest clubs, must distinguish them.
    var distinguishedUpTo = [Int](repeating: 0, count: players.bounds.count)
    for range in players.conditions.flatMap({ $0.alternatives.joined() }) {
      let end = range.most < players.choose ? range.most + 1 : 0
      distinguishedUpTo[Int(range.set)] = max(distinguishedUpTo[Int(range.set)], range.least, end)
    }
    for club in 0..<players.clubCount where players.leastNewClubs > 0 && !players.isClubTaken[club] {
      distinguishedUpTo[club] = max(distinguishedUpTo[club], 1)
    }
    func limit(_ set: Int) -> MemberLimit {
      let bounds = players.bounds[set]
      let isCapped = bounds.upperBound < min(sizes[set], players.choose)
      return MemberLimit(
        bounds: bounds, isCapped: isCapped,
        top: isCapped ? bounds.upperBound : max(distinguishedUpTo[set], bounds.lowerBound))
    }
    let orderedClubCount = players.hasChoices ? 0 : players.clubCount
    clubs = players.sets.map { sets in
      sets.first.flatMap { Int($0) < orderedClubCount ? $0 : nil } ?? -1
    }
    clubLimits = (0..<orderedClubCount).map(limit)
    let counted = (orderedClubCount..<players.bounds.count).filter { limit($0).isCapped || limit($0).top > 0 }
    sums = players.sums.filter { !$0.isForBoundOnly }
    guard counted.count <= SIMD8<UInt8>.scalarCount, sums.count <= SIMD2<Int64>.scalarCount else {
      return nil
    }
    groupSets = counted
    groupLimits = counted.map(limit)
    groups = players.sets.map { sets in counted.indices.filter { sets.contains(Int32(counted[$0])) } }
    isClubTaken = players.isClubTaken
    leastNewClubs = players.leastNewClubs
    conditions = players.conditions
  }

  /// The state after taking `player`, who leads to `state`; `nil` where a set has no room for them.
  func state(_ before: PartialTeamState, taking player: FreePlayer, to state: Int32) -> PartialTeamState? {
    var taken = before
    taken.state = state
    if clubs[player] >= 0 {
      let club = Int(clubs[player])
      guard let count = clubLimits[club].following(Int(before.fromClub)) else { return nil }
      if before.fromClub == 0, !isClubTaken[club] {
        taken.newClubs = min(taken.newClubs + 1, Int32(leastNewClubs))
      }
      taken.fromClub = Int32(count)
    }
    for group in groups[player] {
      guard let count = groupLimits[group].following(Int(before.inGroups[group])) else { return nil }
      taken.inGroups[group] = UInt8(count)
    }
    for (number, sum) in sums.enumerated() { taken.sums[number] &+= sum.weights[player] }
    return taken
  }

  /// Whether the members of both ends together satisfy all sets; both ends have members of one club, or of none (-1).
  func areSatisfied(by front: PartialTeamState, _ back: PartialTeamState, sharing club: Int32) -> Bool {
    var newClubs = Int(front.newClubs) + Int(back.newClubs)
    if club >= 0 {
      let counter = clubLimits[Int(club)]
      if counter.isCapped, Int(front.fromClub + back.fromClub) > counter.top { return false }
      let isNewTwice = front.fromClub > 0 && back.fromClub > 0 && !isClubTaken[Int(club)]
      if leastNewClubs > 0, isNewTwice { newClubs -= 1 }
    }
    for (group, set) in groupSets.enumerated() where set < isClubTaken.count && !isClubTaken[set] {
      newClubs += front.inGroups[group] > 0 || back.inGroups[group] > 0 ? 1 : 0
    }
    guard newClubs >= leastNewClubs else { return false }
    let keepsGroups = groupLimits.indices.allSatisfy { group in
      let members = Int(front.inGroups[group]) + Int(back.inGroups[group])
      let limit = groupLimits[group]
      return members >= limit.bounds.lowerBound && (!limit.isCapped || members <= limit.top)
    }
    return keepsGroups && keepsSums(front.sums &+ back.sums) && keepsConditions(front, back)
  }

  private func keepsSums(_ totals: SIMD2<Int64>) -> Bool {
    sums.indices.allSatisfy { number in
      totals[number] >= sums[number].least ?? .min && totals[number] <= sums[number].most ?? .max
    }
  }

  private func keepsConditions(_ front: PartialTeamState, _ back: PartialTeamState) -> Bool {
    guard !conditions.isEmpty else { return true }
    var counts = [Int](repeating: 0, count: (groupSets.last ?? -1) + 1)
    for (group, set) in groupSets.enumerated() {
      counts[set] = Int(front.inGroups[group]) + Int(back.inGroups[group])
    }
    return conditions.allSatisfy { $0.holds(counts) }
  }
}
