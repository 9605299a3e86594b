import Parallel
import Search

/// Finds lineups, each of them the best for its own draw of the values among those that the lineups before it allow.
///
/// - Returns: a set in the order of the draws, with skills without noise; the same for any `limits.jobs`. It has no
///   bound. Where lineups use up what the limits leave for later ones, other draws are tried; the set is then the
///   largest one found, and empty where limits contradict one another.
/// - Precondition: the problem has no overflowing column, even with skills a thousand times as large or more.
/// - Complexity: that of finding that many best teams, and a few more where limits bind.
public func drawnLineups(
  _ question: LineupQuestion, _ noise: Noise, limits: Limits = Limits(),
  progress: (any SearchProgress)? = nil
) -> (set: LineupSet, drawn: [Int128]) {
  var longest = DrawnSearch(question: question, noise: noise, limits: limits)
  for attempt in 0..<DrawnSearch.attempts where !longest.isWhole && !limits.stop.isRaised {
    var search = DrawnSearch(question: question, noise: noise, limits: limits, attempt: attempt)
    search.run(progress)
    if search.taken.count > longest.taken.count { longest = search }
  }
  var status = longest.isWhole ? .found : bestLineups(question, limits: limits).status
  switch status {
  case .found where !longest.isWhole: status = .notFound(nearest: [], isProved: false)
  case .tooFew, .notFound(_, true): longest = DrawnSearch(question: question, noise: noise, limits: limits)
  default: break
  }
  let set = LineupSet(
    lineups: longest.taken, bound: nil, prices: question.exposures.map { _ in 0 }, status: status)
  return (set, longest.drawn)
}

/// A search for drawn lineups, with those found so far.
private struct DrawnSearch {
  /// How many lineups are sought at once, as if none of the others were there; those that then cannot stay are sought
  /// again. It does not depend on the number of threads.
  private static let block = 16
  /// How often other draws are tried.
  static let attempts = 8

  let question: LineupQuestion
  let noise: Noise
  let limits: Limits
  private(set) var taken: [ListedTeam] = []
  /// By lineup: its total with noise, in thousandths.
  private(set) var drawn: [Int128] = []
  private var counts: [Int]
  /// The number of the first draw.
  private let firstDraw: Int

  init(question: LineupQuestion, noise: Noise, limits: Limits, attempt: Int = 0) {
    (self.question, self.noise, self.limits) = (question, noise, limits)
    firstDraw = attempt * question.count
    counts = question.exposures.map { _ in 0 }
  }

  var isWhole: Bool { taken.count == question.count }

  /// Finds lineups as long as there are any.
  mutating func run(_ progress: (any SearchProgress)?) {
    while !isWhole, goOn() { progress?.advanced(done: taken.count, total: question.count) }
  }

  /// Finds the next lineups; returns whether there are any.
  private mutating func goOn() -> Bool {
    let first = taken.count
    let now = self
    let guesses = inParallel(
      min(Self.block, question.count - first), jobs: limits.jobs, isStopped: { now.limits.stop.isRaised }
    ) { now.best(first + $0, limits: Limits(jobs: 1, stop: now.limits.stop)) }
    for (offset, guess) in guesses.enumerated() {
      // The best of more lineups is also the best of fewer if it is among them.
      let isRight = guess.map { question.leaves($0, counts, left: question.count - taken.count, taken) }
      guard !limits.stop.isRaised, let team = isRight == true ? guess : best(first + offset, limits: limits)
      else {
        return false
      }
      take(team)
    }
    return true
  }

  /// The best lineup for a draw, with its skill in that draw.
  private func best(_ lineup: Int, limits: Limits) -> ListedTeam? {
    let left = question.leftOver(
      counts, left: question.count - taken.count, taken: taken.map(\.rows))
    let problem = noise.drawn(left, draw: firstDraw + lineup)
    return question.bestNew(problem, taken, limits: limits)
  }

  private mutating func take(_ team: ListedTeam) {
    var plain = team
    plain.skill = question.problem.skill(of: team)
    taken.append(plain)
    drawn.append(team.skill)
    _ = question.note(team, &counts, left: question.count - taken.count)
  }
}
