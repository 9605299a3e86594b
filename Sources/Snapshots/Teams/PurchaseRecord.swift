import Selection
import Tables

/// The cost of a tournament's team, as the snapshot holds it.
public struct PurchaseRecord: Codable, Sendable, Equatable {
  /// The team.
  public var team: String
  /// The budget for which it is the best; absent for a hand-picked team.
  public var budget: ExactDecimal?
  /// Its cost.
  public var cost: ExactDecimal
  /// The unit of cost and budget, if the pool has one on each cost.
  public var costUnit: MoneyUnit?
  /// The currency of cost and budget, if the pool writes it with each cost.
  public var currency: Currency?
  /// The headers of skill and cost in the pool, if they are not `skill` and `cost`.
  public var columns: [String: String]?
  /// Its skill in the pool.
  public var skill: ExactDecimal
  /// Its players.
  public var players: [PlayerRecord]

  /// Creates the record of players of a pool.
  /// - Parameters:
  ///   - places: the role that each player fills, by player, if the rules have roles.
  ///   - columns: the headers of skill and cost in the pool's file.
  public init(
    team: String, budget: ExactDecimal? = nil, _ players: [Int], standingIn places: [String]? = nil,
    of pool: Pool, columns: [String: String]? = nil
  ) {
    let sums = Team(players, of: pool)
    self.team = team
    self.budget = budget
    cost = ExactDecimal(sums.cost, places: pool.costs.places)
    costUnit = pool.costUnit
    currency = pool.currency
    self.columns = columns
    skill = ExactDecimal(sums.skill, places: pool.skills.places)
    self.players = players.map { PlayerRecord($0, of: pool) }
    if let places { self.players.place(places) }
  }
}
