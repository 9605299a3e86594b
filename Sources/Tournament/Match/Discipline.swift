/// The players of a team who are still on the field, and its yellow cards.
struct Discipline {
  /// Players left, by position.
  private(set) var players: InlineArray<4, Int>
  private var yellows: InlineArray<4, Int> = .init(repeating: 0)

  /// Creates the state of a team at the beginning of a match.
  init(_ team: TeamPowers) {
    players = .init { team.players(in: Position(rawValue: $0)!) }
  }

  /// Returns the number of players left in a position.
  func players(in position: Position) -> Int { players[position.rawValue] }

  /// Punishes the position that committed a foul: every second yellow card and every red one removes its last player.
  /// - Returns: whether a player was sent off; false if none is left.
  mutating func commit(_ foul: Foul, at position: Position) -> Bool {
    switch foul {
    case .freeKick: return false
    case .yellow:
      yellows[position.rawValue] += 1
      return yellows[position.rawValue].isMultiple(of: 2) && sendOff(from: position)
    case .red: return sendOff(from: position)
    }
  }

  private mutating func sendOff(from position: Position) -> Bool {
    precondition(position != .keeper, "a keeper is never sent off")
    guard players[position.rawValue] > 0 else { return false }
    players[position.rawValue] -= 1
    return true
  }
}

extension TeamPowers {
  /// Returns the power of a position before any decay, with the players left on the field.
  func power(of position: Position, _ left: borrowing Discipline) -> Power {
    power(of: position, players: left.players(in: position), midfielders: left.players(in: .midfield))
  }
}
