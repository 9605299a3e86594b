/// Which legal teams are counted, and how finely.
public struct CensusQuestion: Sendable, Hashable {
  /// What is to be known of the teams.
  public enum Detail: Sendable, Hashable {
    /// For every cost the best skill that no cheaper team has more of, and how many teams have it.
    case best
    /// For every pair of cost and skill how many teams have it.
    case all
    /// What the cheapest team costs, and nothing else.
    case cheapest
    /// For every cost how many teams have it; skills count as 0.
    case counts
  }

  /// Players who must be in the team, beside those whom the rules lock.
  public var required: [Int] = []
  /// Players who must not be in it, beside those whom the rules ban.
  public var forbidden: Set<Int> = []
  /// All others are in the pool at or behind this index.
  public var firstOther = 0
  /// A player whose cost counts as 0.
  public var free: Int?
  /// The duties that players may have, where not all.
  public var duties: [Int: ClosedRange<Int>] = [:]
  /// The most that the team may cost, in units of the cost column.
  public var mostCost: Int128
  /// Teams of less skill are of no interest; `nil` for none.
  public var leastSkill: Int128?
  /// What is to be known.
  public var detail: Detail

  /// A question about the teams within a cost.
  public init(within mostCost: Int128, leastSkill: Int128? = nil, _ detail: Detail = .best) {
    self.mostCost = mostCost
    self.leastSkill = leastSkill
    self.detail = detail
  }
}

/// The work that a census may take was not enough.
public struct OutOfWork: Error, Sendable, Hashable {
  /// What was used up.
  public enum Cause: Sendable, Hashable {
    /// More steps would be needed than these.
    case steps(Int)
    /// More totals would have to be held in memory.
    case memory
    /// Somebody ended the work.
    case interrupt
    /// The time was up.
    case time
  }

  /// What was used up.
  public var cause: Cause

  /// Work that ended for a cause.
  public init(cause: Cause) { self.cause = cause }
}

extension OutOfWork: CustomStringConvertible {
  /// `more than 2000000000 steps would be needed`
  public var description: String {
    switch cause {
    case .steps(let limit): "more than \(limit) steps would be needed"
    case .interrupt: "interrupted"
    case .time: "the time limit was reached"
    case .memory: "more totals would have to be held in memory than fit"
    }
  }
}
