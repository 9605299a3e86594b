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

/// Lineups that stand already, each changed where fewer limits are missed then, or where it is better under those that
/// the others leave.
///
/// - Parameters:
///   - question: the limits; it asks for as many lineups as there are.
///   - lineups: as they stand.
///   - out: rows of players who may join no lineup that they do not stay in.
/// - Returns: the lineups in the same order, `nil` where one stands that keeps no rules and none was found in its place; the
///   same for any `limits.jobs`. The limits are kept no worse than before, and no lineup is worse where all were kept.
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
    for round in 0..<Self.rounds {
      let before = teams
      let order = round == 0 && question.missed(by: teams) > 0 ? byLoss : Array(lineups.indices)
      for (done, index) in order.enumerated() where !limits.stop.isRaised {
        improve(index)
        progress.advanced(done: done + 1, total: lineups.count)
      }
      if teams == before || limits.stop.isRaised { return }
    }
  }

  private mutating func improve(_ index: Int) {
    guard let found = best(index) else { return }
    guard let own = teams[index] else { return teams[index] = found }
    var changed = teams
    changed[index] = found
    let (missed, before) = (question.missed(by: changed), question.missed(by: teams))
    if missed < before || (missed == before && found.skill > own.skill) { teams = changed }
  }

  /// The lineups, those first that lose least where they keep what the others leave.
  private var byLoss: [Int] {
    let losses = lineups.indices.map { index in
      best(index).flatMap { found in teams[index].map { $0.skill - found.skill } } ?? .max
    }
    return losses.indices.sorted { (losses[$0], $0) < (losses[$1], $1) }
  }

  /// The best lineup under the limits that the others leave, or under as many of them as can be kept with those who stay.
  private func best(_ index: Int) -> ListedTeam? {
    let others = teams.indices.filter { $0 != index }.compactMap { teams[$0] }
    let counts = question.exposures.map { limit in others.count { limit.counts($0.rows) } }
    let (left, kept) = (question.count - others.count, lineups[index].kept.keys.sorted())
    for looser in question.loosened(where: counts, left: left) {
      let problem = Self.problem(
        looser.leftOver(counts, left: left, taken: others.map(\.rows)), of: lineups[index], locking: kept)
      if let found = question.bestNew(problem, others, limits: limits) { return found }
      if limits.stop.isRaised { return nil }
    }
    return nil
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

extension LineupQuestion {
  /// The question, and the same with fewer and fewer of the limits that the next lineup may be unable to keep: what it has
  /// to bring, in how many players it differs, and then all.
  fileprivate func loosened(where counts: [Int], left: Int) -> [LineupQuestion] {
    var all = [self]
    func loosen(_ change: (inout LineupQuestion) -> Void) {
      var looser = all[all.count - 1]
      change(&looser)
      all.append(looser)
    }
    for index in exposures.indices.reversed() where exposures[index].range.lowerBound - counts[index] >= left
    {
      loosen { $0.exposures[index].range = 0...exposures[index].range.upperBound }
    }
    if uniques > 1 { loosen { $0.uniques = 1 } }
    if !exposures.isEmpty { loosen { $0.exposures = [] } }
    return all
  }

  /// By how many lineups the limits are missed, and how many pairs are too alike.
  fileprivate func missed(by teams: [ListedTeam?]) -> Int {
    let teams = teams.compactMap { $0 }
    let missed = exposures.reduce(0) { sum, limit in
      let count = teams.count { limit.counts($0.rows) }
      return sum + max(0, limit.range.lowerBound - count, count - limit.range.upperBound)
    }
    return teams.indices.reduce(missed) { sum, index in
      let earlier = teams[..<index]
      return sum + earlier.count { !isNew(teams[index], [$0]) || !isDifferent(teams[index], [$0]) }
    }
  }
}
