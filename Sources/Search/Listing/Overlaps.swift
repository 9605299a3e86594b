/// Teams that share too many players with any of these are not wanted.
struct Overlaps: Sendable {
  private let words: Int
  /// A bit for each player, `words` for each team.
  private var masks: [UInt64] = []
  /// How many players may be shared with each team.
  private var room: [Int] = []

  /// No teams yet, of players 0..<`players`.
  init(players: Int) {
    words = (players + 63) / 64
  }

  /// From now on at most `most` of these players may be in a team.
  mutating func forbid(moreThan most: Int, of team: some Sequence<Int32>) {
    let first = masks.count
    masks.append(contentsOf: repeatElement(0, count: words))
    for player in team { masks[first + Int(player) / 64] |= 1 << UInt64(player % 64) }
    room.append(most)
  }

  /// The same for some of the players, who get new numbers by their place in `players`, when others are given
  /// as members; `nil` where no team could share too many.
  func within(_ players: [Int32], given: [Int32]) -> Overlaps? {
    var inside = Overlaps(players: players.count)
    for team in room.indices {
      func isMember(_ player: Int32) -> Bool {
        masks[team * words + Int(player) / 64] & 1 << UInt64(player % 64) != 0
      }
      let places = players.indices.filter { isMember(players[$0]) }.map { Int32($0) }
      let left = room[team] - given.count(where: isMember)
      if places.count > left { inside.forbid(moreThan: left, of: places) }
    }
    return inside.room.isEmpty ? nil : inside
  }

  /// Steps of work that one call of ``allow(_:)`` stands for.
  var stepsPerCall: Int { masks.count / 8 + 1 }

  /// Whether a team with these members, maybe not all that it will have, shares few enough with each.
  /// - Complexity: O(teams · players / 64)
  func allow(_ members: some Sequence<Int32>) -> Bool {
    guard !room.isEmpty else { return true }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words) { mask in
      mask.initialize(repeating: 0)
      for member in members { mask[Int(member) / 64] |= 1 << UInt64(member % 64) }
      return masks.withUnsafeBufferPointer { masks in
        var start = 0
        for most in room {
          var shared = 0
          for word in 0..<words { shared &+= (masks[start &+ word] & mask[word]).nonzeroBitCount }
          if shared > most { return false }
          start &+= words
        }
        return true
      }
    }
  }
}
