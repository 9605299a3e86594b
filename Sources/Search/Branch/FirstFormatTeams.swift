/// Keeps of the teams of one skill and cost those whose rows come first, as many as are wanted.
final class FirstFormatTeams<Value: WholeNumber>: FormatCollector {
  /// A team by its rows.
  struct Team: Comparable {
    /// Positions of the tables.
    var positions: [Int32] = []
    /// The rows there, ascending.
    var rows: [Int32] = []

    /// No team.
    init() {}

    /// The team of some positions.
    init(_ positions: [Int32], _ rows: [Int32]) {
      self.positions = positions
      self.rows = positions.map { rows[Int($0)] }.sorted()
    }

    static func < (left: Team, right: Team) -> Bool { left.rows.lexicographicallyPrecedes(right.rows) }
    static func == (left: Team, right: Team) -> Bool { left.rows == right.rows }
  }

  let target: FormatTarget<Value>
  private let wanted: Int
  private let comeInOrder: Bool
  private let rows: [Int32]
  private var kept: [Team] = []
  /// Teams that begin behind this row are not wanted any more.
  private var last: Int32?

  /// Keeps `wanted` teams, 1 or more.
  /// - Parameters:
  ///   - rows: the row of the player at each position.
  ///   - comeInOrder: whether the teams come in the order of their rows, so that the first ones will do.
  init(_ wanted: Int, target: FormatTarget<Value>, rows: [Int32], comeInOrder: Bool) {
    self.wanted = wanted
    self.target = target
    self.rows = rows
    self.comeInOrder = comeInOrder
  }

  /// The teams as positions, those whose rows come first in front.
  var teams: [[Int32]] { kept.sorted().prefix(wanted).map(\.positions) }

  func take(_ team: UnsafeBufferPointer<Int32>, skill: Value, cost: Value) -> Bool {
    if let last, team.firstRow(rows) > last { return true }
    let other = Team(Array(team), rows)
    if comeInOrder {
      kept.append(other)
      return kept.count < wanted
    }
    kept.append(other)
    if kept.count >= 2 * wanted + 16 {
      kept.sort()
      kept.removeLast(kept.count - wanted)
      last = kept.last?.rows.first
    }
    return true
  }

  func refresh() {}
}

extension UnsafeBufferPointer<Int32> {
  /// The first of the rows of a team of positions.
  @inline(__always)
  func firstRow(_ rows: [Int32]) -> Int32 {
    reduce(.max) { Swift.min($0, rows[Int($1)]) }
  }
}
