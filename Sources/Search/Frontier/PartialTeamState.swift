/// What must be known about the members chosen from one end of the order, besides skill and cost.
struct PartialTeamState: Hashable {
  /// The automaton's state between the players of this end and those of the other.
  var state: Int32
  /// Members of the club that both ends have a part of; 0 where there is no such club.
  var fromClub: Int32 = 0
  /// Clubs that no locked player is from, up to as many as are needed.
  var newClubs: Int32 = 0
  /// Members by counted group.
  var inGroups = SIMD8<UInt8>()
  /// The value of each sum.
  var sums = SIMD2<Int64>()

  /// Combines few numbers: combining each one separately takes longer.
  func hash(into hasher: inout Hasher) {
    let place = UInt64(UInt32(state)) << 32 | UInt64(UInt16(fromClub)) << 16 | UInt64(UInt16(newClubs))
    hasher.combine(place)
    hasher.combine(unsafeBitCast(inGroups, to: UInt64.self))
    if sums != .zero { hasher.combine(sums) }
  }
}
