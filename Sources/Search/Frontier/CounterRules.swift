/// How clubs and groups count for a ``PartialTeamState``.
///
/// What need not be known is not counted, so that fewer states differ: members of a club or group that cannot
/// have too many are counted up to the fewest asked for.
struct CounterRules: Sendable {
  /// How members of one set are counted.
  struct Counter: Sendable {
    /// The fewest and the most members.
    var bounds: ClosedRange<Int>
    /// Whether there could be too many.
    var isCapped: Bool
    /// The highest count told apart.
    var top: Int

    /// The count after one more member; `nil` where there is no room.
    func following(_ count: Int) -> Int? {
      if count < top { return count + 1 }
      return isCapped ? nil : count
    }
  }

  /// By player their club, -1 for none.
  let clubs: [Int32]
  /// By club.
  let clubCounters: [Counter]
  /// By counted group the number of its set.
  let groupSets: [Int]
  /// By counted group.
  let groupCounters: [Counter]
  /// By player their counted groups.
  private let groups: [[Int]]
  private let isClubTaken: [Bool]
  private let leastNewClubs: Int

  /// Whether teams of one state of the automaton are all alike.
  var countsNothing: Bool {
    leastNewClubs == 0 && groupSets.isEmpty && clubCounters.allSatisfy { !$0.isCapped && $0.top == 0 }
  }

  /// The rules for some players; `nil` where there are too many groups to count, or too many members.
  init?(_ players: FreePlayers) {
    guard players.choose <= 255 else { return nil }
    var sizes = [Int](repeating: 0, count: players.bounds.count)
    for sets in players.sets {
      for set in sets { sizes[Int(set)] += 1 }
    }
    func counter(_ set: Int, atLeast least: Int) -> Counter {
      let bounds = players.bounds[set]
      let isCapped = bounds.upperBound < min(sizes[set], players.choose)
      return Counter(
        bounds: bounds, isCapped: isCapped, top: isCapped ? bounds.upperBound : max(least, bounds.lowerBound))
    }
    clubs = players.sets.map { sets in
      sets.first.flatMap { Int($0) < players.clubCount ? $0 : nil } ?? -1
    }
    clubCounters = (0..<players.clubCount).map { club in
      counter(club, atLeast: players.leastNewClubs > 0 && !players.isClubTaken[club] ? 1 : 0)
    }
    let counted = (players.clubCount..<players.bounds.count).filter { set in
      let counter = counter(set, atLeast: 0)
      return counter.isCapped || counter.top > 0
    }
    guard counted.count <= SIMD8<UInt8>.scalarCount else { return nil }
    groupSets = counted
    groupCounters = counted.map { counter($0, atLeast: 0) }
    groups = players.sets.map { sets in counted.indices.filter { sets.contains(Int32(counted[$0])) } }
    isClubTaken = players.isClubTaken
    leastNewClubs = players.leastNewClubs
  }

  /// What is known after `player`, who leads to `state`; `nil` where a set has no room for them.
  func state(_ before: PartialTeamState, taking player: Int, to state: Int32) -> PartialTeamState? {
    var taken = before
    taken.state = state
    if clubs[player] >= 0 {
      let club = Int(clubs[player])
      guard let count = clubCounters[club].following(Int(before.fromClub)) else { return nil }
      if before.fromClub == 0, !isClubTaken[club] {
        taken.newClubs = min(taken.newClubs + 1, Int32(leastNewClubs))
      }
      taken.fromClub = Int32(count)
    }
    for group in groups[player] {
      guard let count = groupCounters[group].following(Int(before.inGroups[group])) else { return nil }
      taken.inGroups[group] = UInt8(count)
    }
    return taken
  }

  /// Whether the members of both ends keep to all sets together.
  /// - Parameter club: the one that both ends have a part of, -1 for none.
  func areMet(by front: PartialTeamState, _ back: PartialTeamState, sharing club: Int32) -> Bool {
    var newClubs = Int(front.newClubs) + Int(back.newClubs)
    if club >= 0 {
      let counter = clubCounters[Int(club)]
      if counter.isCapped, Int(front.fromClub + back.fromClub) > counter.top { return false }
      let isNewTwice = front.fromClub > 0 && back.fromClub > 0 && !isClubTaken[Int(club)]
      if leastNewClubs > 0, isNewTwice { newClubs -= 1 }
    }
    guard newClubs >= leastNewClubs else { return false }
    return groupCounters.indices.allSatisfy { group in
      let members = Int(front.inGroups[group]) + Int(back.inGroups[group])
      let counter = groupCounters[group]
      return members >= counter.bounds.lowerBound && (!counter.isCapped || members <= counter.top)
    }
  }
}
