/// One team during a match: who is still on the field, how tired it is, and its goals.
struct MatchSide {
  private let team: TeamPowers
  /// The powers of the positions before any decay, and how much their fitness lowers it.
  private var powers: InlineArray<4, Power> = .init(repeating: .none)
  private var fitness: InlineArray<4, Int64> = .init(repeating: 0)
  /// Plays so far, by position.
  private var plays: InlineArray<4, Int64> = .init(repeating: 0)
  private var discipline: Discipline
  private(set) var coefficient = Decay.startingCoefficient
  /// Goals scored.
  private(set) var goals = 0

  init(_ team: TeamPowers) {
    self.team = team
    discipline = Discipline(team)
    findPowers()
  }

  /// Counts a play of a position. The midfield helps defenders and attackers, and plays too.
  @inline(__always)
  mutating func enterDuel(at position: Position) {
    plays[position.rawValue] &+= 1
    plays[Position.midfield.rawValue] &+= position.isHelped
  }

  /// Returns the power of a position in the draw.
  @inline(__always)
  func battlePower(at position: Position) -> Power {
    Decay.battlePower(
      powers[position.rawValue], fitness: fitness[position.rawValue], plays: plays[position.rawValue],
      coefficient: coefficient)
  }

  /// Returns the power of a position before any decay.
  @inline(__always)
  func power(at position: Position) -> Power { powers[position.rawValue] }

  /// Returns the plays of a position so far.
  @inline(__always)
  func plays(at position: Position) -> Int { Int(plays[position.rawValue]) }

  /// Adds goals.
  @inline(__always)
  mutating func score(_ count: Int) {
    goals &+= count
  }

  /// Tires the team that was fouled.
  mutating func receive(_ foul: Foul) {
    coefficient += foul.penalty
  }

  /// Punishes the position that committed a foul.
  /// - Returns: whether a player was sent off.
  mutating func commit(_ foul: Foul, at position: Position) -> Bool {
    let sendsOff = discipline.commit(foul, at: position)
    if sendsOff { findPowers() }
    return sendsOff
  }

  private mutating func findPowers() {
    for index in powers.indices {
      powers[index] = team.power(of: Position(rawValue: index)!, discipline)
      fitness[index] = Decay.fitness(powers[index])
    }
  }
}
