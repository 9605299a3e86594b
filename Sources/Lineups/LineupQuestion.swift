import Search

/// The question: `count` different lineups with the highest total, each of which satisfies the rules of a problem,
/// while every exposure stays within its limits and any two lineups differ enough.
public struct LineupQuestion: Sendable {
  /// The players, and the rules that each lineup must satisfy.
  public var problem: Problem
  /// The number of lineups, 1 or more.
  public var count: Int
  /// In how many lineups of the set players may and must be.
  public var exposures: [ExposureLimit]
  /// The fewest players in which any two lineups differ, from 0 to the size. For 0, lineups of the same players with
  /// other duties, or with other rows of theirs, count as different.
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
  /// The value of `uniques` that asks for no more than different lineups.
  public var impliedUniques: Int { problem.duties.isEmpty && problem.people.isEmpty ? 1 : 0 }

  /// Whether different lineups may still be too similar.
  public var requiresUniques: Bool { uniques > impliedUniques }
}

/// A limit on how many lineups of a set contain at least one of some players.
public struct ExposureLimit: Sendable, Hashable {
  /// Their rows, ascending, each once.
  public var members: [Int]
  /// The fewest lineups and the most.
  public var range: ClosedRange<Int>
  /// Whether no lineup contains two of them, as where they are the rows of one player.
  public var isOne: Bool

  /// A limit; with a single row it is on one player.
  public init(members: [Int], _ range: ClosedRange<Int>, isOne: Bool = false) {
    self.members = members
    self.range = range
    self.isOne = isOne || members.count == 1
  }
}

/// A set of lineups and what is known about it.
public struct LineupSet: Sendable, Equatable {
  /// The lineups, the best first; fewer than asked for where the work was stopped or there is no such set.
  public var lineups: [ListedTeam]
  /// No set of `count` lineups within all limits has a higher total; `nil` where none is proved.
  public var bound: Int128?
  /// What one more lineup for each limit would be worth at the bound, in thousandths of the unit of skill: positive
  /// where the maximum binds, negative where the minimum does.
  public var prices: [Int128]
  /// The outcome of the work.
  public var status: Status

  /// How the work ended.
  public enum Status: Sendable, Hashable {
    /// There is a set of as many lineups as were asked for, within all limits.
    case found
    /// The work was stopped before a set was found.
    case stopped
    /// There are only this many different lineups in total.
    case tooFew(Int)
    /// No set within all limits was found: with the limits that the nearest one misses, which are empty where lineups
    /// are missing or no set was sought, and whether it is proved that there is none.
    case notFound(nearest: [Miss], isProved: Bool)
  }

  /// A limit that a set misses.
  public struct Miss: Sendable, Hashable {
    /// The index of the limit.
    public var limit: Int
    /// The number of lineups that count towards it.
    public var count: Int
  }

  /// The total skill of the lineups.
  public var total: Int128 { lineups.reduce(0) { $0 + $1.skill } }
}

extension LineupSet {
  /// A set of lineups put together one by one: `found` if there are as many as were asked for, within all limits.
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
