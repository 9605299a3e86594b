import JSON
import Reading
import Selection
import Tables

/// The gains from transfers, from none up.
public struct TransferPlanRecord: Inlined, Sendable, Equatable {
  /// The best squad for each maximum number of transfers, from 0 up.
  public var transfers: [TransferRecord]
  /// The first row with the highest ``TransferRecord/net``; absent if no row has a squad.
  public var bestTransfers: Int?
  /// The squad before the transfers.
  public var owned: OwnedRecord

  /// What each chip would add, if that was asked for.
  public var chips: [ChipRecord]?

  /// The names of its members.
  public static let names = ["transfers", "bestTransfers", "owned", "chips"]

  /// The points after hits of the best move; `nil` if there is none.
  public var bestNet: ExactDecimal? {
    bestTransfers.flatMap { best in transfers.first { $0.transfers == best }?.net }
  }

  /// The row whose squads budgets and players are judged against: that of the best move, or of one transfer if the best
  /// move is none; `nil` if there is no best move.
  public var judged: TransferRecord? {
    bestTransfers.flatMap { best in transfers.last { $0.transfers <= max(best, 1) } }
  }

  /// Whether that is not the row of the best move.
  public var hasOtherReference: Bool { judged?.transfers != bestTransfers }

  /// Creates a plan from its rows.
  public init(_ transfers: [TransferRecord], from owned: OwnedRecord) {
    self.transfers = transfers
    self.owned = owned
    bestTransfers = Self.best(of: transfers)
  }

  /// Returns the row with the most points after hits, the one with the fewest transfers among equals.
  static func best(of rows: [TransferRecord]) -> Int? {
    let known = rows.filter { $0.net != nil }
    // Among equals the first one is kept.
    return known.dropFirst().reduce(known.first) { best, row in
      best?.net.map { $0.number < row.net!.number } == true ? row : best
    }?.transfers
  }
}

/// The best squad after at most a number of transfers.
public struct TransferRecord: Codable, Sendable, Equatable {
  /// The most transfers.
  public var transfers: Int
  /// The points before hits; absent if no squad satisfies the rules.
  public var skill: ExactDecimal?
  /// The points that the transfers cost.
  public var hits: ExactDecimal?
  /// The points after hits.
  public var net: ExactDecimal?
  /// The players who leave, in pool order.
  public var out: [PlayerRecord]
  /// The players who join, in pool order.
  public var `in`: [PlayerRecord]
  /// The cost of the squad, with owned players at their selling prices.
  public var cost: ExactDecimal?
  /// The money left in the bank.
  public var left: ExactDecimal?

  /// Creates a row without a squad.
  public init(transfers: Int) {
    self.transfers = transfers
    (out, `in`) = ([], [])
  }

  /// Creates the row of the best squad after at most a number of transfers.
  /// - Parameters:
  ///   - team: the players of the squad, with the totals `skill` and `cost`.
  ///   - free: the number of free transfers.
  ///   - hit: the cost of each further one.
  /// - Precondition: the points and the budget fit in 128 bits at the decimal places of both.
  public init(
    transfers: Int, _ team: [Int], skill: ExactDecimal, cost: ExactDecimal, from squad: OwnedSquad,
    of pool: Pool,
    free: Int, hit: DecimalNumber, budget: DecimalNumber
  ) {
    self.init(transfers: transfers)
    out = squad.players.filter { !team.contains($0) }.map { PlayerRecord($0, of: pool) }
    `in` = team.filter { !squad.players.contains($0) }.sorted().map { PlayerRecord($0, of: pool) }
    let paid = DecimalNumber(mantissa: Int128(max(0, `in`.count - min(free, `in`.count))), places: 0)
    let hits = paid.multiplied(by: hit) ?? .zero
    self.skill = skill
    self.hits = ExactDecimal(hits)
    net = skill.number.subtracting(hits).map { ExactDecimal($0) }
    self.cost = cost
    left = budget.subtracting(cost.number).map { ExactDecimal($0) }
  }
}

/// The user's own squad, and the transfers that they may make.
public struct OwnedRecord: Codable, Sendable, Equatable {
  /// The players who are in the pool, in its order, each at their selling price.
  public var players: [PlayerRecord]
  /// Players who are no longer in the pool, treated as sold; absent if there are none.
  public var sold: [SoldRecord]?
  /// The money in the bank, including the proceeds of sold players.
  public var bank: ExactDecimal
  /// The number of free transfers; absent if unlimited.
  public var freeTransfers: Int?
  /// The points that each further one costs.
  public var hit: ExactDecimal
  /// Whether all rows that were asked for are there; false if the search was stopped.
  public var complete: Bool

  /// Creates the record of a squad.
  public init(
    _ squad: OwnedSquad, of pool: Pool, free: Int, hit: DecimalNumber, complete: Bool
  ) {
    players = squad.players.map { PlayerRecord($0, of: pool) }
    if !squad.sold.isEmpty {
      sold = squad.sold.map { SoldRecord(name: $0.text, price: $0.price.map { ExactDecimal($0) }) }
    }
    bank = ExactDecimal(squad.bank)
    freeTransfers = free == .max ? nil : free
    self.hit = ExactDecimal(hit)
    self.complete = complete
  }
}

/// An owned player who is no longer in the pool.
public struct SoldRecord: Codable, Sendable, Equatable {
  /// Their name in the squad's file.
  public var name: String
  /// Their selling price; absent if their line gives none.
  public var price: ExactDecimal?
}
