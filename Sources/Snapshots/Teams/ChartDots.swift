import JSON
import Selection
import Tables

/// One dot of a pool's chart: a player, or several that would look like one dot.
public struct ChartDot: Codable, Sendable, Equatable {
  /// The data record of the player, or of the first of several, from 1.
  public var row: Int
  /// The name of the player, or of the first of several.
  public var name: String
  /// Their cost.
  public var cost: ExactDecimal
  /// Their skill.
  public var skill: ExactDecimal
  /// How many players the dot represents.
  public var players: Int
}

/// Returns the dots of a pool's chart, in pool order: one for each player in a small pool, one for each filled cell of
/// a grid in a large one, so that even a pool of a million players makes a small file.
/// - Parameter team: players who are left out, because the chart shows each of them separately.
/// - Complexity: O(players).
func chartDots(of pool: Pool, without team: [Int] = []) -> [ChartDot] {
  // Pools up to this size keep a dot for each player.
  let largestUnbinned = 400
  guard pool.count > largestUnbinned else {
    let team = Set(team)
    return (0..<pool.count).filter { !team.contains($0) }.map { ChartDot($0, of: pool) }
  }

  // Cells about as large as a dot on the screen.
  let (columns, rows) = (64, 36)
  var cells = [UInt16](repeating: 0, count: pool.count)
  addShares(of: pool.costs.units, among: columns, times: 1, to: &cells)
  addShares(of: pool.skills.units, among: rows, times: columns, to: &cells)
  var dots: [ChartDot] = []
  var dotOfCell = [Int](repeating: -1, count: columns * rows)
  for index in team { cells[index] = .max }
  for (index, cell) in cells.enumerated() where cell != .max {
    let dot = dotOfCell[Int(cell)]
    if dot >= 0 {
      dots[dot].players += 1
    } else {
      dotOfCell[Int(cell)] = dots.count
      dots.append(ChartDot(index, of: pool))
    }
  }
  return dots
}

extension ChartDot {
  /// Encodes a dot at once: a chart has thousands, and member by member they take three times as long.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      JSONValue.object([
        "row": .number("\(row)"), "name": .text(name), "cost": cost.json, "skill": skill.json,
        "players": .number("\(players)"),
      ]))
  }

  /// Creates the dot of one player.
  fileprivate init(_ index: Int, of pool: Pool) {
    self.init(
      row: Int(pool.records[index]), name: pool.displayName(of: index),
      cost: ExactDecimal(pool.costs[index], places: pool.costs.places),
      skill: ExactDecimal(pool.skills[index], places: pool.skills.places), players: 1)
  }
}

/// Divides the range of values into `count` shares, and adds each value's share number, `0..<count`, times a factor, to
/// its cell.
private func addShares(
  of units: DecimalColumn.Units, among count: Int, times factor: Int, to cells: inout [UInt16]
) {
  // A loop for each width: handling 128-bit numbers one at a time takes microseconds each.
  switch units {
  case .narrow(let values): addShares(of: values, among: count, times: factor, to: &cells)
  case .wide(let values): addShares(of: values, among: count, times: factor, to: &cells)
  }
}

@inline(__always)
private func addShares<Value: FixedWidthInteger>(
  of values: [Value], among count: Int, times factor: Int, to cells: inout [UInt16]
) {
  guard let least = values.min(), let most = values.max() else { return }
  let lowest = Double(least)
  let sharesPerUnit = Double(count) / (Double(most) - lowest)
  guard sharesPerUnit.isFinite else { return }
  cells.withUnsafeMutableBufferPointer { cells in
    for index in cells.indices {
      let share = min((Double(values[index]) - lowest) * sharesPerUnit, Double(count - 1))
      cells[index] &+= UInt16(truncatingIfNeeded: Int(share) &* factor)
    }
  }
}
