/// Which legal teams are counted, and in how much detail.
public struct CensusQuestion: Sendable, Hashable {
  /// What is asked about the teams.
  public enum Detail: Sendable, Hashable {
    /// For every cost, the best skill that no cheaper team exceeds, and how many teams have it.
    case best
    /// For every pair of cost and skill, how many teams have it.
    case all
    /// Only the cost of the cheapest team.
    case cheapest
    /// For every cost, how many teams have it; skills count as 0.
    case counts
  }

  /// Players who must be in the team, besides those whom the rules lock.
  public var required: [Int] = []
  /// Players who must not be in it, besides those whom the rules ban.
  public var forbidden: Set<Int> = []
  /// All other players are at or after this index of the pool.
  public var firstOther = 0
  /// A player whose cost counts as 0.
  public var free: Int?
  /// The duties that players may have, if not all.
  public var duties: [Int: ClosedRange<Int>] = [:]
  /// The highest allowed cost of the team, in units of the cost column.
  public var mostCost: Int128
  /// Teams with less skill do not count; `nil` for no limit.
  public var leastSkill: Int128?
  /// The detail that is asked for.
  public var detail: Detail

  /// Creates a question about the teams within a cost.
  public init(
    within mostCost: Int128, leastSkill: Int128? = nil, required: [Int] = [], forbidden: Set<Int> = [],
    _ detail: Detail = .best
  ) {
    (self.mostCost, self.leastSkill, self.detail) = (mostCost, leastSkill, detail)
    (self.required, self.forbidden) = (required, forbidden)
  }
}

/// A census needs more work than it may do.
public struct OutOfWork: Error, Sendable, Hashable {
  /// What was used up.
  public enum Cause: Sendable, Hashable {
    /// More steps would be needed than these.
    case steps(Int)
    /// More totals would have to be held in memory.
    case memory
    /// The work was interrupted.
    case interrupt
    /// The time was up.
    case time
  }

  /// What was used up.
  public var cause: Cause

  /// Creates an error with its cause.
  public init(cause: Cause) { self.cause = cause }
}

extension OutOfWork: CustomStringConvertible {
  /// `more than 2000000000 steps would be needed`
  public var description: String {
    switch cause {
    case .steps(let limit): "more than \(limit) steps would be needed"
    case .interrupt: "interrupted"
    case .time: "the time limit was reached"
    case .memory: "the totals would not fit into memory"
    }
  }
}
