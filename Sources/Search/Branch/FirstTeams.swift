/// Keeps the first teams by rows of one skill and cost, as many as are wanted.
final class FirstTeams<Value: WholeNumber>: TeamCollector {
  struct Team: Comparable {
    /// Positions in the tables.
    var positions: [Position] = []
    /// The rows of its players, ascending, then their duties.
    var key: [Int32] = []

    init() {}

    init(_ positions: [Position], _ marks: [TeamMark]) {
      self.positions = positions
      let sorted = positions.map { marks[$0] }.sorted { $0.row < $1.row }
      key = sorted.map(\.row) + sorted.lazy.filter { $0.duty >= 0 }.map(\.duty)
    }

    static func < (left: Team, right: Team) -> Bool { left.key.lexicographicallyPrecedes(right.key) }
    static func == (left: Team, right: Team) -> Bool { left.key == right.key }
  }

  let target: SearchTarget<Value>
  private let wanted: Int
  private let areInRowOrder: Bool
  private let marks: [TeamMark]
  private var kept: [Team] = []
  /// Teams whose first row comes after this one are no longer wanted.
  private var last: Int32?

  /// Keeps `wanted` teams, 1 or more, compared by the marks of their positions.
  /// - Parameter areInRowOrder: whether the teams come in the order of their rows, so that the first ones are enough.
  init(_ wanted: Int, target: SearchTarget<Value>, marks: [TeamMark], areInRowOrder: Bool) {
    self.wanted = wanted
    self.target = target
    self.marks = marks
    self.areInRowOrder = areInRowOrder
  }

  /// The teams as positions, in the order of their rows.
  var teams: [[Position]] { kept.sorted().prefix(wanted).map(\.positions) }

  func take(_ team: UnsafeBufferPointer<Position>, skill: Value, cost: Value) -> Bool {
    if let last, team.firstRow(marks) > last { return true }
    kept.append(Team(Array(team), marks))
    if areInRowOrder { return kept.count < wanted }
    if kept.count >= 2 * wanted + 16 {
      kept.sort()
      kept.removeLast(kept.count - wanted)
      last = kept.last?.key.first
    }
    return true
  }
}

/// What teams of one skill and cost are compared by: the row of a player, then the duty, -1 for none.
struct TeamMark {
  var row: Int32
  var duty: Int32
}

extension [TeamMark] {
  @inline(__always)
  subscript(position: Position) -> TeamMark { self[Int(position.index)] }
}

extension FreePlayers {
  func marks(of some: [FreePlayer]) -> [TeamMark] {
    some.map { TeamMark(row: rows[$0], duty: hasChoices ? duties[$0] : -1) }
  }
}

extension UnsafeBufferPointer<Position> {
  /// The first row of a team of positions.
  @inline(__always)
  func firstRow(_ marks: [TeamMark]) -> Int32 {
    reduce(.max) { Swift.min($0, marks[$1].row) }
  }
}
