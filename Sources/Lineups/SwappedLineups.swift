import Search

/// A lineup that stands already, some of whose players stay in it whatever comes.
public struct StandingLineup: Sendable {
  /// The rows of its players, ascending; fewer than a team where places are free.
  public var rows: [Int]
  /// By row of those who stay the roles as which they stand, a bit each; 0 where that does not matter.
  public var kept: [Int: UInt32]

  /// A lineup.
  public init(rows: [Int], kept: [Int: UInt32]) {
    (self.rows, self.kept) = (rows, kept)
  }
}

/// Lineups that stand already, each changed where that makes it better under the limits that the others leave.
///
/// - Parameters:
///   - question: the limits; it asks for as many lineups as there are.
///   - lineups: as they stand.
///   - out: rows of players who may join no lineup that they do not stay in.
/// - Returns: the lineups in the same order, `nil` where one stands that keeps no rules and none was found in its place; the
///   same for any `limits.jobs`. None is worse than before, nor are the limits kept worse.
/// - Complexity: that of finding so many best teams, a few times.
public func swappedLineups(
  _ question: LineupQuestion, _ lineups: [StandingLineup], out: [Int], limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> [ListedTeam?] {
  precondition(lineups.count == question.count, "the question asks for as many lineups as there are")
  var question = question
  question.problem.banned += out
  var search = Swapping(question: question, lineups: lineups, limits: limits)
  search.run(progress)
  return search.teams
}

private struct Swapping {
  /// How often all lineups are gone through at most: later ones may leave players to earlier ones.
  private static let rounds = 4

  let question: LineupQuestion
  let lineups: [StandingLineup]
  let limits: Limits
  private(set) var teams: [ListedTeam?] = []

  init(question: LineupQuestion, lineups: [StandingLineup], limits: Limits) {
    (self.question, self.lineups, self.limits) = (question, lineups, limits)
    teams = lineups.map { lineup in
      guard lineup.rows.count == question.problem.size else { return nil }
      return bestTeams(Self.problem(question.problem, of: lineup, locking: lineup.rows), count: 1).teams.first
    }
  }

  mutating func run(_ progress: some SearchProgress) {
    for _ in 0..<Self.rounds {
      let before = teams
      for index in lineups.indices where !limits.stop.isRaised {
        improve(index)
        progress.advanced(done: index + 1, total: lineups.count)
      }
      if teams == before || limits.stop.isRaised { return }
    }
  }

  private mutating func improve(_ index: Int) {
    let others = teams.indices.filter { $0 != index }.compactMap { teams[$0] }
    let counts = question.exposures.map { limit in others.count { limit.counts($0.rows) } }
    let left = question.leftOver(counts, left: question.count - others.count, taken: others.map(\.rows))
    let kept = lineups[index].kept.keys.sorted()
    let problem = Self.problem(left, of: lineups[index], locking: kept)
    guard let found = question.bestNew(problem, others, limits: limits) else { return }
    if teams[index].map({ found.skill > $0.skill }) ?? true { teams[index] = found }
  }

  /// The question where some are in the team, those who stay as what they are.
  private static func problem(_ problem: Problem, of lineup: StandingLineup, locking rows: [Int]) -> Problem {
    var problem = problem
    problem.banned.removeAll { rows.contains($0) }
    problem.locked = Set(problem.locked + rows).sorted()
    guard !problem.roles.isEmpty else { return problem }
    for (row, roles) in lineup.kept where roles != 0 { problem.roles[row] &= roles }
    return problem
  }
}
