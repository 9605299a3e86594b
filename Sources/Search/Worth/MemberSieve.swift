/// One of 64 marks for each member of a group: whose mark is missing is surely not among them. Of a few members
/// most others can be told in this way, for a word an entry of a front. (Bloom 1970.)
struct MemberSieve: Sendable, Equatable {
  private var bits: UInt64 = 0

  /// The marks of nobody.
  init() {}

  /// The marks of members of whom nothing is known.
  static var anybody: MemberSieve {
    var sieve = MemberSieve()
    sieve.bits = .max
    return sieve
  }

  /// The marks of one member.
  init(_ row: Int) {
    bits = 1 &<< UInt64(truncatingIfNeeded: row)
  }

  /// The marks of some players.
  init(_ rows: some Sequence<Int>) {
    for row in rows { self = union(MemberSieve(row)) }
  }

  /// The marks of the members of both.
  @inline(__always)
  func union(_ other: MemberSieve) -> MemberSieve {
    var sieve = self
    sieve.bits |= other.bits
    return sieve
  }

  /// Whether at least one of the players with these marks is surely not a member.
  @inline(__always)
  func surelyLacksOne(of players: MemberSieve) -> Bool {
    bits & players.bits != players.bits
  }
}
