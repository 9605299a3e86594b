/// Finds, among the teams of a known skill and cost, the one whose rows come first, by trying the players
/// row by row.
///
/// The first team reached is the answer, so this is quick where such teams are many, and slow where they
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
  /// - Precondition: no team of the core has the same cost and more skill.
  func firstTeam(skill: Value, cost: Value, effort: Effort) -> [Int32]? {
    let choose = core.choose
    let weight = core.multiplier.weight(skill: skill, cost: cost) - core.mandatoryWeight
    let root = Frame(next: 0, weight: weight, cost: cost - core.mandatoryCost)
    guard choose > 0 else { return root.weight == 0 && root.cost == 0 ? [] : nil }
    var frames = [Frame](repeating: root, count: choose + 1)
    var team = [Int32](repeating: 0, count: choose)
    var open = choose
    var steps = 0
    while open <= choose {
      if steps >= Effort.stepsBetweenChecks {
        guard effort.book(steps) else { return nil }
        steps = 0
      }
      if open == 1 {
        steps += 16
        if let last = lastMember(frames[1]) {
          team[choose - 1] = last
          _ = effort.book(steps)
          return team
        }
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
    return nil
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

  /// The position of the first player from `frame.next` on with exactly this weight and cost, looked up in
  /// cost order.
  private func lastMember(_ frame: Frame) -> Int32? {
    guard frame.next < order.count else { return nil }
    let firstRow = core.players.rows[Int(order[frame.next])]
    let (costs, rows) = (core.players.costs, core.players.rows)
    let position = partitionPoint(0, core.count) { index in
      if costs[index] != frame.cost { return costs[index] > frame.cost }
      if core.weights[index] != frame.weight { return core.weights[index] < frame.weight }
      return rows[index] >= firstRow
    }
    guard position < core.count, costs[position] == frame.cost,
      core.weights[position] == frame.weight
    else { return nil }
    return Int32(position)
  }
}
