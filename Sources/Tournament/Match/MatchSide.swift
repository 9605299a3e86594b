/// One team during a match: who is still on the field, how tired it is, and what it has done.
struct MatchSide {
  private let team: TeamPowers
  /// The powers of the positions before any decay, and what their fitness saves them.
  private var powers: InlineArray<4, Power> = .init(repeating: .none)
  private var fitness: InlineArray<4, Int64> = .init(repeating: 0)
  /// Players left, plays so far, and yellow cards seen, by position.
  private var players: InlineArray<4, Int>
  private var plays: InlineArray<4, Int64> = .init(repeating: 0)
  private var yellows: InlineArray<4, Int> = .init(repeating: 0)
  private var coefficient = Decay.startingCoefficient
  /// Goals scored.
  private(set) var goals = 0

  init(_ team: TeamPowers) {
    self.team = team
    players = .init { team.players(in: Position(rawValue: $0)!) }
    findPowers()
  }

  /// Counts a play of a position. Defenders and attackers are helped by the midfield, which plays too.
  @inline(__always)
  mutating func enterDuel(at position: Position) {
    plays[position.rawValue] &+= 1
    plays[Position.midfield.rawValue] &+= position.isHelped
  }

  /// The power with which a position goes into the draw.
  @inline(__always)
  func battlePower(at position: Position) -> Power {
    Decay.battlePower(
      powers[position.rawValue], fitness: fitness[position.rawValue], plays: plays[position.rawValue],
      coefficient: coefficient)
  }

  /// Counts a goal, or none.
  @inline(__always)
  mutating func score(_ count: Int) {
    goals &+= count
  }

  /// Tires the team that a foul was committed on.
  mutating func receive(_ foul: Foul) {
    coefficient += foul.penalty
  }

  /// Punishes the position that committed a foul: every second yellow card and every red one removes its
  /// last player.
  /// - Returns: whether a player was sent off; nobody is where nobody is left.
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
    findPowers()
    return true
  }

  private mutating func findPowers() {
    let midfielders = players[Position.midfield.rawValue]
    for index in powers.indices {
      powers[index] = team.power(
        of: Position(rawValue: index)!, players: players[index], midfielders: midfielders)
      fitness[index] = Decay.fitness(powers[index])
    }
  }
}
