import Search

/// An existing lineup, some of whose players stay in it in any case.
public struct ExistingLineup: Sendable {
  /// The rows of its players, ascending; fewer than a team where places are open.
  public var rows: [Int]
  /// By row of the players who stay: the roles that they keep, a bit each; 0 where that does not matter.
  public var kept: [Int: UInt32]

  /// A lineup.
  public init(rows: [Int], kept: [Int: UInt32]) {
    (self.rows, self.kept) = (rows, kept)
  }
}

/// Changes existing lineups, each where fewer limits are then missed, or where it is then better under the limits that
/// the others leave.
///
/// - Parameters:
///   - question: the limits; it asks for as many lineups as there are.
///   - lineups: the existing lineups.
///   - out: rows of players who may join no lineup except those that they stay in.
/// - Returns: the lineups in the same order, `nil` for one that breaks the rules and for which no replacement was
///   found; the same for any `limits.jobs`. No lineup gets worse where all limits were kept, and no change misses more
///   of them than before, except where a player stays in an entry without a lineup.
/// - Complexity: that of finding that many best teams a few times; more where players who stay break limits.
public func swappedLineups(
  _ question: LineupQuestion, _ lineups: [ExistingLineup], out: [Int], limits: Limits = Limits(),
  progress: (any SearchProgress)? = nil
) -> [ListedTeam?] {
  precondition(lineups.count == question.count, "the question asks for as many lineups as there are")
  var search = Swapping(question: question, lineups: lineups, out: out, limits: limits)
  search.run(progress)
  return search.teams
}

private struct Swapping {
  /// The most passes over all lineups: later ones may leave players to earlier ones.
  private static let rounds = 4

  let question: LineupQuestion
  let lineups: [ExistingLineup]
  private let out: [Int]
  let limits: Limits
  private(set) var teams: [ListedTeam?] = []

  init(question: LineupQuestion, lineups: [ExistingLineup], out: [Int], limits: Limits) {
    (self.question, self.lineups, self.out, self.limits) = (question, lineups, out, limits)
    teams = lineups.map { lineup in
      guard lineup.rows.count == question.problem.size else { return nil }
      return problem(question.problem, of: lineup, locking: lineup.rows).bestTeams(count: 1).teams.first
    }
  }

  mutating func run(_ progress: (any SearchProgress)?) {
    for round in 0..<Self.rounds {
      let before = teams
      let order = round == 0 && missesSomething ? byLoss : Array(lineups.indices)
      for (done, index) in order.enumerated() where !limits.stop.isRaised {
        improve(index)
        progress?.advanced(done: done + 1, total: lineups.count)
      }
      if teams == before || limits.stop.isRaised { return }
    }
  }

  private mutating func improve(_ index: Int) {
    let others = Others(of: index, in: teams, question)
    guard let found = best(index, others) else { return }
    guard let own = teams[index] else { return teams[index] = found }
    let (missed, before) = (others.misses(with: found, question), others.misses(with: own, question))
    if missed < before || (missed == before && found.skill > own.skill) { teams[index] = found }
  }

  /// Whether a limit is missed, or one lineup is too similar to another.
  private var missesSomething: Bool {
    teams.indices.contains { index in
      teams[index].map { Others(of: index, in: teams, question).misses(with: $0, question) > 0 } ?? false
    }
  }

  /// The lineups, those first that lose least under the limits that the others leave.
  private var byLoss: [Int] {
    let losses = lineups.indices.map { index in
      best(index, Others(of: index, in: teams, question)).flatMap { found in
        teams[index].map { $0.skill - found.skill }
      } ?? .max
    }
    return losses.indices.sorted { (losses[$0], $0) < (losses[$1], $1) }
  }

  /// The best lineup under the limits that the others leave. Where players who stay make that impossible, it keeps as
  /// many of the limits as possible, tried one after another.
  private func best(_ index: Int, _ others: Others) -> ListedTeam? {
    let kept = Set(lineups[index].kept.keys)
    let keptPlayers = Set(question.problem.people.rows(ofAll: kept.sorted()))
    // Two lineups that share too many players who stay in both are too similar in any case.
    let most = question.problem.size - question.uniques
    let apart = lineups.indices.filter { other in
      teams[other] != nil && other != index
        && lineups[other].kept.keys.count(where: keptPlayers.contains) <= most
    }.compactMap { teams[$0]?.rows }
    func find(_ some: [Int], _ apart: [[Int]]) -> ListedTeam? {
      var looser = question
      looser.exposures = some.map { question.exposures[$0] }
      let left = looser.leftOver(some.map { others.counts[$0] }, left: others.left, taken: apart)
      return question.bestNew(
        problem(left, of: lineups[index], locking: kept.sorted()), others.teams, limits: limits)
    }
    let (full, wanting) = others.binding(question)
    if let found = find(full + wanting, apart) { return found }
    // An entry without players may stay that way.
    if lineups[index].rows.isEmpty { return nil }
    var some = find(full, []) == nil ? [] : full
    for limit in (some.isEmpty ? full : []) + wanting where !limits.stop.isRaised {
      if find(some + [limit], []) != nil { some.append(limit) }
    }
    return find(some, apart) ?? find(some, [])
  }

  /// The problem with some players locked, where those who stay keep their roles.
  private func problem(_ problem: Problem, of lineup: ExistingLineup, locking rows: [Int]) -> Problem {
    var problem = problem
    // Players whom the rules ban can be in no lineup, even if they are in an existing one.
    problem.banned += out.filter { !rows.contains($0) }
    problem.banned.removeAll { rows.contains($0) && !question.problem.banned.contains($0) }
    problem.locked = Set(problem.locked + rows).sorted()
    guard !problem.roles.isEmpty else { return problem }
    for (row, roles) in lineup.kept where roles != 0 { problem.roles[row] &= roles }
    return problem
  }
}

/// The lineups besides one, and what they leave to it.
private struct Others {
  let teams: [ListedTeam]
  /// By limit: how many of them count towards it.
  let counts: [Int]
  /// How many lineups are still to come besides them.
  let left: Int

  init(of index: Int, in all: [ListedTeam?], _ question: LineupQuestion) {
    let teams = all.indices.filter { $0 != index }.compactMap { all[$0] }
    self.teams = teams
    counts = question.exposures.map { limit in teams.count { limit.counts($0.rows) } }
    left = question.count - teams.count
  }

  /// The limits that bind the next lineup: those that let no more players join, and those that require some.
  func binding(_ question: LineupQuestion) -> (most: [Int], least: [Int]) {
    let ranges = question.exposures.map(\.range)
    return (
      ranges.indices.filter { counts[$0] >= ranges[$0].upperBound },
      ranges.indices.filter {
        ranges[$0].lowerBound - counts[$0] >= left && ranges[$0].lowerBound > counts[$0]
      }
    )
  }

  /// By how many lineups limits are missed with a lineup, plus how many of the others are too similar to it.
  /// - Complexity: O(limits + lineups · size)
  func misses(with team: ListedTeam, _ question: LineupQuestion) -> Int {
    let missed = zip(question.exposures, counts).reduce(0) { sum, next in
      let count = next.1 + (next.0.counts(team.rows) ? 1 : 0)
      return sum + max(0, next.0.range.lowerBound - count, count - next.0.range.upperBound)
    }
    let rows = Set(question.problem.people.rows(ofAll: team.rows))
    return missed
      + teams.count { other in
        question.requiresUniques
          ? other.rows.count { !rows.contains($0) } < question.uniques
          : other.rows == team.rows && other.duties == team.duties
      }
  }
}
