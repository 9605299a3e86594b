/// Picks the heaviest team, whatever it costs and whichever clubs it draws on.
///
/// The teams that fill some slots are the bases of a matroid: a transversal one for slots; for quotas what Murota's
/// network transformation makes of the counts within their bounds. So the greedy rule is exact: take the
/// heaviest player whom the automaton lets in, again and again. (Edmonds 1971; Edmonds and Fulkerson 1965.) Where players
/// have several choices the heaviest path through the automaton is sought among those who can be in it.
struct TeamPicker {
  private let types: [Int32]
  private let automaton: TeamAutomaton
  /// The choices of each player; `nil` where there is one each.
  private let choices: PlayerChoices?
  /// By type where its players stand in `lists`, and the end of the last one.
  private let offsets: [Int]
  private var lists: [Int32]
  private var filled: [Int]

  /// A picker among these players.
  init(_ players: FreePlayers) {
    types = players.types
    automaton = players.automaton
    choices = players.hasChoices ? PlayerChoices(players) : nil
    var offsets = [0]
    for most in automaton.mostOfType { offsets.append(offsets.last! + most) }
    self.offsets = offsets
    lists = Array(repeating: 0, count: offsets.last!)
    filled = Array(repeating: 0, count: automaton.typeCount)
  }

  /// The players who can be needed, of each type the heaviest, as many as a team can have; heavier first, of
  /// equal weight the smaller index.
  /// - Complexity: O(n) and a sort of those returned, if few players replace others.
  mutating func heaviestOfTypes<Weight: Comparable>(_ weights: [Weight]) -> [Int32] {
    for type in filled.indices { filled[type] = 0 }
    weights.withUnsafeBufferPointer { weights in
      for player in weights.indices { insert(Int32(truncatingIfNeeded: player), weights) }
    }
    var all: [Int32] = []
    all.reserveCapacity(lists.count)
    for type in filled.indices { all += lists[offsets[type]..<offsets[type] + filled[type]] }
    all.sort { left, right in
      let (leftWeight, rightWeight) = (weights[Int(left)], weights[Int(right)])
      return leftWeight != rightWeight ? leftWeight > rightWeight : left < right
    }
    return all
  }

  /// The same, each with all choices: those of one player stand together, and players as the automaton reads them.
  mutating func needed<Weight: Comparable>(_ weights: [Weight]) -> NeededPlayers {
    let heaviest = heaviestOfTypes(weights)
    var last = [Int32](repeating: -1, count: filled.count)
    for type in filled.indices where filled[type] > 0 { last[type] = lists[offsets[type]] }
    guard let choices else {
      return NeededPlayers(players: heaviest, ends: Array(1...max(1, heaviest.count)), lastOfType: last)
    }
    return choices.all(of: heaviest, lastOfType: last)
  }

  /// The heaviest team, heavier players first; `nil` if the players cannot fill the slots.
  mutating func heaviestTeam<Weight: Comparable & SignedNumeric>(_ weights: [Weight]) -> [Int32]? {
    if choices != nil { return heaviestPath(automaton, types, needed(weights), weights) }
    let candidates = heaviestOfTypes(weights)
    var team: [Int32] = []
    var state = automaton.start
    for player in candidates where state != automaton.goal {
      let next = automaton.next[Int(types[Int(player)]) * automaton.stateCount + state]
      if next < 0 { continue }
      state = Int(next)
      team.append(player)
    }
    return state == automaton.goal ? team : nil
  }

  @inline(__always)
  private mutating func insert<Weight: Comparable>(
    _ player: Int32, _ weights: UnsafeBufferPointer<Weight>
  ) {
    let type = Int(types[Int(player)])
    let (start, capacity) = (offsets[type], offsets[type + 1] - offsets[type])
    func isLighter(_ player: Int32, _ other: Int32) -> Bool {
      let (weight, otherWeight) = (weights[Int(player)], weights[Int(other)])
      return weight != otherWeight ? weight < otherWeight : player > other
    }
    // A heap with the lightest on top.
    var place = filled[type]
    if place < capacity {
      filled[type] += 1
      while place > 0, isLighter(player, lists[start + (place - 1) / 2]) {
        lists[start + place] = lists[start + (place - 1) / 2]
        place = (place - 1) / 2
      }
    } else {
      guard capacity > 0, weights[Int(player)] > weights[Int(lists[start])] else { return }
      place = 0
      while true {
        var child = 2 * place + 1
        guard child < capacity else { break }
        if child + 1 < capacity, isLighter(lists[start + child + 1], lists[start + child]) { child += 1 }
        guard isLighter(lists[start + child], player) else { break }
        lists[start + place] = lists[start + child]
        place = child
      }
    }
    lists[start + place] = player
  }
}
