/// The state of the conditions of a rule set during a census: for each condition whether a partial team has met it,
/// otherwise how many players it has from each group that is still open.
///
/// An alternative is settled once the last player of its groups has been decided on. Its counts are then cleared, so
/// that partial teams that differ only in them become one.
struct ConditionStates {
  /// The progress of a partial team.
  struct State: Hashable {
    /// For each condition, whether it is met whoever joins.
    var isMet: [Bool]
    /// For each group, the number of its players, as far as it matters.
    var counts: [UInt16]
  }

  private struct Group {
    var condition: Int
    var least: Int
    var most: Int?

    /// One more than the maximum is as bad as many more; without a maximum, the minimum is enough.
    var cap: Int { most.map { max($0 + 1, least) } ?? least }

    func holds(_ count: UInt16) -> Bool { Int(count) >= least && Int(count) <= most ?? .max }
  }

  private struct Alternative {
    var condition: Int
    var groups: Range<Int>
    /// The place in the order after its last player.
    var end: Int
    /// Whether it stays met once it is.
    var isLasting: Bool
  }

  private var groups: [Group] = []
  private var alternatives: [Alternative] = []
  /// For each condition, its groups, its alternatives and where the last of these ends.
  private var groupsOf: [Range<Int>] = [], alternativesOf: [Range<Int>] = [], endOf: [Int] = []
  /// The groups of each player.
  private var groupsOfPlayer: [Int: [Int]] = [:]
  /// The alternatives that end at each place.
  private var endings: [Int: [Int]] = [:]

  /// Creates the conditions for players in an order.
  /// - Complexity: O(members of all groups)
  init(_ conditions: [CensusPool.Condition], order: [Int]) {
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    for condition in conditions {
      let (firstGroup, first) = (groups.count, alternatives.count)
      for alternative in condition { add(alternative, places) }
      groupsOf.append(firstGroup..<groups.count)
      alternativesOf.append(first..<alternatives.count)
      endOf.append(alternatives[first...].map(\.end).max() ?? 0)
    }
  }

  private mutating func add(_ all: [CensusPool.Group], _ places: [Int: Int]) {
    let first = groups.count
    var end = 0
    for group in all {
      for player in group.members {
        guard let place = places[player] else { continue }
        groupsOfPlayer[player, default: []].append(groups.count)
        end = max(end, place + 1)
      }
      groups.append(Group(condition: groupsOf.count, least: group.least, most: group.most))
    }
    endings[end, default: []].append(alternatives.count)
    alternatives.append(
      Alternative(
        condition: groupsOf.count, groups: first..<groups.count, end: end,
        isLasting: all.allSatisfy { $0.most == nil }))
  }

  /// The state without any players.
  var start: State {
    State(
      isMet: Array(repeating: false, count: groupsOf.count), counts: Array(repeating: 0, count: groups.count))
  }

  /// Returns the state with one more player; `nil` if they exceed the only group of a condition.
  func joined(_ player: Int, _ state: State) -> State? {
    guard let own = groupsOfPlayer[player] else { return state }
    var next = state
    for group in own where !next.isMet[groups[group].condition] {
      next.counts[group] = UInt16(min(groups[group].cap, Int(next.counts[group]) + 1))
      let isOnly = alternativesOf[groups[group].condition].count == 1
      if isOnly, let most = groups[group].most, next.counts[group] > most { return nil }
    }
    for condition in Set(own.map { groups[$0].condition }) where !next.isMet[condition] {
      let isMet = alternativesOf[condition].contains { alternatives[$0].isLasting && holds($0, next) }
      if isMet { meet(condition, &next) }
    }
    return next
  }

  /// Returns whether an alternative ends before the player at a place.
  func isEnding(at place: Int) -> Bool { endings[place] != nil }

  /// Returns the state after settling the alternatives that end before a place; `nil` if a condition is out of reach.
  func closed(_ state: State, at place: Int) -> State? {
    var next = state
    for index in endings[place] ?? [] where !next.isMet[alternatives[index].condition] {
      if holds(index, next) {
        meet(alternatives[index].condition, &next)
      } else {
        for group in alternatives[index].groups { next.counts[group] = 0 }
      }
    }
    return next.isMet.indices.allSatisfy { next.isMet[$0] || endOf[$0] > place } ? next : nil
  }

  /// Returns whether a full team meets all conditions, where alternatives that end by this place are already settled.
  func isMet(_ state: State, at place: Int) -> Bool {
    groupsOf.indices.allSatisfy { condition in
      state.isMet[condition]
        || alternativesOf[condition].contains { alternatives[$0].end > place && holds($0, state) }
    }
  }

  private func meet(_ condition: Int, _ state: inout State) {
    state.isMet[condition] = true
    for group in groupsOf[condition] { state.counts[group] = 0 }
  }

  private func holds(_ alternative: Int, _ state: State) -> Bool {
    alternatives[alternative].groups.allSatisfy { groups[$0].holds(state.counts[$0]) }
  }
}
