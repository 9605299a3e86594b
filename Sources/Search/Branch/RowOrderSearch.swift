/// Finds, among the teams of a known skill and cost, those whose rows come first, by trying the players
/// row by row.
///
/// The first teams reached are the answer, so this is quick where such teams are many, and slow where they
/// are rare: the branching over ties is the other way round.
struct RowOrderSearch<Value: WholeNumber> {
  private let core: Core<Value>
  /// Positions in the core, by row.
  private let order: [Int32]
  private let tables: SuffixTables<Value>

  /// Prepares the search of a core.
  /// - Complexity: O(m · choose) at worst.
  init(_ core: Core<Value>) {
    self.core = core
    order = Self.positionsByRow(core.players.rows)
    tables = SuffixTables(core, order: order)
  }

  /// Sorts by scattering where the rows are dense, which takes a tenth of the time for a million players.
  private static func positionsByRow(_ rows: [Int32]) -> [Int32] {
    let highest = Int(rows.max() ?? 0)
    guard rows.count > highest / 16 else {
      return rows.indices.map { Int32($0) }.sorted { rows[Int($0)] < rows[Int($1)] }
    }
    var positions = [Int32](repeating: -1, count: highest + 1)
    for (position, row) in rows.enumerated() { positions[Int(row)] = Int32(position) }
    positions.removeAll { $0 < 0 }
    return positions
  }

  private struct Frame {
    /// Place in `order` to try next.
    var next: Int
    /// What the members still to choose weigh together.
    var weight: Value
    /// What they cost together.
    var cost: Value
  }

  /// The positions of the first team whose totals, with the given members, are these; `nil` if the effort
  /// ended before, or there is none.
  func firstTeam(skill: Value, cost: Value, effort: Effort) -> [Int32]? {
    firstTeams(1, skill: skill, cost: cost, effort: effort)?.first
  }

  /// The positions of the first `count` teams whose totals, with the given members, are these, in the order
  /// of their rows: all of them where there are fewer. `nil` if the effort ended before.
  /// - Precondition: `count` is at least 1.
  func firstTeams(
    _ count: Int, skill: Value, cost: Value, effort: Effort
  ) -> [[Int32]]? {
    let choose = core.choose
    let weight = core.multiplier.weight(skill: skill, cost: cost) - core.mandatoryWeight
    let root = Frame(next: 0, weight: weight, cost: cost - core.mandatoryCost)
    guard choose > 0 else { return root.weight == 0 && root.cost == 0 ? [[]] : [] }
    var frames = [Frame](repeating: root, count: choose + 1)
    var team = [Int32](repeating: 0, count: choose)
    var teams: [[Int32]] = []
    var open = choose
    var steps = 0
    while open <= choose {
      if steps >= Effort.stepsBetweenChecks {
        guard effort.book(steps) else { return nil }
        steps = 0
      }
      if open == 1 {
        steps += 16
        for last in lastMembers(frames[1]) {
          if teams.count == count { break }
          team[choose - 1] = Int32(last)
          teams.append(team)
        }
        if teams.count == count { break }
        open = 2
        continue
      }
      guard let place = nextPlace(frames[open], open: open, steps: &steps) else {
        open += 1
        continue
      }
      let position = Int(order[place])
      team[choose - open] = order[place]
      frames[open].next = place + 1
      frames[open - 1] = Frame(
        next: place + 1, weight: frames[open].weight - core.weights[position],
        cost: frames[open].cost - core.players.costs[position])
      open -= 1
    }
    _ = effort.book(steps)
    return teams
  }

  /// The first place from `frame.next` on whose player can be the next of `open` members; adds
  /// the places looked at to `steps`.
  private func nextPlace(_ frame: Frame, open: Int, steps: inout Int) -> Int? {
    var place = frame.next
    defer { steps += place - frame.next + 1 }
    while place + open <= order.count {
      guard tables.allow(frame.weight, frame.cost, members: open, from: place) else { return nil }
      let position = Int(order[place])
      let weight = frame.weight - core.weights[position]
      let cost = frame.cost - core.players.costs[position]
      if tables.allow(weight, cost, members: open - 1, from: place + 1) { return place }
      place += 1
    }
    return nil
  }

  /// The positions of the players from `frame.next` on with exactly this weight and cost, by row: they stand
  /// together in cost order.
  private func lastMembers(_ frame: Frame) -> some Sequence<Int> {
    let (costs, weights, rows) = (core.players.costs, core.weights, core.players.rows)
    var first = core.count
    if frame.next < order.count {
      let firstRow = rows[Int(order[frame.next])]
      first = partitionPoint(0, core.count) { index in
        if costs[index] != frame.cost { return costs[index] > frame.cost }
        if weights[index] != frame.weight { return weights[index] < frame.weight }
        return rows[index] >= firstRow
      }
    }
    return (first..<core.count).lazy.prefix { position in
      costs[position] == frame.cost && weights[position] == frame.weight
    }
  }
}
