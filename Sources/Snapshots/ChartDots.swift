import Selection
import Tables

/// One dot of a pool's chart: a player, or several that nobody could tell apart.
public struct ChartDot: Codable, Sendable, Equatable {
  /// The data record of the player, or of the first of several, from 1.
  public var row: Int
  /// The name of the player, or of the first of several.
  public var name: String
  /// Their cost.
  public var cost: ExactDecimal
  /// Their skill.
  public var skill: ExactDecimal
  /// How many players the dot stands for.
  public var players: Int
}

/// The dots of a pool's chart, in pool order: one per player in a small pool, one per filled cell of a
/// grid in a large one, so that a pool of a million players still makes a small file.
/// - Parameter team: players who are left out, since the chart shows each of them by themselves.
/// - Complexity: O(players).
func chartDots(of pool: Pool, without team: [Int] = []) -> [ChartDot] {
  let team = Set(team)
  // Pools up to this size keep a dot for each player.
  let largestUnbinned = 400
  guard pool.count > largestUnbinned else {
    return (0..<pool.count).filter { !team.contains($0) }.map { ChartDot($0, of: pool) }
  }

  // Cells about as large as a dot on the screen.
  let (columns, rows) = (80, 45)
  let columnOfPlayer = cells(of: pool.costs.units, count: columns)
  let rowOfPlayer = cells(of: pool.skills.units, count: rows)
  var dots: [ChartDot] = []
  var dotOfCell = [Int](repeating: -1, count: columns * rows)
  for index in 0..<pool.count where !team.contains(index) {
    let cell = rowOfPlayer[index] * columns + columnOfPlayer[index]
    if dotOfCell[cell] >= 0 {
      dots[dotOfCell[cell]].players += 1
    } else {
      dotOfCell[cell] = dots.count
      dots.append(ChartDot(index, of: pool))
    }
  }
  return dots
}

extension ChartDot {
  /// The dot of one player.
  fileprivate init(_ index: Int, of pool: Pool) {
    self.init(
      row: Int(pool.records[index]), name: pool.displayName(of: index),
      cost: ExactDecimal(pool.costs[index], places: pool.costs.places),
      skill: ExactDecimal(pool.skills[index], places: pool.skills.places), players: 1)
  }
}

/// For each value the number, `0..<count`, of its share of the range of values.
private func cells(of units: DecimalColumn.Units, count: Int) -> [Int] {
  // Each width is turned into floating point as a whole: one 128-bit number at a time takes microseconds.
  switch units {
  case .narrow(let values): cells(of: values.map { Double($0) }, count: count)
  case .wide(let values): cells(of: values.map { Double($0) }, count: count)
  }
}

private func cells(of values: [Double], count: Int) -> [Int] {
  let lowest = values.min() ?? 0
  let width = ((values.max() ?? 0) - lowest) / Double(count)
  guard width > 0 else { return values.map { _ in 0 } }
  return values.map { min(Int(($0 - lowest) / width), count - 1) }
}
