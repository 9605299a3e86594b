import JSON
import Selection
import Tables

/// What transfers bring, from none on.
public struct TransferPlanRecord: Inlined, Sendable, Equatable {
  /// By how many transfers are made at most, from 0 on, the best squad.
  public var transfers: [TransferRecord]
  /// The first row of the highest ``TransferRecord/net``; absent where no row has a squad.
  public var bestTransfers: Int?
  /// The squad from which they go out.
  public var owned: OwnedRecord

  /// What each chip would add, where that was asked.
  public var chips: [ChipRecord]?

  /// The names of its members.
  public static let names = ["transfers", "bestTransfers", "owned", "chips"]

  /// The points after hits of the best move; `nil` where there is none.
  public var bestNet: ExactDecimal? {
    bestTransfers.flatMap { best in transfers.first { $0.transfers == best }?.net }
  }

  /// The row among whose squads budgets and players are judged: that of the best move, and of one transfer where that is to stay;
  /// `nil` where there is no best move.
  public var judged: TransferRecord? {
    bestTransfers.flatMap { best in transfers.last { $0.transfers <= max(best, 1) } }
  }

  /// Whether that is not the row of the best move.
  public var isJudgedApart: Bool { judged?.transfers != bestTransfers }

  /// What transfers bring.
  public init(_ transfers: [TransferRecord], from owned: OwnedRecord) {
    self.transfers = transfers
    self.owned = owned
    bestTransfers = Self.best(of: transfers)
  }

  /// The row of the most points after hits, the one of fewest transfers among equals.
  static func best(of rows: [TransferRecord]) -> Int? {
    let known = rows.filter { $0.net != nil }
    // Of equals the first one stays.
    return known.dropFirst().reduce(known.first) { best, row in
      best?.net.map { $0.number < row.net!.number } == true ? row : best
    }?.transfers
  }
}

/// The best squad after so many transfers at most.
public struct TransferRecord: Codable, Sendable, Equatable {
  /// The most transfers.
  public var transfers: Int
  /// The points before hits; absent where no squad keeps the rules.
  public var skill: ExactDecimal?
  /// The points that the transfers cost.
  public var hits: ExactDecimal?
  /// The points after hits.
  public var net: ExactDecimal?
  /// Who goes, in pool order.
  public var out: [PlayerRecord]
  /// Who comes, in pool order.
  public var `in`: [PlayerRecord]
  /// What the squad costs, its owned players what they would bring.
  public var cost: ExactDecimal?
  /// What is left in the bank.
  public var left: ExactDecimal?

  /// A row without a squad.
  public init(transfers: Int) {
    self.transfers = transfers
    (out, `in`) = ([], [])
  }

  /// The best squad after so many transfers.
  /// - Parameters:
  ///   - team: the players of the squad, and `skill` and `cost` what they add up to.
  ///   - free: how many transfers cost nothing.
  ///   - hit: what each further one costs.
  /// - Precondition: the points and the budget fit 128 bits at the places of both.
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

/// The squad that somebody owns, and the transfers that they may make.
public struct OwnedRecord: Codable, Sendable, Equatable {
  /// The players who are in the pool, in its order, each at what they bring.
  public var players: [PlayerRecord]
  /// Those who are in the pool no more, taken as sold; absent for none.
  public var sold: [SoldRecord]?
  /// The money beside them, what the sold ones brought in it.
  public var bank: ExactDecimal
  /// How many transfers cost nothing; absent for any number.
  public var freeTransfers: Int?
  /// The points that each further one costs.
  public var hit: ExactDecimal
  /// Whether all rows that were asked for are there; false where the search was stopped.
  public var complete: Bool

  /// The record of a squad.
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

/// An owned player who is in the pool no more.
public struct SoldRecord: Codable, Sendable, Equatable {
  /// What their line calls them.
  public var name: String
  /// What they brought; absent where their line says no price.
  public var price: ExactDecimal?
}
