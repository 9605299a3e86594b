/// One of four matches that are played side by side.
///
/// Every play takes the same steps; the only branches are a duel too close for the estimates and a card, together fewer
/// than one in a match. Everything stays in memory, because four matches have more state than a processor has
/// registers.
struct QuickMatch {
  private var powers: FieldNumbers
  private var decay: FieldNumbers
  private var plays = FieldNumbers()
  /// Draws, goals and fouls so far.
  private(set) var course = MatchCounts.none
  /// The current situation, with the team that has the ball.
  var row: UnsafePointer<PlayTable.Row>
  private var discipline: InlineArray<2, Discipline>
  private let teams: InlineArray<2, UnsafePointer<QuickTeam>>

  /// Creates a match that starts in this situation.
  /// - Precondition: both teams can be estimated.
  init(
    _ home: UnsafePointer<QuickTeam>, _ away: UnsafePointer<QuickTeam>, _ row: UnsafePointer<PlayTable.Row>
  ) {
    guard let (one, other) = both(home.pointee.estimate, away.pointee.estimate) else {
      preconditionFailure("a team that is too large to be estimated")
    }
    powers = FieldNumbers(lowHalf: one.powers, highHalf: other.powers)
    decay = FieldNumbers(lowHalf: one.decay, highHalf: other.decay)
    discipline = [home.pointee.discipline, away.pointee.discipline]
    teams = [home, away]
    self.row = row
  }

  /// The random numbers used so far.
  var draws: Int { course.draws }

  /// Plays a minute.
  /// - Parameter stream: the first number of this match; the next ones are ``QuickMatches/lanes`` apart.
  @inline(__always)
  mutating func play(_ stream: UnsafePointer<UInt64>) {
    let row = self.row
    let numbers = stream + course.words
    plays &+= row.pointee.plays
    let battle = Estimate.battlePowers(powers, decay: decay, plays: plays)
    let holder = Estimate.draw(battle[row.pointee.holder & 7], numbers[0])
    let challenger = Estimate.draw(battle[row.pointee.challenger & 7], numbers[QuickMatches.lanes])
    // The sign of the difference, as a number: a Boolean would become a branch.
    let difference = challenger &- holder
    var keeps = Int(truncatingIfNeeded: difference &>> 63)
    if difference &+ Estimate.margin < 2 * Estimate.margin { keeps = decide(numbers) }
    let outcome =
      row.pointee.outcomes
      + PlayTable.outcome(keeps: keeps, isFoul: numbers[2 &* QuickMatches.lanes] <= Foul.lastFoul)
    decay &+= outcome.pointee.decay
    course += outcome.pointee.course
    self.row = outcome.pointee.next
    if numbers[3 &* QuickMatches.lanes] > outcome.pointee.lastFreeKick {
      showCard(
        Foul.drawn(numbers[3 &* QuickMatches.lanes]),
        to: keeps == 1 ? row.pointee.holder : row.pointee.challenger)
    }
  }

  /// Decides a close duel exactly.
  /// - Returns: 1 if the team with the ball keeps it, otherwise 0.
  @inline(never)
  private func decide(_ numbers: UnsafePointer<UInt64>) -> Int {
    let holder = battlePower(row.pointee.holder).drawnThousandths(numbers[0])
    let challenger = battlePower(row.pointee.challenger).drawnThousandths(numbers[QuickMatches.lanes])
    return holder > challenger ? 1 : 0
  }

  private func battlePower(_ index: Int) -> Power {
    let (side, position) = fieldPosition(index)
    let power = teams[side.rawValue].pointee.powers.power(of: position, discipline[side.rawValue])
    return Decay.battlePower(
      power, fitness: Decay.fitness(power), plays: Int64(plays[index] / Estimate.playStep),
      coefficient: course.coefficient(of: side))
  }

  /// Corrects a foul that was counted as a free kick but is worse.
  @inline(never)
  private mutating func showCard(_ foul: Foul, to index: Int) {
    let (side, position) = fieldPosition(index)
    let victim = side.opponent
    course += .suffered(foul.thousandths - Foul.freeKick.thousandths, by: victim)
    decay &+= tired(victim, by: foul) &- tired(victim, by: .freeKick)
    guard discipline[side.rawValue].commit(foul, at: position) else { return }
    let estimate = TeamEstimate(
      teams[side.rawValue].pointee.powers, discipline[side.rawValue],
      coefficient: course.coefficient(of: side))
    switch side {
    case .home: (powers.lowHalf, decay.lowHalf) = (estimate.powers, estimate.decay)
    case .away: (powers.highHalf, decay.highHalf) = (estimate.powers, estimate.decay)
    }
  }
}

private func both<Value>(_ one: Value?, _ other: Value?) -> (Value, Value)? {
  guard let one, let other else { return nil }
  return (one, other)
}
