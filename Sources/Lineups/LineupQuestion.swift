import Search

/// What is asked: so many different lineups with the highest total, each of which keeps the rules of a problem, while
/// every exposure stays within its limits and any two lineups differ enough.
public struct LineupQuestion: Sendable {
  /// What each lineup keeps.
  public var problem: Problem
  /// How many lineups, 1 or more.
  public var count: Int
  /// How often players may and must stand in the set.
  public var exposures: [ExposureLimit]
  /// In how many players any two lineups differ at least, from 0 to the size. For 0 lineups of the same players with
  /// other duties, or in other rows of theirs, are different ones.
  public var uniques: Int

  /// A question about a set.
  public init(_ problem: Problem, count: Int, exposures: [ExposureLimit] = [], uniques: Int = 1) {
    precondition(count >= 1, "a set has at least one lineup")
    precondition((0...problem.size).contains(uniques), "lineups differ in no more players than they have")
    self.problem = problem
    self.count = count
    self.exposures = exposures
    self.uniques = uniques
  }
}

extension LineupQuestion {
  /// The fewest players in which lineups may differ that keep every two different ones.
  public var idleUniques: Int { problem.duties.isEmpty && problem.people.isEmpty ? 1 : 0 }

  /// Whether different lineups may still be too alike.
  public var keepsApart: Bool { uniques > idleUniques }
}

/// In how many lineups of a set at least one of some players stands.
public struct ExposureLimit: Sendable, Hashable {
  /// Their rows, ascending, each once.
  public var members: [Int]
  /// The fewest lineups and the most.
  public var range: ClosedRange<Int>
  /// Whether no lineup has two of them, as where they are the rows of one player.
  public var isOne: Bool

  /// A limit; of a single row it is of one player.
  public init(members: [Int], _ range: ClosedRange<Int>, isOne: Bool = false) {
    self.members = members
    self.range = range
    self.isOne = isOne || members.count == 1
  }
}

/// A set of lineups and what is known of it.
public struct LineupSet: Sendable, Equatable {
  /// The lineups, the best first; fewer than asked for where the work was stopped or there is no such set.
  public var lineups: [ListedTeam]
  /// No set of so many lineups that keeps all limits has a higher total; `nil` where none is proved.
  public var bound: Int128?
  /// What one more lineup for each limit would be worth at the bound, in thousandths of the unit of skill: positive
  /// where the most binds, negative where the least does.
  public var prices: [Int128]
  /// What became of the work.
  public var status: Status

  /// What became of it.
  public enum Status: Sendable, Hashable {
    /// There is a set of as many lineups as were asked for, all limits kept.
    case found
    /// The work was stopped before there was one.
    case stopped
    /// There are only so many different lineups at all.
    case tooFew(Int)
    /// No set was found that keeps all limits: those that the nearest one misses, of which there are none where lineups
    /// are missing or none was looked for; and whether it is proved that there is none.
    case notFound(nearest: [Miss], isProved: Bool)
  }

  /// A limit that a set misses.
  public struct Miss: Sendable, Hashable {
    /// The index of the limit.
    public var limit: Int
    /// In how many lineups it counts.
    public var count: Int
  }

  /// What the lineups add up to.
  public var total: Int128 { lineups.reduce(0) { $0 + $1.skill } }
}

extension LineupSet {
  /// Lineups that were put together one by one: found where there are as many as were asked for and they keep all limits.
  /// - Parameter isStopped: whether the work was stopped.
  public init(_ lineups: [ListedTeam], for question: LineupQuestion, isStopped: Bool) {
    let misses = question.exposures.indices.compactMap { index -> Miss? in
      let limit = question.exposures[index]
      let count = lineups.count { limit.counts($0.rows) }
      return limit.range.contains(count) ? nil : Miss(limit: index, count: count)
    }
    let areDifferent = lineups.indices.allSatisfy { index in
      let others = Array(lineups[..<index])
      return question.isNew(lineups[index], others) && question.isDifferent(lineups[index], others)
    }
    let isWhole = lineups.count == question.count && misses.isEmpty && areDifferent
    self.init(
      lineups: lineups, bound: nil, prices: question.exposures.map { _ in 0 },
      status: isWhole ? .found : isStopped ? .stopped : .notFound(nearest: misses, isProved: false))
  }
}
