import Selection
import Tables

/// A pool under rules, as a census sees it: plain columns, and nothing that the search has computed.
public struct CensusPool: Sendable {
  /// The pool and its rules.
  public let ruled: RuledPool
  /// The skills and costs in units of their columns.
  private(set) var skills, costs: [Int128]
  /// What players add to skill whatever their duty; empty if nothing.
  private var added: [Int128] = []
  /// The highest allowed cost of a team, in units of the cost column.
  public let budget: Int128
  /// The lowest allowed cost.
  let leastCost: Int128?
  /// The conditions that a team meets, including groups with a maximum only.
  let conditions: [Condition]
  /// Groups with a maximum, in addition to those of the rules.
  let few: [Group]
  /// The cluster number of each player; a cluster is best decided on together.
  let clusters: [Int]
  /// The limits on sums of the players' numbers, including groups with a minimum, so that the bounds use them.
  let sums: [SumLimit]
  /// The duties of members; a single one for all members if all count equally.
  let duties: [Duty]
  /// The seats that members with certain duties share.
  let arrangements: [DutyPlan.Arrangement]
  /// The most players of a club, and the fewest clubs.
  let mostPerClub, leastClubs: Int?
  /// Players in a team.
  let size: Int
  /// For each player a bit for each role that they can play, and the number of their club.
  let masks: [UInt64], clubs: [Int?]
  /// The bounds on the skill of any team.
  private(set) var mostSkill, leastSkill: Int128
  /// An upper bound on the cost of any team.
  let highestCost: Int128

  /// Players of whom a team has a limited number.
  struct Group {
    var members: Set<Int>
    var least = 0
    var most: Int?
  }

  /// Alternatives, of which a team must satisfy one; an alternative is a list of groups.
  typealias Condition = [[Group]]

  /// How the members with a duty count.
  struct Duty {
    /// How many members have it.
    var count: Int
    /// How many times skill and cost count.
    var skill: DecimalNumber, cost: DecimalNumber
  }

  /// A limit on the sum of the players' numbers.
  struct SumLimit {
    /// The number of each player.
    var numbers: [Int128]
    /// The lowest and the highest allowed sum; `nil` for no limit.
    var least: Int128?, most: Int128?
  }

  /// Creates a pool under rules.
  /// - Precondition: the sums of a team fit 128 bits.
  public init(_ ruled: RuledPool) { self.init(ruled, few: []) }

  /// Creates a pool under rules with additional groups.
  init(_ ruled: RuledPool, few: [Group]) {
    (self.ruled, self.few) = (ruled, few)
    let pool = ruled.pool
    skills = (0..<pool.count).map { pool.skills[$0] }
    costs = (0..<pool.count).map { pool.costs[$0] }
    budget = ruled.rules.budget.unitsRoundedDown(places: pool.costs.places)
    leastCost = ruled.rules.leastCost?.unitsRoundedUp(places: pool.costs.places)
    let groups = ruled.terms.groups.map(Group.init) + few
    conditions =
      groups.filter { $0.least == 0 }.map { [[$0]] }
      + ruled.terms.conditions.map { $0.alternatives.map { $0.map(Group.init) } }
    clusters = Clusters.numbers(
      of: conditions,
      clubs: ruled.terms.countsClubs ? ruled.clubs.numbers : Array(repeating: nil, count: pool.count))
    sums =
      ruled.rules.limits.compactMap { SumLimit($0, in: pool) }
      + groups.filter { $0.least > 0 }.map { SumLimit($0, in: pool) }
    mostPerClub = ruled.rules.maxPerClub
    leastClubs = ruled.rules.leastClubs
    size = ruled.rules.size
    (masks, clubs) = (ruled.eligibility.masks, ruled.clubs.numbers)
    let all =
      ruled.duties?.duties.map { Duty(count: $0.count, skill: $0.skill, cost: $0.cost) }
      ?? [Duty(count: size, skill: .one, cost: .one)]
    (duties, arrangements) = (all, ruled.duties?.arrangements ?? [])
    (mostSkill, leastSkill) = (0, 0)
    let rows = ruled.slotRows
    highestCost = costs.enumerated().map { row, cost in
      all.map { rows.costTimes(row, $0.cost).of(cost) }.max() ?? 0
    }.sorted(by: >).prefix(size).reduce(0, +)
    boundSkills()
  }

  /// Returns the pool with skills multiplied by a factor and with an addition for each player whatever their duty.
  func multiplied(by factor: Int128, adding added: [Int128]) -> CensusPool {
    var other = self
    other.skills = skills.map { $0 * factor }
    other.added = added
    other.boundSkills()
    return other
  }

  private mutating func boundSkills() {
    let counted = skills.indices.map { player in duties.indices.map { skill(of: player, duty: $0) } }
    mostSkill = counted.map { $0.max() ?? 0 }.sorted(by: >).prefix(size).reduce(0, +)
    leastSkill = counted.map { $0.min() ?? 0 }.sorted().prefix(size).reduce(0, +)
  }

  /// The number of players in the pool.
  public var count: Int { skills.count }
  /// Whether clubs are counted.
  var countsClubs: Bool { mostPerClub != nil || leastClubs != nil }

  /// Returns the lowest allowed cost of a team for a question. If it asks about a player's own cost, they may cost all
  /// that the budget leaves, which is enough for any minimum spend.
  func leastCost(for question: CensusQuestion) -> Int128? { question.free == nil ? leastCost : nil }

  /// Returns the cost of a player with a duty for a question.
  func cost(of player: Int, duty: Int, for question: CensusQuestion) -> Int128 {
    question.free == player ? 0 : ruled.slotRows.costTimes(player, duties[duty].cost).of(costs[player])
  }

  /// Returns the skill of a player with a duty for a question.
  func skill(of player: Int, duty: Int, for question: CensusQuestion) -> Int128 {
    question.detail == .counts ? 0 : skill(of: player, duty: duty)
  }

  /// Returns the skill of a player with a duty.
  private func skill(of player: Int, duty: Int) -> Int128 {
    ruled.slotRows.skillTimes(player, duties[duty].skill).of(skills[player])
      + (added.isEmpty ? 0 : added[player])
  }

  /// Returns the duties that a question allows for a player.
  func duties(of player: Int, for question: CensusQuestion) -> ClosedRange<Int> {
    question.duties[player] ?? 0...(duties.count - 1)
  }

  /// Returns a bit for each seat of an arrangement that a player fits.
  func seats(of arrangement: Int, for player: Int) -> UInt64 {
    let mask = masks[player]
    return arrangements[arrangement].seats.enumerated().reduce(0) { fits, seat in
      seat.element.roles.map { $0 & mask == 0 } ?? false ? fits : fits | 1 << UInt64(seat.offset)
    }
  }

  /// Returns the players who must be in a team, each once; `nil` if one of them must not be.
  func required(by question: CensusQuestion) -> Set<Int>? {
    let required = Set(question.required).union(ruled.named.locked)
    let isPossible =
      required.count <= size && required.isDisjoint(with: question.forbidden)
      && required.isDisjoint(with: ruled.named.banned)
    return isPossible ? required : nil
  }

  /// Returns the players who may be in a team besides the required ones, in pool order.
  func others(for question: CensusQuestion, beside required: Set<Int>) -> [Int] {
    let banned = Set(ruled.named.banned)
    return (min(question.firstOther, count)..<count).filter {
      !required.contains($0) && !question.forbidden.contains($0) && !banned.contains($0)
    }
  }
}

/// Returns the number of ways to choose `k` of `n`; `nil` if it is more than `limit`.
func combinations(of n: Int, taking k: Int, upTo limit: Int) -> Int? {
  guard (0...n).contains(k) else { return 0 }
  var number = 1
  for step in 0..<min(k, n - k) {
    let (product, overflow) = number.multipliedReportingOverflow(by: n - step)
    guard !overflow, product / (step + 1) <= limit else { return nil }
    number = product / (step + 1)
  }
  return number
}

extension CensusPool.Group {
  fileprivate init(_ group: TeamTerms.Group) {
    self.init(members: Set(group.members), least: group.least, most: group.most)
  }
}

extension DecimalNumber {
  /// Multiplies it by a whole number, which gives a whole number too.
  func of(_ units: Int128) -> Int128 {
    var (product, places) = (units * mantissa, places)
    while places > 0 { (product, places) = (product / 10, places - 1) }
    return product
  }
}

extension CensusPool.SumLimit {
  /// A limit of the rules; `nil` if the pool lacks the column.
  fileprivate init?(_ limit: ColumnLimit, in pool: Pool) {
    guard let column = pool.numbers[limit.column] else { return nil }
    let places = column.values.places
    numbers = (0..<pool.count).map { column.values[$0] }
    least = limit.least.map { $0.amount(in: column.unit).unitsRoundedUp(places: places) }
    most = limit.most.map { $0.amount(in: column.unit).unitsRoundedDown(places: places) }
  }

  /// The limits of a group.
  fileprivate init(_ group: CensusPool.Group, in pool: Pool) {
    numbers = (0..<pool.count).map { group.members.contains($0) ? 1 : 0 }
    (least, most) = (Int128(group.least), group.most.map { Int128($0) })
  }
}
