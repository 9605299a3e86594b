import Chance
import Search

/// By how much the value of each player is changed at random for each lineup.
public struct Noise: Sendable {
  /// The standard deviation of a value, in thousandths of it.
  public var thousandths: Int
  /// What tells one run from another.
  public var seed: UInt64

  /// Noise.
  public init(thousandths: Int, seed: UInt64) {
    (self.thousandths, self.seed) = (thousandths, seed)
  }

  /// By how many thousandths the value of each of so many players counts for a lineup: near a normal distribution, of
  /// whole numbers alone, so that it is the same on every machine.
  func factors(_ players: Int, lineup: Int) -> [Int128] {
    var stream = SplitMix64(seed: seed).stream(UInt64(lineup))
    return (0..<players).map { _ in
      // The sum of twelve numbers of 16 bits has a standard deviation of nearly 2^16.
      var sum = -12 * 65_535 / 2
      for _ in 0..<3 {
        let bits = stream.next()
        for part in 0..<4 { sum += Int(bits >> UInt64(16 * part) & 0xffff) }
      }
      return Int128(max(0, 1_000 + thousandths * sum / 65_536))
    }
  }
}

/// Lineups each of which is the best for its own draw of the values, among those that the lineups before it leave.
///
/// - Returns: a set in the order of the draws, its skills those without noise; the same for any `limits.jobs`. It has no
///   bound. Where the limits leave no lineup for a draw there is none.
/// - Precondition: the problem has no overflowing column, also where skills are a thousand times as large and more.
/// - Complexity: that of finding so many best teams, and a few more where limits are met.
public func drawnLineups(
  _ question: LineupQuestion, _ noise: Noise, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> (set: LineupSet, drawn: [Int128]) {
  var search = DrawnSearch(question: question, noise: noise, limits: limits)
  while search.taken.count < question.count {
    guard search.goOn() else { break }
    progress.advanced(done: search.taken.count, total: question.count)
  }
  let isWhole = search.taken.count == question.count
  let isStopped = limits.stop.isRaised
  let status: LineupSet.Status =
    isWhole ? .found : isStopped ? .stopped : question.shortfall(of: [], limits: limits)
  return (
    LineupSet(
      lineups: isWhole || isStopped ? search.taken : [], bound: nil,
      prices: question.exposures.map { _ in 0 }, status: status), search.drawn
  )
}

/// The lineups so far.
private struct DrawnSearch {
  /// So many lineups are looked for at once, as if none of the others were there; those that then cannot stay are looked
  /// for again. No number of threads changes it.
  private static let block = 16

  let question: LineupQuestion
  let noise: Noise
  let limits: Limits
  private(set) var taken: [ListedTeam] = []
  /// By lineup its total with noise, in thousandths.
  private(set) var drawn: [Int128] = []
  private var counts: [Int]

  init(question: LineupQuestion, noise: Noise, limits: Limits) {
    (self.question, self.noise, self.limits) = (question, noise, limits)
    counts = question.exposures.map { _ in 0 }
  }

  /// Finds the next lineups; whether there are any.
  mutating func goOn() -> Bool {
    let first = taken.count
    let now = self
    let guesses = inParallel(
      min(Self.block, question.count - first), jobs: limits.jobs, isStopped: { now.limits.stop.isRaised }
    ) { now.best(first + $0, limits: Limits(jobs: 1, stop: now.limits.stop)) }
    for (offset, guess) in guesses.enumerated() {
      // The best of more lineups is the best of fewer if it is among them.
      let isRight = guess.map { question.leaves($0, counts, left: question.count - taken.count, taken) }
      guard !limits.stop.isRaised, let team = isRight == true ? guess : best(first + offset, limits: limits)
      else {
        return false
      }
      take(team)
    }
    return true
  }

  /// The best lineup for a draw, its skill that of the draw.
  private func best(_ lineup: Int, limits: Limits) -> ListedTeam? {
    let factors = noise.factors(question.problem.count, lineup: lineup)
    let problem = question.leftOver(
      counts, left: question.count - taken.count, taken: taken.map(\.rows)
    ).weighing { row, choice in (choice.skill * factors[row], choice.cost) }
    guard problem.overflowingColumn == nil else { return nil }
    var count = 1
    while true {
      let list = bestTeams(problem, count: count, limits: limits)
      let new = list.teams.first { question.isNew($0, taken) }
      if new != nil || list.teams.count < count || limits.stop.isRaised { return new }
      count *= 2
    }
  }

  private mutating func take(_ team: ListedTeam) {
    var plain = team
    plain.skill = question.problem.skill(of: team)
    taken.append(plain)
    drawn.append(team.skill)
    _ = question.note(team, &counts, left: question.count - taken.count)
  }
}
