import Selection

/// Answers questions about legal teams by the cheaper of two methods.
public struct CensusTaker: Sendable {
  /// The pool and its rules.
  public let pool: CensusPool
  /// The steps of the current claim.
  public var meter: WorkMeter
  /// The largest count so far by any method, for the current claim.
  public private(set) var method: Census.Method?
  /// The prices of money found so far, by the most that a team may cost.
  private var prices: [Int128: RestBounds.Price] = [:]

  /// With at most this many possible teams, all are enumerated.
  static let mostTeamsOfBruteForce = 2_000
  /// The largest team with duties for brute force: larger ones have too many ways to share them.
  static let largestOfBruteForce = 4

  /// Creates a census taker for a pool.
  /// - Parameter meter: counts the steps of one claim.
  public init(_ pool: CensusPool, meter: WorkMeter) {
    self.pool = pool
    self.meter = meter
  }

  /// Returns the legal teams that a question is about.
  /// - Throws: `OutOfWork`.
  public mutating func take(_ question: CensusQuestion) throws(OutOfWork) -> Census {
    guard let required = pool.required(by: question), question.mostCost >= 0,
      question.leastSkill ?? pool.mostSkill <= pool.mostSkill
    else { return Census(totals: [], method: .bruteForce(teams: 0)) }
    var question = question
    if let least = question.leastSkill { question.leastSkill = max(least, pool.leastSkill) }
    let others = pool.others(for: question, beside: required)
    let missing = pool.size - required.count
    let census: Census
    if pool.ruled.duties == nil || pool.size <= Self.largestOfBruteForce,
      let teams = combinations(of: others.count, taking: missing, upTo: Self.mostTeamsOfBruteForce)
    {
      try meter.take(teams * pool.size)
      var search = BruteForceCensus(pool, question, required: required, others: others)
      census = search.run()
    } else {
      // Sorting the players is work too.
      try meter.take(others.count * 32)
      var search = DynamicCensus(
        pool, question, required: required, others: others, price: price(for: question))
      census = try search.run(&meter)
    }
    note(census.method)
    return census
  }

  /// Returns a price of money for the bounds of a question; any is valid, so one found for nearly the same cost will
  /// do.
  private mutating func price(for question: CensusQuestion) -> RestBounds.Price {
    guard question.leastSkill != nil else { return RestBounds.Price() }
    let mostCost = min(question.mostCost, pool.highestCost)
    let near = prices.keys.filter { ($0 - mostCost).magnitude <= mostCost.magnitude / 50 }
    if let nearest = near.min(by: { (($0 - mostCost).magnitude, $0) < (($1 - mostCost).magnitude, $1) }),
      let known = prices[nearest]
    {
      return known
    }
    let price = RestBounds.Price.tight(for: question, in: pool, mostCost: mostCost)
    prices[mostCost] = price
    return price
  }

  /// Keeps the larger of a claim's methods, which says more.
  private mutating func note(_ other: Census.Method) {
    switch (method, other) {
    case (.bruteForce(let teams)?, .bruteForce(let more)) where teams >= more: break
    case (.dynamicProgramming(let totals)?, .dynamicProgramming(let more)) where totals >= more: break
    case (.dynamicProgramming?, .bruteForce): break
    default: method = other
    }
  }

  /// Takes over the steps and the method of another census taker.
  mutating func note(_ other: CensusTaker) {
    meter = other.meter
    if let method = other.method { note(method) }
  }

  /// Resets the meter and the method for the next claim.
  public mutating func begin() {
    meter.reset()
    method = nil
  }
}

extension CensusTaker {
  /// Returns how many teams of the same skill and cost precede a team in pool order; `nil` if they are too many to
  /// count.
  ///
  /// Teams of the same players are ordered by their duties.
  ///
  /// A team that follows agrees with it up to some place and has a later player there. Such teams are counted place by
  /// place, with the members before the place required and all other players up to the team's own left out.
  /// - Parameters:
  ///   - team: indices in the pool, ascending.
  ///   - duties: the duty of each member; empty if all count equally.
  ///   - same: the number of teams with these totals.
  public mutating func teamsBefore(
    _ team: [Int], duties: [Int] = [], skill: Int128, cost: Int128, among same: UInt128
  ) throws(OutOfWork) -> UInt128? {
    guard var behind = try teamsBehind(duties, of: team, skill: skill, cost: cost) else { return nil }
    for place in team.indices {
      // There are none if the player at this place is locked.
      var question = CensusQuestion(within: cost, leastSkill: skill, required: Array(team[..<place]), .all)
      question.firstOther = team[place] + 1
      question.forbidden = [team[place]]
      let census = try take(question)
      guard let teams = census.teams(where: { $0.skill == skill && $0.cost == cost }) else { return nil }
      let (sum, overflow) = behind.addingReportingOverflow(teams)
      guard !overflow else { return nil }
      behind = sum
    }
    return behind < same ? same - 1 - behind : nil
  }

  /// Returns how many teams with these players and totals have duties that follow the given ones.
  private mutating func teamsBehind(
    _ duties: [Int], of team: [Int], skill: Int128, cost: Int128
  ) throws(OutOfWork) -> UInt128? {
    var behind: UInt128 = 0
    let last = pool.duties.count - 1
    for place in duties.indices where duties[place] < last {
      var question = CensusQuestion(within: cost, leastSkill: skill, required: team, .all)
      for (player, duty) in zip(team[..<place], duties) { question.duties[player] = duty...duty }
      question.duties[team[place]] = (duties[place] + 1)...last
      let census = try take(question)
      guard let teams = census.teams(where: { $0.skill == skill && $0.cost == cost }) else { return nil }
      behind += teams
    }
    return behind
  }
}

extension CensusTaker {
  /// Returns the first team in pool order, ascending, among the teams of a question with a given skill and cost.
  ///
  /// It is found member by member: as long as some of the teams begin before a place, the next member is before it.
  /// Teams that begin at or after a place are counted; the others begin before it.
  /// - Precondition: there is such a team.
  /// - Throws: `OutOfWork`, also if there are too many to count.
  mutating func firstTeam(
    _ question: CensusQuestion, skill: Int128, cost: Int128
  ) throws(OutOfWork) -> [Int] {
    var question = question
    (question.mostCost, question.leastSkill, question.detail) = (cost, skill, .all)
    func count(from first: Int) throws(OutOfWork) -> UInt128 {
      var part = question
      part.firstOther = first
      let teams = try take(part).teams { $0.skill == skill && $0.cost == cost }
      guard let teams else { throw OutOfWork(cause: .memory) }
      return teams
    }
    let needed = Set(question.required).union(pool.ruled.named.locked).count
    for _ in needed..<pool.size {
      let all = try count(from: question.firstOther)
      var (low, high) = (question.firstOther, pool.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if try count(from: middle + 1) < all { high = middle } else { low = middle + 1 }
      }
      question.required.append(low)
      question.firstOther = low + 1
    }
    return Set(question.required).union(pool.ruled.named.locked).sorted()
  }
}
