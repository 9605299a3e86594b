import Selection
import Tables

/// The pool as it was read, without the players: counts, units, and the dots of its chart.
public struct PoolRecord: Codable, Sendable, Equatable {
  /// Digits behind the point with which skills are shown.
  public var skillPlaces: Int
  /// Digits behind the point with which costs are shown.
  public var costPlaces: Int
  /// The unit in which costs and bare amounts are, where the file has one on each cost.
  public var costUnit: MoneyUnit?
  /// The currency with which people see costs and budgets, where the file writes each cost with it.
  public var currency: Currency?
  /// What the file was taken for without being told; absent where nothing was guessed.
  public var readAs: ReadAs?
  /// Data records in the file.
  public var rowsRead: Int
  /// Rows of players in the pool.
  public var rowsUsed: Int
  /// Players in the pool, where some have several rows; absent where each has one.
  public var playersUsed: Int?
  /// Rows that a `--where` left out.
  public var rowsFiltered: Int
  /// Bad rows that were left out.
  public var rowsBad: Int
  /// Rows that repeat a player.
  public var rowsRepeated: Int
  /// Players for whom the second file has no skill.
  public var rowsWithoutSkill: Int
  /// Players whose name another player has too.
  public var namesakes: Int
  /// Players who cost nothing.
  public var zeroCosts: Int
  /// The dots of the chart of cost against skill, without the players who stand out in it.
  public var chart: [ChartDot]

  /// The record of a pool, its costs shown with at least as many places as the budget has.
  /// - Parameter team: the indices of the players who stand out in the chart, as the best team and hand-picked
  ///   ones do, and are no dots of it.
  public init(_ reading: PoolReading, rules: Rules, team: [Int] = []) {
    let pool = reading.pool
    let quality = reading.quality
    skillPlaces = pool.skills.places - pool.finerUnits.skill
    costPlaces = pool.costPlaces(under: rules)
    costUnit = pool.costUnit
    currency = pool.currency
    readAs = reading.readAs
    rowsRead = quality.rowsRead
    rowsUsed = quality.rowsUsed
    playersUsed = pool.people.isEmpty ? nil : pool.playerCount
    rowsFiltered = quality.rowsFiltered
    rowsBad = quality.rowsBad
    rowsRepeated = quality.rowsRepeated
    rowsWithoutSkill = quality.rowsWithoutSkill
    namesakes = quality.namesakes
    zeroCosts = quality.zeroCosts
    chart = chartDots(of: pool, without: team)
  }

  /// Players in the pool.
  public var playerCount: Int { playersUsed ?? rowsUsed }
}

extension PlayerRecord {
  /// Pages about teams list every player of a pool of no more than this many.
  public static let mostListed = 500

  /// All players of the pool, in its order; `nil` where they are too many for a page.
  public static func all(of pool: Pool) -> [PlayerRecord]? {
    pool.count > mostListed ? nil : (0..<pool.count).map { PlayerRecord($0, of: pool) }
  }
}
