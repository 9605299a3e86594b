/// The rules of a play as a table of the consequences of each outcome, so that no unpredictable branch is needed.
final class PlayTable {
  /// A situation, with the ball at one of the teams.
  struct Row {
    /// What the duel adds to the plays of the positions.
    var plays: FieldNumbers
    /// The positions in the duel, by their indices in ``FieldNumbers``.
    var holder, challenger: Int
    /// The consequences, by ``PlayTable/outcome(keeps:isFoul:)``.
    var outcomes: UnsafeMutablePointer<Outcome>
  }

  /// The consequence of a duel.
  struct Outcome {
    /// What a foul adds to the decays if it is a free kick.
    var decay: FieldNumbers
    /// The numbers drawn, a goal, a free kick.
    var course: MatchCounts
    /// The next situation.
    var next: UnsafePointer<Row>
    /// If a further number is above this, the foul is worse than a free kick.
    var lastFreeKick: UInt64
  }

  private let rows = UnsafeMutablePointer<Row>.allocate(capacity: Situation.all.count * 2)
  private let outcomes = UnsafeMutablePointer<Outcome>.allocate(capacity: Situation.all.count * 8)

  /// Creates the table from the rules.
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

  /// Returns the row of a situation in which this team has the ball.
  func row(_ situation: Situation, _ holder: Side) -> UnsafePointer<Row> {
    UnsafePointer(rows + Self.index(situation, holder))
  }

  /// Returns the index of an outcome: whether the team with the ball won, as 0 or 1, and whether the winner's number
  /// means a foul.
  @inline(__always)
  static func outcome(keeps: Int, isFoul: Bool) -> Int { keeps &+ keeps &+ (isFoul ? 1 : 0) }

  private static func index(_ situation: Situation, _ holder: Side) -> Int {
    situation.number + 4 * holder.rawValue
  }

  /// Returns one play of a position, and of the midfield that helps it.
  private static func plays(_ side: Side, _ position: Position) -> FieldNumbers {
    var plays = FieldNumbers()
    plays[fieldIndex(side, position)] += Estimate.playStep
    plays[fieldIndex(side, .midfield)] += Estimate.playStep * UInt16(position.isHelped)
    return plays
  }

  private func outcome(_ situation: Situation, _ holder: Side, keeps: Bool, isFoul: Bool) -> Outcome {
    // There are no fouls in front of the keeper; the keeper's team has the ball afterwards in any case.
    if situation == .shot {
      return Outcome(
        decay: FieldNumbers(), course: .drew(2) + (keeps ? .goal(of: holder) : .none),
        next: row(situation.afterTaking, holder.opponent), lastFreeKick: .max)
    }
    let victim = keeps ? holder.opponent : holder
    let moves = keeps != isFoul
    let next = moves ? row(situation.afterKeeping, holder) : row(situation.afterTaking, holder.opponent)
    guard isFoul else {
      return Outcome(decay: FieldNumbers(), course: .drew(3), next: next, lastFreeKick: .max)
    }
    return Outcome(
      decay: tired(victim, by: .freeKick),
      course: .drew(4) + .suffered(Foul.freeKick.thousandths, by: victim),
      next: next, lastFreeKick: Foul.lastFreeKick)
  }
}

/// Returns the index of a team's position in ``FieldNumbers``.
func fieldIndex(_ side: Side, _ position: Position) -> Int { 4 * side.rawValue + position.rawValue }

/// Returns the team and the position at an index in ``FieldNumbers``.
func fieldPosition(_ index: Int) -> (Side, Position) {
  (index < 4 ? .home : .away, Position(rawValue: index & 3)!)
}

/// Returns what a foul adds to the decays of the team that suffers it.
func tired(_ side: Side, by foul: Foul) -> FieldNumbers {
  let team = SIMD4(repeating: UInt16(foul.thousandths) * Estimate.decayStep)
  return side == .home
    ? FieldNumbers(lowHalf: team, highHalf: SIMD4()) : FieldNumbers(lowHalf: SIMD4(), highHalf: team)
}
