import Search

/// Finds the prices of limits with the lowest bound, and the lineups that are best at the prices tried on the way.
///
/// A linear program over the lineups found so far gives prices, the search lists the best lineups at these, and those
/// that would improve the program are added, until none does.
struct BoundSearch {
  let question: LineupQuestion
  private(set) var candidates: Candidates
  /// The best bound so far, and its prices.
  private(set) var bound: Int128?
  private(set) var prices: [Int128]
  /// The number of lineups, if there are not enough.
  private(set) var tooFew: Int?

  private var program = LinearProgram()
  /// The cost of breaking a limit by one lineup, in units of the highest skill.
  private let penalty: Double
  private let mostSteps: Int
  /// By limit: its row in the program, whose columns are the candidates.
  private var rows: [Int?]
  /// By limit: the candidates that count towards it.
  private var members: [[Int]]
  private var unit = 1.0

  /// - Parameters:
  ///   - penalty: the cost of breaking a limit by one lineup, in units of the highest skill; no price is higher.
  ///   - steps: the most steps of the program; up to a quarter more make shares whole. The default is some seconds
  ///     where hundreds of limits bind; usual questions need a hundredth of it.
  init(_ question: LineupQuestion, penalty: Double = 8, steps: Int = 100_000) {
    self.question = question
    mostSteps = steps
    self.penalty = penalty
    candidates = Candidates(for: question)
    prices = Array(repeating: 0, count: question.exposures.count)
    rows = Array(repeating: nil, count: question.exposures.count)
    members = Array(repeating: [], count: question.exposures.count)
    let count = Double(question.count)
    program.addRow(count...count, members: [], penalty: penalty * Double(question.exposures.count + 1))
  }

  /// Runs until no lineup improves the program, it is stopped, or the steps of a few questions are used up.
  /// - Parameter enough: a bound below this is low enough.
  mutating func run(limits: Limits, progress: (any SearchProgress)?, below enough: Int128 = .min) {
    let limits = limits.limited(toSteps: Self.questions * Limits.stepsPerQuestion)
    var next = prices
    for _ in 0..<Self.mostRounds {
      guard let found = PricedLineups(question, count: question.count, prices: next, limits: limits) else {
        return
      }
      if found.teams.count < question.count, found.isAll {
        tooFew = found.teams.count
        return
      }
      note(found)
      progress?.improved(best: nil, bound: bound ?? 0)
      guard bound ?? enough >= enough, join(found.teams) else { return }
      // Prices that are not optimal yet still give a bound.
      guard program.pivots < mostSteps else { return }
      program.solve(steps: mostSteps - program.pivots, stop: limits.stop)
      next = pricesOfProgram
      if next == found.prices { return }
    }
  }

  private static let (mostRounds, questions) = (60, 2)

  private mutating func note(_ found: PricedLineups) {
    let new = question.bound(at: found)
    if new < bound ?? .max { (bound, prices) = (new, found.prices) }
  }

  /// Adds lineups to the program; returns whether any were new.
  private mutating func join(_ teams: [ListedTeam]) -> Bool {
    let before = candidates.count
    if before == 0 { unit = Double(max(1, teams.map(\.skill.magnitude).max() ?? 1)) }
    for team in teams {
      let columns = candidates.count
      let place = candidates.place(of: team)
      guard place == columns else { continue }
      let counted = candidates.limits[place]
      for limit in counted { members[limit].append(place) }
      program.addColumn(value: Double(team.skill) / unit, rows: [0] + counted.compactMap { rows[$0] })
    }
    addRows()
    return candidates.count > before
  }

  /// Adds rows for limits that the lineups so far could break.
  private mutating func addRows() {
    for (index, limit) in question.exposures.enumerated() where rows[index] == nil {
      let range = limit.range
      guard members[index].count > range.upperBound || range.lowerBound > 0 else { continue }
      rows[index] = program.rowCount
      program.addRow(
        Double(range.lowerBound)...Double(range.upperBound), members: members[index], penalty: penalty)
    }
  }

  /// The prices of the program as whole numbers; a limit that cannot be missed costs nothing.
  private var pricesOfProgram: [Int128] {
    let prices = program.prices
    let highest = penalty * unit * Double(PricedLineups.parts)
    return zip(rows, question.exposures).map { row, limit in
      guard let row else { return 0 }
      // A program that was not solved to the end may give more than the penalty.
      let asked = prices[row] * unit * Double(PricedLineups.parts)
      let price = Int128(max(-highest, min(highest, asked)).rounded())
      let canBind = price > 0 ? limit.range.upperBound < question.count : limit.range.lowerBound > 0
      return canBind ? price : 0
    }
  }

  /// By candidate: whether it is in a set near the best solution of the program, whose shares are made whole one after
  /// another, the largest first.
  mutating func wholeShares(stop: StopSignal) -> [Bool] {
    let most = program.pivots + mostSteps / 4
    for _ in 0..<question.count where program.pivots < most {
      let shares = program.shares
      let open = shares.indices.filter { shares[$0] > 0.001 && shares[$0] < 0.999 }
      guard !stop.isRaised, let largest = open.max(by: { shares[$0] < shares[$1] }) else { break }
      program.raiseValue(of: largest, by: penalty / 2)
      program.solve(steps: mostSteps / 100, stop: stop)
    }
    return program.shares.map { $0 > 0.5 }
  }
}
