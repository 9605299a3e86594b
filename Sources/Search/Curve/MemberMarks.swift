/// What an entry of a front remembers of its members.
protocol MemberMarks: Sendable {
  /// Nobody is a member.
  init()
  /// The marks with one member more.
  func adding(_ row: Int) -> Self
}

/// Remembers nothing.
struct NoMarks: MemberMarks {
  @inline(__always)
  func adding(_ row: Int) -> NoMarks { self }
}

/// One of 64 marks for each member: whose mark is missing is surely not among them. Of a few members most others
/// can be told in this way, for a word an entry. (Bloom 1970.)
struct MemberSieve: MemberMarks, Equatable {
  private var bits: UInt64 = 0

  init() {}

  /// The marks of some players.
  init(_ rows: some Sequence<Int>) {
    for row in rows { self = adding(row) }
  }

  @inline(__always)
  func adding(_ row: Int) -> MemberSieve {
    var sieve = self
    sieve.bits |= 1 &<< UInt64(truncatingIfNeeded: row)
    return sieve
  }

  /// Whether at least one of the players with these marks is surely not a member.
  @inline(__always)
  func surelyLacksOne(of players: MemberSieve) -> Bool {
    bits & players.bits != players.bits
  }
}
