/// One of 128 marks for each member of a group: a player whose mark is missing is surely not among them. (Bloom 1970.)
/// The mark of row r is 2^(127 − r) for rows below 128: of two groups of one size, the rows of the one with the larger
/// number come first, since the first row in which they differ decides both.
struct MemberMarks: Sendable, Equatable {
  /// A bit for each mark; none for an empty group.
  var bits: UInt128 = 0

  static var count: Int { 128 }

  /// The members of a group of rows below ``count``, ascending.
  var rows: [Int] { (0..<Self.count).filter { bits >> UInt128(127 - $0) & 1 == 1 } }

  static var unknown: MemberMarks { MemberMarks(bits: .max) }

  /// The marks of the members of both.
  @inline(__always)
  func union(_ other: MemberMarks) -> MemberMarks { MemberMarks(bits: bits | other.bits) }

  /// Whether at least one of the players with these marks is surely not a member.
  @inline(__always)
  func surelyLacksOne(of players: MemberMarks) -> Bool { bits & players.bits != players.bits }
}

extension MemberMarks {
  init(_ row: Int) { self.init(bits: 1 &<< UInt128(truncatingIfNeeded: 127 &- row)) }

  init(_ rows: some Sequence<Int>) { self.init(bits: rows.reduce(0) { $0 | MemberMarks($1).bits }) }
}
