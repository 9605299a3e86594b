/// Teams that share too many players with any of these are not wanted.
///
/// Sixty-four teams stand in a block, a bit for each in a word for every player. The members' words are added up
/// bit by bit, so that few additions count what is shared with all of them. (Harley and Seal, in Warren 2013,
/// Hacker's Delight, 5-1.)
struct Overlaps: Sendable {
  private let players: Int
  private let mostShared: Int
  /// Bits of a count: it begins so that it overflows where too many are shared.
  private let planes: Int
  /// `players` words for each block.
  private var masks: [UInt64] = []
  /// The beginning of the counts, `planes` words for each block.
  private var starts: [UInt64] = []
  /// The teams of each block with which nobody may be shared any more, being given members already.
  private var closed: [UInt64] = []
  private var count = 0

  /// No teams yet, of players 0..<`players`, each of which may share `mostShared` at most.
  init(players: Int, mostShared: Int) {
    self.players = players
    self.mostShared = mostShared
    planes = Int.bitWidth - mostShared.leadingZeroBitCount
  }

  /// From now on at most `most` of these players may be in a team.
  /// - Precondition: `most` is at most what was said at the beginning.
  mutating func forbid(moreThan most: Int, of team: some Sequence<Int32>) {
    precondition(most <= mostShared, "counts have no more bits")
    let (block, bit) = (count / 64, UInt64(1) << UInt64(count % 64))
    if block == closed.count {
      masks.append(contentsOf: repeatElement(0, count: players))
      starts.append(contentsOf: repeatElement(0, count: planes))
      closed.append(0)
    }
    let members = Array(team)
    for player in members { masks[block * players + Int(player)] |= bit }
    if most < 0 { closed[block] |= bit }
    let start = (1 << planes) - 1 - max(0, most)
    for plane in 0..<planes where start & 1 << plane != 0 { starts[block * planes + plane] |= bit }
    count += 1
  }

  /// Whether a team with these members, maybe not all that it will have, shares few enough with each.
  /// - Complexity: O(teams / 64 · members)
  func allow(_ members: some Sequence<Int32>) -> Bool {
    guard !closed.isEmpty else { return true }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: planes) { counts in
      masks.withUnsafeBufferPointer { masks in
        // The last ones listed are most like what is looked at next.
        for block in closed.indices.reversed() {
          var over = closed[block]
          for plane in 0..<planes { counts[plane] = starts[block &* planes &+ plane] }
          let first = block &* players
          for member in members {
            var carry = masks[first &+ Int(member)]
            var plane = 0
            while carry != 0, plane < planes {
              let sum = counts[plane]
              counts[plane] = sum ^ carry
              carry &= sum
              plane &+= 1
            }
            over |= carry
          }
          if over != 0 { return false }
        }
        return true
      }
    }
  }
}
