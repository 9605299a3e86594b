/// The order in which partial teams decide about players, position by position: club by club, and within a club type by
/// type, since nothing need be known of a club that is completed. Where players have several choices, those of one
/// player share a position, and players are in the order in which the automaton reads them.
struct DecisionOrder: Sendable {
  /// The players; those of one position are adjacent.
  let players: [FreePlayer]
  /// By position: where its players begin, and the end of the last one's.
  private let starts: [Int]
  /// By position: the club, -1 for none.
  private let clubs: [Int32]

  /// Orders some players of `all`, given the heaviest first: they stay in that order where there are neither clubs nor
  /// types, since partial teams from both ends then lose most.
  /// - Precondition: where players have choices, they are in the order in which the automaton reads them.
  init(_ some: [FreePlayer], of all: FreePlayers, _ rules: CounterRules) {
    if all.hasChoices {
      players = some
      starts = some.indices.filter { $0 == 0 || all.rows[some[$0]] != all.rows[some[$0 - 1]] } + [some.count]
      clubs = Array(repeating: -1, count: starts.count - 1)
      return
    }
    let areAlike = all.clubCount == 0 && all.automaton.typeCount == 1
    players =
      areAlike
      ? some
      : some.sorted { left, right in
        let (leftClub, rightClub) = (rules.clubs[left], rules.clubs[right])
        return (leftClub, all.types[left], left) < (rightClub, all.types[right], right)
      }
    starts = Array(0...some.count)
    clubs = players.map { rules.clubs[$0] }
  }

  var count: Int { clubs.count }

  /// The index of the first player at a position, or beyond the last one.
  func start(ofPosition position: Int) -> Int { starts[position] }

  /// The indices of the players at a position.
  func places(at position: Int) -> Range<Int> { starts[position]..<starts[position + 1] }

  /// The club with players on both sides of `boundary`, -1 for none. Boundary p lies before position p.
  func clubAcross(_ boundary: Int) -> Int32 {
    guard boundary > 0, boundary < count, clubs[boundary - 1] == clubs[boundary] else { return -1 }
    return clubs[boundary]
  }

  /// The club of the player at a position, -1 for none.
  func club(at position: Int) -> Int32 { clubs[position] }

  /// The club that begins at a position, -1 for none.
  func clubBeginning(at position: Int) -> Int32 { clubAcross(position) < 0 ? clubs[position] : -1 }

  /// The club that ends at a position, -1 for none.
  func clubEnding(at position: Int) -> Int32 { clubAcross(position + 1) < 0 ? clubs[position] : -1 }
}
