import Selection

/// One dot of a pool's chart: a player, or several that nobody could tell apart.
public struct ChartDot: Codable, Sendable, Equatable {
  /// The data record of the player, or of the first of several, from 1.
  public var row: Int
  /// The name of the player, or of the first of several.
  public var name: String
  /// His cost.
  public var cost: ExactDecimal
  /// His skill.
  public var skill: ExactDecimal
  /// How many players the dot stands for.
  public var players: Int
}

/// The dots of a pool's chart, in pool order: one per player in a small pool, one per filled cell of a
/// grid in a large one, so that a pool of a million players still makes a small file.
/// - Complexity: O(players).
func chartDots(of pool: Pool) -> [ChartDot] {
  guard pool.count > 0 else { return [] }
  let grid = ChartGrid(pool)
  // Maps a cell to its dot; a small pool has a cell for each player.
  var dotOfCell: [Int: Int] = [:]
  var dots: [ChartDot] = []
  for index in 0..<pool.count {
    let cell = grid.cell(of: index, in: pool)
    if let dot = dotOfCell[cell] {
      dots[dot].players += 1
    } else {
      dotOfCell[cell] = dots.count
      dots.append(
        ChartDot(
          row: Int(pool.records[index]), name: pool.displayName(of: index),
          cost: ExactDecimal(pool.costs[index], places: pool.costs.places),
          skill: ExactDecimal(pool.skills[index], places: pool.skills.places), players: 1))
    }
  }
  return dots
}

/// Divides the plane of cost and skill into cells about as large as a dot on the screen.
private struct ChartGrid {
  /// Pools up to this size keep a dot for each player.
  static let largestUnbinned = 400
  static let columns = 80.0
  static let rows = 45.0

  private let isBinned: Bool
  private let lowestCost: Double
  private let lowestSkill: Double
  private let costStep: Double
  private let skillStep: Double

  init(_ pool: Pool) {
    isBinned = pool.count > Self.largestUnbinned
    let costs = Self.ends(pool.count) { Double(pool.costs[$0]) }
    let skills = Self.ends(pool.count) { Double(pool.skills[$0]) }
    lowestCost = costs.lowest
    lowestSkill = skills.lowest
    costStep = max((costs.highest - costs.lowest) / Self.columns, .leastNormalMagnitude)
    skillStep = max((skills.highest - skills.lowest) / Self.rows, .leastNormalMagnitude)
  }

  func cell(of index: Int, in pool: Pool) -> Int {
    guard isBinned else { return index }
    let column = ((Double(pool.costs[index]) - lowestCost) / costStep).rounded(.down)
    let row = ((Double(pool.skills[index]) - lowestSkill) / skillStep).rounded(.down)
    return Int(row) * 1_000 + Int(column)
  }

  private static func ends(_ count: Int, _ value: (Int) -> Double) -> (lowest: Double, highest: Double) {
    var lowest = value(0)
    var highest = lowest
    for index in 1..<max(count, 1) {
      lowest = min(lowest, value(index))
      highest = max(highest, value(index))
    }
    return (lowest, highest)
  }
}
