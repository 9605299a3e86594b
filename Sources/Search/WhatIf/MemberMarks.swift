/// One of 64 marks for each member of a group: a player whose mark is missing is surely not among them. For groups of a
/// few members this rules out most other players, at one word per entry of a frontier. (Bloom 1970.)
struct MemberMarks: Sendable, Equatable {
  /// A bit for each mark; none for an empty group.
  var bits: UInt64 = 0

  /// The marks of unknown members.
  static var unknown: MemberMarks { MemberMarks(bits: .max) }

  /// The marks of the members of both.
  @inline(__always)
  func union(_ other: MemberMarks) -> MemberMarks { MemberMarks(bits: bits | other.bits) }

  /// Whether at least one of the players with these marks is surely not a member.
  @inline(__always)
  func surelyLacksOne(of players: MemberMarks) -> Bool { bits & players.bits != players.bits }
}

extension MemberMarks {
  /// The marks of one member.
  init(_ row: Int) { self.init(bits: 1 &<< UInt64(truncatingIfNeeded: row)) }

  /// The marks of some players.
  init(_ rows: some Sequence<Int>) { self.init(bits: rows.reduce(0) { $0 | MemberMarks($1).bits }) }
}
