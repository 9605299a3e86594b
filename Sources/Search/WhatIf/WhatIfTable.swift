/// What every player of a pool changes. The figures of most players are two look-ups in the frontier of groups of
/// teammates: they are computed when asked for, so that a million players take no memory.
public struct WhatIfTable: Sendable {
  private let problem: Problem
  private let best: Answer
  /// The best groups of teammates; `nil` where they give nothing.
  private let front: TeammateCurve?
  /// By row: whether the groups alone do not give the player's figures.
  private let isSingle: [Bool]
  /// What was found of those players; missing where the work was stopped.
  private let single: [Int: PlayerWhatIf]
  /// Whether the figures of every player asked about are known; false only where the work was stopped.
  public let isComplete: Bool
  /// What is known of other players, who are not in the best team, by row: of several rows of one, what holds for all.
  public let boundsByPlayer: [PlayerBounds]

  /// The table that follows from a frontier, and from the figures found of the players whom it does not cover.
  /// - Parameters:
  ///   - asked: how many of those were asked about; `nil` for all.
  ///   - most: by row, a skill that no team with the player exceeds.
  init(
    _ problem: Problem, best: Answer, front: TeammateCurve?, single rows: some Sequence<Int>,
    _ found: [PlayerWhatIf], asked: Int? = nil, skillsWithAtMost most: [Int: Int128] = [:]
  ) {
    var isSingle = [Bool](repeating: false, count: problem.count)
    for row in rows { isSingle[row] = true }
    (self.problem, self.best, self.front, self.isSingle) = (problem, best, front, isSingle)
    let whole = found.filter(\.knowsPrices)
    single = Dictionary(uniqueKeysWithValues: whole.map { ($0.row, $0) })
    isComplete = whole.count == asked ?? isSingle.count { $0 }
    let known = Set(problem.people.rows(ofAll: best.rows + whole.map(\.row)))
    let skills = Dictionary(uniqueKeysWithValues: found.map { ($0.row, $0.skillWith) })
    let open = Set(most.keys).union(skills.keys).subtracting(known)
    let players = Dictionary(grouping: open.sorted()) { problem.people.rows(with: $0)[0] }.values
    boundsByPlayer = players.compactMap { rows -> PlayerBounds? in
      // Where no bounds were found, rows without a skill may have any.
      guard !most.isEmpty || rows.count == problem.people.rows(with: rows[0]).count else { return nil }
      let atMost = rows.compactMap { row in (skills[row] ?? most[row]).map { (row: row, skill: $0) } }
      let atLeast = rows.compactMap { skills[$0] ?? nil }.max()
      guard let highest = atMost.max(by: { $0.skill < $1.skill }),
        atLeast != nil || highest.skill < best.skill
      else { return nil }
      return PlayerBounds(row: highest.row, skillWithAtLeast: atLeast, skillWithAtMost: highest.skill)
    }.sorted { $0.row < $1.row }
  }

  /// The number of players in the pool.
  public var count: Int { problem.count }

  /// A player's figures; `nil` where nobody asked about them, or the work was stopped before they were known.
  /// - Complexity: O(log groups)
  public subscript(row: Int) -> PlayerWhatIf? {
    if isSingle[row] { return single[row] }
    let (skill, cost) = (problem.skills[row], problem.costs[row])
    return PlayerWhatIf(
      row: row, skillWith: front?.mostSkilled(within: problem.budget - cost).map { $0.skill + skill },
      skillWithout: best.skill,
      entersAt: front?.cheapest(reaching: best.skill - skill).map { problem.budget - $0.cost }, staysUpTo: nil
    )
  }

  /// The known figures, by row: those of all players asked about where ``isComplete``.
  public var players: some Sequence<PlayerWhatIf> {
    (0..<count).lazy.compactMap { self[$0] }
  }

  /// One entry for each player: of several rows, that in the best team, else that with which a team has the most skill.
  public var byPlayer: [PlayerWhatIf] {
    guard !problem.people.isEmpty else { return Array(players) }
    let groups = Dictionary(grouping: players) { problem.people.rows(with: $0.row)[0] }
    return groups.values.map { $0.mostSkilledFirst(beside: best)[0] }.sorted { $0.row < $1.row }
  }
}

extension [PlayerWhatIf] {
  /// The figures, members of the best team first, then those with whom a team has the most skill.
  package func mostSkilledFirst(beside best: Answer) -> [PlayerWhatIf] {
    func order(_ figures: PlayerWhatIf) -> (Int, Int128, Int) {
      (best.rows.contains(figures.row) ? 1 : 0, figures.skillWith ?? .min, -figures.row)
    }
    return sorted { order($0) > order($1) }
  }
}
