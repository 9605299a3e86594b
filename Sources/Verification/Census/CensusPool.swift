import Selection
import Tables

/// A pool under rules, as a census sees it: plain columns, and nothing that the search has worked out.
public struct CensusPool: Sendable {
  /// The pool and its rules.
  public let ruled: RuledPool
  /// The skills and costs in units of their columns.
  private(set) var skills, costs: [Int128]
  /// What players add to skill whatever their duty; empty for nothing.
  private var added: [Int128] = []
  /// The most that a team may cost, in units of the cost column.
  public let budget: Int128
  /// The least that it must.
  let leastCost: Int128?
  /// The conditions that a team meets, groups of which it takes at most so many among them.
  let conditions: [Condition]
  /// Groups beside those of the rules of which a team takes at most so many.
  let few: [Group]
  /// For each player the number of those who are best decided on together.
  let clusters: [Int]
  /// The limits on sums of numbers of the players; a group of which a team takes so many at least is one too, so that the
  /// bounds know of it.
  let sums: [SumLimit]
  /// The duties of members; one that everybody has where all count alike.
  let duties: [Duty]
  /// The seats that members with some duties take together.
  let arrangements: [DutyPlan.Arrangement]
  /// The most players of a club, and the fewest clubs.
  let mostPerClub, leastClubs: Int?
  /// Players in a team.
  let size: Int
  /// By player a bit for each role that they can play, and the number of their club.
  let masks: [UInt64], clubs: [Int?]
  /// No team has more skill than this, and none less than that.
  private(set) var mostSkill, leastSkill: Int128
  /// No team costs more.
  let highestCost: Int128

  /// Players of whom a team takes so many.
  struct Group {
    var members: Set<Int>
    var least = 0
    var most: Int?
  }

  /// Alternatives of one of which a team keeps all groups.
  typealias Condition = [[Group]]

  /// What members count who have a duty.
  struct Duty {
    /// How many have it.
    var count: Int
    /// How many times skill and cost count.
    var skill: DecimalNumber, cost: DecimalNumber
  }

  /// A limit on the sum of a number of each player.
  struct SumLimit {
    /// By player the number.
    var numbers: [Int128]
    /// The least and the most sum; `nil` for any.
    var least: Int128?, most: Int128?
  }

  /// A pool under rules.
  /// - Precondition: the sums of a team fit 128 bits.
  public init(_ ruled: RuledPool) { self.init(ruled, few: []) }

  /// The same where a team takes few of some groups.
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
      ruled.rules.limits.compactMap { limit in
        guard let column = pool.numbers[limit.column] else { return nil }
        func units(_ number: DecimalNumber?, _ rounded: (DecimalNumber, Int) -> Int128) -> Int128? {
          number.map { rounded($0.amount(in: column.unit), column.values.places) }
        }
        return SumLimit(
          numbers: (0..<pool.count).map { column.values[$0] },
          least: units(limit.least) { $0.unitsRoundedUp(places: $1) },
          most: units(limit.most) { $0.unitsRoundedDown(places: $1) })
      }
      + groups.filter { $0.least > 0 }.map { group in
        SumLimit(
          numbers: (0..<pool.count).map { group.members.contains($0) ? 1 : 0 }, least: Int128(group.least),
          most: group.most.map { Int128($0) })
      }
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

  /// The same where skills count so many times what they do, and players add something beside, whatever their duty.
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

  /// Players in the pool.
  public var count: Int { skills.count }
  /// Whether clubs are counted.
  var countsClubs: Bool { mostPerClub != nil || leastClubs != nil }

  /// The least that a team must cost for a question. Where a player's own cost is what is asked for, they may cost
  /// all that the budget leaves, which is enough for every lowest spend.
  func leastCost(for question: CensusQuestion) -> Int128? { question.free == nil ? leastCost : nil }

  /// What a player with a duty costs for a question.
  func cost(of player: Int, duty: Int, for question: CensusQuestion) -> Int128 {
    question.free == player ? 0 : ruled.slotRows.costTimes(player, duties[duty].cost).of(costs[player])
  }

  /// What a player with a duty is worth for a question.
  func skill(of player: Int, duty: Int, for question: CensusQuestion) -> Int128 {
    question.detail == .counts ? 0 : skill(of: player, duty: duty)
  }

  /// What a player with a duty is worth.
  private func skill(of player: Int, duty: Int) -> Int128 {
    ruled.slotRows.skillTimes(player, duties[duty].skill).of(skills[player])
      + (added.isEmpty ? 0 : added[player])
  }

  /// The duties that a question leaves to a player.
  func duties(of player: Int, for question: CensusQuestion) -> ClosedRange<Int> {
    question.duties[player] ?? 0...(duties.count - 1)
  }

  /// A bit for each seat of an arrangement that a player fits.
  func seats(of arrangement: Int, for player: Int) -> UInt64 {
    let mask = masks[player]
    return arrangements[arrangement].seats.enumerated().reduce(0) { fits, seat in
      seat.element.roles.map { $0 & mask == 0 } ?? false ? fits : fits | 1 << UInt64(seat.offset)
    }
  }

  /// Those who must be in a team, each once; `nil` if one of them must not.
  func required(by question: CensusQuestion) -> Set<Int>? {
    let required = Set(question.required).union(ruled.named.locked)
    let isPossible =
      required.count <= size && required.isDisjoint(with: question.forbidden)
      && required.isDisjoint(with: ruled.named.banned)
    return isPossible ? required : nil
  }

  /// Those who may be in a team beside the required ones, in pool order.
  func others(for question: CensusQuestion, beside required: Set<Int>) -> [Int] {
    let banned = Set(ruled.named.banned)
    return (min(question.firstOther, count)..<count).filter {
      !required.contains($0) && !question.forbidden.contains($0) && !banned.contains($0)
    }
  }
}

/// The number of ways to choose `k` of `n`; `nil` if it is more than `limit`.
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
  /// So many times a whole number, which is a whole number too.
  func of(_ units: Int128) -> Int128 {
    var (product, places) = (units * mantissa, places)
    while places > 0 { (product, places) = (product / 10, places - 1) }
    return product
  }
}
