/// The rules of a play as a table: what follows in each situation from each outcome, so that no branch is
/// needed that nobody can foretell.
final class PlayTable {
  /// A situation, with the ball at one of the teams.
  struct Row {
    /// What the duel adds to the plays of the positions.
    var plays: FieldNumbers
    /// The positions that duel, by their places in ``FieldNumbers``.
    var holder, challenger: Int
    /// What follows, by ``PlayTable/outcome(keeps:isFoul:)``.
    var outcomes: UnsafeMutablePointer<Outcome>
  }

  /// What follows from a duel.
  struct Outcome {
    /// What a foul adds to the decays, if it is a free kick.
    var decay: FieldNumbers
    /// Draws, a goal, a free kick.
    var course: Course
    /// The next situation.
    var next: UnsafePointer<Row>
    /// A further number above this means that the foul is worse than a free kick.
    var lastHarmless: UInt64
  }

  private let rows = UnsafeMutablePointer<Row>.allocate(capacity: Situation.all.count * 2)
  private let outcomes = UnsafeMutablePointer<Outcome>.allocate(capacity: Situation.all.count * 8)

  /// The table of the rules.
  init() {
    for side in Side.allCases {
      for situation in Situation.all {
        let index = Self.index(situation, side)
        let holder = fieldIndex(side, situation.holder)
        let challenger = fieldIndex(side.opponent, situation.challenger)
        (rows + index).initialize(
          to: Row(
            plays: Self.plays(side, situation.holder) &+ Self.plays(side.opponent, situation.challenger),
            holder: holder, challenger: challenger, outcomes: outcomes + 4 * index))
        for keeps in [false, true] {
          for isFoul in [false, true] {
            (outcomes + 4 * index + Self.outcome(keeps: keeps ? 1 : 0, isFoul: isFoul)).initialize(
              to: outcome(situation, side, keeps: keeps, isFoul: isFoul))
          }
        }
      }
    }
  }

  deinit {
    rows.deallocate()
    outcomes.deallocate()
  }

  /// The situation in which this team has the ball.
  func row(_ situation: Situation, _ holder: Side) -> UnsafePointer<Row> {
    UnsafePointer(rows + Self.index(situation, holder))
  }

  /// The place of an outcome: whether the team with the ball won, as 0 or 1, and whether the winner's number
  /// means a foul.
  @inline(__always)
  static func outcome(keeps: Int, isFoul: Bool) -> Int { keeps &+ keeps &+ (isFoul ? 1 : 0) }

  private static func index(_ situation: Situation, _ holder: Side) -> Int {
    situation.number + 4 * holder.rawValue
  }

  /// One play more of a position, and of the midfield that helps it.
  private static func plays(_ side: Side, _ position: Position) -> FieldNumbers {
    var plays = FieldNumbers()
    plays[fieldIndex(side, position)] += Estimate.playStep
    plays[fieldIndex(side, .midfield)] += Estimate.playStep * UInt16(position.isHelped)
    return plays
  }

  private func outcome(_ situation: Situation, _ holder: Side, keeps: Bool, isFoul: Bool) -> Outcome {
    // Nobody fouls in front of the keeper; the keeper's team has the ball afterwards in any case.
    if situation == .shot {
      return Outcome(
        decay: FieldNumbers(), course: .drew(2) + (keeps ? .goal(of: holder) : .none),
        next: row(situation.afterTaking, holder.opponent), lastHarmless: .max)
    }
    let victim = keeps ? holder.opponent : holder
    let moves = keeps != isFoul
    let next = moves ? row(situation.afterKeeping, holder) : row(situation.afterTaking, holder.opponent)
    guard isFoul else {
      return Outcome(decay: FieldNumbers(), course: .drew(3), next: next, lastHarmless: .max)
    }
    return Outcome(
      decay: tired(victim, by: .freeKick),
      course: .drew(4) + .suffered(Foul.freeKick.thousandths, by: victim),
      next: next, lastHarmless: Foul.lastFreeKick)
  }
}

/// The place of a team's position in ``FieldNumbers``.
func fieldIndex(_ side: Side, _ position: Position) -> Int { 4 * side.rawValue + position.rawValue }

/// Whose position is at a place in ``FieldNumbers``.
func fieldPosition(_ index: Int) -> (Side, Position) {
  (index < 4 ? .home : .away, Position(rawValue: index & 3)!)
}

/// What a foul adds to the decays of the team that receives it.
func tired(_ side: Side, by foul: Foul) -> FieldNumbers {
  let team = SIMD4(repeating: UInt16(foul.thousandths) * Estimate.decayStep)
  return side == .home
    ? FieldNumbers(lowHalf: team, highHalf: SIMD4()) : FieldNumbers(lowHalf: SIMD4(), highHalf: team)
}
