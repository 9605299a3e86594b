import Selection
import Tables

/// What a team of a tournament costs, as the snapshot holds it.
public struct PurchaseRecord: Codable, Sendable, Equatable {
  /// The team.
  public var team: String
  /// The budget for which it is the best; absent for a team that was picked by hand.
  public var budget: ExactDecimal?
  /// Its cost.
  public var cost: ExactDecimal
  /// The unit in which cost and budget are, where the pool has one on each cost.
  public var costUnit: MoneyUnit?
  /// The currency of cost and budget, where the pool writes each cost with it.
  public var currency: Currency?
  /// Its skill in the pool.
  public var skill: ExactDecimal
  /// Its players.
  public var players: [PlayerRecord]

  /// The record of players of a pool.
  /// - Parameter places: by player the role in which they stand, where the rules have roles.
  public init(
    team: String, budget: ExactDecimal? = nil, _ players: [Int], standingIn places: [String]? = nil,
    of pool: Pool
  ) {
    let sums = Team(players, of: pool)
    self.team = team
    self.budget = budget
    cost = ExactDecimal(sums.cost, places: pool.costs.places)
    costUnit = pool.costUnit
    currency = pool.currency
    skill = ExactDecimal(sums.skill, places: pool.skills.places)
    self.players = players.map { PlayerRecord($0, of: pool) }
    if let places { self.players.place(places) }
  }
}
