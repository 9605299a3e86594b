import Reading
import Selection
import Tables

/// The pool as it was read, without the players: counts, units, and the dots of its chart.
public struct PoolRecord: Codable, Sendable, Equatable {
  /// Decimal places with which skills are shown.
  public var skillPlaces: Int
  /// Decimal places with which costs are shown.
  public var costPlaces: Int
  /// The unit of costs and bare amounts, if the file has one on each cost.
  public var costUnit: MoneyUnit?
  /// The currency in which costs and budgets are shown, if the file writes it with each cost.
  public var currency: Currency?
  /// What the file was taken for without being told; absent if nothing was guessed.
  public var readAs: InferredFormat?
  /// The same for the second file, which has the skills.
  public var skillsReadAs: InferredFormat?
  /// The headers of the skills and costs, where an option names them; absent for none.
  public var columns: [String: String]?
  /// Data records in the file.
  public var rowsRead: Int
  /// Rows of players in the pool.
  public var rowsUsed: Int
  /// Players in the pool, if some have several rows; absent if each has one.
  public var playersUsed: Int?
  /// Rows left out by a `--where`.
  public var rowsFiltered: Int
  /// Bad rows that were left out.
  public var rowsBad: Int
  /// Rows that repeat a player.
  public var rowsRepeated: Int
  /// Players without a skill in the second file.
  public var rowsWithoutSkill: Int
  /// Players who share their name with another player.
  public var namesakes: Int
  /// Players who cost nothing.
  public var zeroCosts: Int
  /// The dots of the chart of cost against skill, without the players who are highlighted in it.
  public var chart: [ChartDot]

  /// Creates the record of a pool, its costs shown with at least as many places as the budget has.
  /// - Parameter team: the indices of the players who are highlighted in the chart, such as those of the best team and
  ///   of hand-picked teams, and are not among its dots.
  public init(_ reading: PoolReading, rules: Rules, team: [Int] = []) {
    let pool = reading.pool
    let quality = reading.quality
    skillPlaces = pool.skills.places - pool.finerUnits.skill
    costPlaces = pool.costPlaces(under: rules)
    costUnit = pool.costUnit
    currency = pool.currency
    readAs = reading.readAs
    skillsReadAs = reading.skillFile?.readAs
    columns = reading.namedHeaders.isEmpty ? nil : reading.namedHeaders
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
  /// The largest pool of which pages about teams list every player.
  public static let mostListed = 500

  /// Returns all players of the pool, in its order; `nil` if they are too many for a page.
  public static func all(of pool: Pool) -> [PlayerRecord]? {
    pool.count > mostListed ? nil : (0..<pool.count).map { PlayerRecord($0, of: pool) }
  }
}
