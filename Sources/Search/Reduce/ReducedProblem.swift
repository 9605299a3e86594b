/// A problem under rules, ready to be searched: the locked players are chosen, the numbers of the others are small.
struct ReducedProblem {
  /// The players left, and their rules.
  let players: FreePlayers
  private let skills: [Int128]
  private let costs: [Int128]
  private let scale: NumberScale
  private let lockedSkill: Int128
  private let lockedCost: Int128
  private let leastCost: Int128
  /// Teams of less skill are not wanted; `nil` for any.
  var leastSkill: Int128?
  /// The range of scaled costs for the players to choose.
  private var window: ClosedRange<Int128> = 0...0

  /// The question of the best `wanted` teams, and with `keepsTies` of those that share the skill of the last of them;
  /// `nil` where it is clear that no team can satisfy the rules.
  init?(_ problem: Problem, wanted: Int, keepsTies: Bool = false, tuning: SearchTuning) {
    let problem = problem.simplified.withoutRedundantRules
    guard problem.budget >= 0,
      let players = FreePlayers(problem, wanted: wanted, keepsTies: keepsTies, tuning: tuning)
    else { return nil }
    self.players = players
    lockedSkill = players.locked.reduce(0) { $0 + problem.skills[$1] }
    lockedCost = players.locked.reduce(0) { $0 + problem.costs[$1] }
    skills =
      players.hasChoices ? players.values.map(\.skill) : players.rows.map { problem.skills[Int($0)] }
    costs = players.hasChoices ? players.values.map(\.cost) : players.rows.map { problem.costs[Int($0)] }
    scale = NumberScale(skills: skills, costs: costs, size: players.choose)
    leastCost = max(problem.leastCost ?? 0, 0)
    guard let window = window(upTo: problem.budget) else { return nil }
    self.window = window
  }

  /// The same question for another budget; `nil` where it is clear that no team can then satisfy the rules.
  func within(_ budget: Int128) -> ReducedProblem? {
    guard let window = window(upTo: budget) else { return nil }
    var question = self
    question.window = window
    return question
  }

  private func window(upTo budget: Int128) -> ClosedRange<Int128>? {
    guard budget >= lockedCost, let most = scale.scaled(budget: budget - lockedCost) else { return nil }
    let above = leastCost - lockedCost - Int128(players.choose) * scale.costs.lowest
    let least = above <= 0 ? 0 : (above - 1) / scale.costs.unit + 1
    return least <= most ? least...most : nil
  }

  /// The number of players who can be in a team, locked ones included.
  var playerCount: Int {
    players.differentRows(players.all) + players.locked.count
  }

  /// Whether 64 bits leave room for every exchange rate, and for prices of sets finer than a unit of skill.
  var isNarrow: Bool {
    let fineness =
      players.pricedBounds.isEmpty
      ? 1 : 4 * PriceRoom<Int64>.fineness(highestSkill: scale.skills.highest)
    let (highest, overflow) = scale.skills.highest.multipliedReportingOverflow(by: fineness)
    guard !overflow, highest < Int128(Int64.max) else { return false }
    return PriceRoom<Int64>(
      size: players.choose, highestSkill: highest, highestCost: scale.costs.highest
    ).holdsEveryFraction
  }

  /// Prices and a team in 64 bits, where they fit.
  func narrowed(_ found: PriceSearch<Int128>.Result) -> PriceSearch<Int64>.Result? {
    let most = Int128(Int64.max) / Int128(PriceRoom<Int64>.margin * max(1, players.choose))
    guard scale.skills.highest <= most, scale.costs.highest <= most,
      let prices = found.prices.converted(to: Int64.self),
      PriceRoom(players, columns(Int64.self)).holds(prices)
    else { return nil }
    return PriceSearch<Int64>.Result(prices: prices, team: found.team)
  }

  /// How many of the players can be in the team that comes first.
  var playersWhoMatter: Int { players.count - players.onlyTies.count { $0 } }

  func columns<Value: WholeNumber>(_: Value.Type) -> ScaledPlayers<Value> {
    ScaledPlayers(
      skills: scale.skills.scaled(skills), costs: scale.costs.scaled(costs), window: window(Value.self),
      leastSkill: leastSkill.map { scaledSkill(notAbove: $0.subtractingSaturated(1), Value.self) + 1 } ?? 0)
  }

  /// The highest scaled skill not above a total skill: -1 if every team has more, at most one more than any has.
  func scaledSkill<Value: WholeNumber>(notAbove skill: Int128, _: Value.Type) -> Value {
    let above = skill.subtractingSaturated(self.skill(0))
    if above < 0 { return -1 }
    return Value(min(above / scale.skills.unit, Int128(players.choose) * scale.skills.highest + 1))
  }

  /// The range of scaled costs for the players to choose, in numbers of some width.
  func window<Value: WholeNumber>(_: Value.Type) -> ClosedRange<Value> {
    Value(window.lowerBound)...Value(window.upperBound)
  }

  /// A scaled total skill in the unit of the problem, locked players included.
  func skill(_ scaled: some WholeNumber) -> Int128 {
    scale.skills.total(scaled, size: players.choose) + lockedSkill
  }

  /// A scaled total cost in the unit of the problem, locked players included.
  func cost(_ scaled: some WholeNumber) -> Int128 {
    scale.costs.total(scaled, size: players.choose) + lockedCost
  }

  func team(_ found: FoundTeam<some WholeNumber>) -> ListedTeam {
    ListedTeam(
      rows: players.rows(of: found.players), duties: players.duties(of: found.players),
      skill: skill(found.skill), cost: cost(found.cost))
  }
}

/// A team of free players and its scaled totals.
struct FoundTeam<Value: WholeNumber>: Sendable {
  /// The players, in no particular order.
  var players: [FreePlayer]
  var skill: Value
  var cost: Value

  /// Whether it has more skill than another one, or the same skill at a lower cost.
  func isBetter(than other: FoundTeam) -> Bool {
    skill != other.skill ? skill > other.skill : cost < other.cost
  }
}
