/// One of 64 marks for each member of a group: whose mark is missing is surely not among them. Of a few members
/// most others can be told in this way, for a word an entry of a front. (Bloom 1970.)
struct MemberMarks: Sendable, Equatable {
  private var bits: UInt64 = 0

  /// The marks of nobody.
  init() {}

  /// The marks of members of whom nothing is known.
  static var anybody: MemberMarks {
    var marks = MemberMarks()
    marks.bits = .max
    return marks
  }

  /// The marks of one member.
  init(_ row: Int) {
    bits = 1 &<< UInt64(truncatingIfNeeded: row)
  }

  /// The marks of some players.
  init(_ rows: some Sequence<Int>) {
    for row in rows { self = union(MemberMarks(row)) }
  }

  /// The marks of the members of both.
  @inline(__always)
  func union(_ other: MemberMarks) -> MemberMarks {
    var marks = self
    marks.bits |= other.bits
    return marks
  }

  /// Whether at least one of the players with these marks is surely not a member.
  @inline(__always)
  func surelyLacksOne(of players: MemberMarks) -> Bool {
    bits & players.bits != players.bits
  }
}
