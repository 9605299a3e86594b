/// The size of a ``MiddleCount``: how much memory and work it takes is known before it begins.
struct MiddleShape {
  private let players: Int
  private let asked: Int
  /// Members before the middle one.
  let membersBefore: Int
  /// Members after him.
  let membersAfter: Int

  /// More sets on one side than these do not fit into memory well.
  private static var mostSets: UInt128 { 1 << 21 }

  /// The shape of a count of teams of `size` players, and of the ranks of `asked` skills.
  init(players: Int, size: Int, asked: Int) {
    self.players = players
    self.asked = asked
    membersBefore = (size - 1) / 2
    membersAfter = size - 1 - membersBefore
  }

  private func sets(_ members: Int) -> UInt128 {
    .waysToChoose(members, of: players)
  }

  /// The steps of the count; the largest number where it does not fit into memory.
  var steps: Int {
    let most = max(sets(membersBefore), sets(membersAfter))
    guard most <= Self.mostSets else { return .max }
    let (before, after) = (Int(sets(membersBefore)), Int(sets(membersAfter)))
    let sorting = Self.stepsOfListing(before) + Self.stepsOfListing(after)
    let selecting = UInt128(players).multipliedSaturated(by: UInt128(stepsOfSelecting(before, after)))
    let pairing = sets(membersBefore + 1).multipliedSaturated(by: UInt128(stepsBefore))
      .addingSaturated(sets(membersAfter + 1).multipliedSaturated(by: UInt128(stepsAfter)))
    return Int(clamping: pairing.addingSaturated(selecting).addingSaturated(UInt128(sorting)))
  }

  /// Steps of making and sorting `sets` sets.
  static func stepsOfListing(_ sets: Int) -> Int {
    sets * (10 + 20 * (Int.bitWidth - sets.leadingZeroBitCount))
  }

  /// Steps of choosing the sets around one middle player.
  func stepsOfSelecting(_ before: Int, _ after: Int) -> Int {
    6 * (before + after)
  }

  /// Steps for a set before a middle player: a sum over places for each skill it is compared with.
  var stepsBefore: Int { 8 + 2 * 30 * asked }
  /// Steps for a set after a middle player.
  var stepsAfter: Int { 8 + (asked == 0 ? 0 : 30) }
}
