/// The core of a question, and where its winners went.
struct CoreSelection<Value: FixedWidthInteger & SignedInteger & Sendable> {
  var core: SwapCore<Value>
  /// For each winner the index of his type in the core; `nil` where he is in every team that counts.
  var typeOfWinner: [Int?]
}

/// A player about whom teams can differ.
private struct OpenPlayer<Value: FixedWidthInteger & SignedInteger & Sendable> {
  var skill: Value
  var cost: Value
  var loss: Value
  var inBase: Bool
  /// His place among the winners, or `nil`.
  var winner: Int?

  /// Sorts those who lose most first and equal players side by side.
  static func standsBefore(_ one: OpenPlayer, _ other: OpenPlayer) -> Bool {
    if one.loss != other.loss { return one.loss > other.loss }
    if one.inBase != other.inBase { return one.inBase }
    return one.cost != other.cost ? one.cost < other.cost : one.skill < other.skill
  }
}

extension CoreSelection {
  /// Finds the players about whom teams as skilled as the winning team can differ.
  ///
  /// With U = a·budget + the sum of the k largest worths, such a team loses at most U − b·S against the
  /// bound. A player outside the k largest costs a team at least p_k − p, and one inside costs it at least
  /// p − p_(k+1) when he is left out.
  /// - Precondition: there are more players than winners, and these keep to the budget.
  /// - Complexity: two passes over the columns, O(n), and sorting the players found.
  init(_ columns: PlayerColumns<Value>, winners: [Int], budget: Value, _ multiplier: Multipliers<Value>) {
    let worths = winners.map { columns.worth($0, multiplier) }
    let (sum, last, next) = columns.largestWorths(
      size: winners.count, multiplier, floor: worths.min() ?? 0)
    let cost = winners.reduce(0) { $0 + columns.costs[$1] }
    let winningLoss = sum - worths.reduce(0, +)
    let gap = winningLoss + multiplier.cost * (budget - cost)
    core = SwapCore(
      types: [], additions: winners.count, skill: winners.reduce(0) { $0 + columns.skills[$1] }, cost: cost,
      costLimit: budget, gap: gap, winningLoss: winningLoss)
    typeOfWinner = Array(repeating: nil, count: winners.count)

    let threshold = next + (last - next) / 2
    let open = Self.openPlayers(columns, winners, multiplier, least: last - gap, most: next + gap, threshold)
    group(open)
    for (winner, row) in winners.enumerated() where typeOfWinner[winner] == nil {
      core.moveTarget(players: 1, skill: columns.skills[row], cost: columns.costs[row])
    }
    for type in core.types where type.inBase {
      let copies = Value(type.copies)
      core.moveTarget(players: type.copies, skill: copies * type.skill, cost: copies * type.cost)
    }
  }

  private static func openPlayers(
    _ columns: PlayerColumns<Value>, _ winners: [Int], _ multiplier: Multipliers<Value>,
    least: Value, most: Value, _ threshold: Value
  ) -> [OpenPlayer<Value>] {
    var open: [OpenPlayer<Value>] = []
    var nextWinner = 0
    for row in 0..<columns.count {
      let worth = columns.worth(row, multiplier)
      guard worth >= least else { continue }
      while nextWinner < winners.count, winners[nextWinner] < row { nextWinner += 1 }
      guard worth <= most else { continue }
      let isWinner = nextWinner < winners.count && winners[nextWinner] == row
      open.append(
        OpenPlayer(
          skill: columns.skills[row], cost: columns.costs[row],
          loss: worth > threshold ? worth - threshold : threshold - worth, inBase: worth > threshold,
          winner: isWinner ? nextWinner : nil))
    }
    return open
  }

  private mutating func group(_ open: [OpenPlayer<Value>]) {
    for player in open.sorted(by: OpenPlayer.standsBefore) {
      if let type = core.types.last, type.skill == player.skill, type.cost == player.cost {
        core.types[core.types.count - 1].copies += 1
      } else {
        core.types.append(
          PlayerType(
            skill: player.skill, cost: player.cost, loss: player.loss, copies: 1, winners: 0,
            inBase: player.inBase))
      }
      if let winner = player.winner {
        core.types[core.types.count - 1].winners += 1
        typeOfWinner[winner] = core.types.count - 1
      }
    }
  }
}

extension SwapCore {
  /// Takes players out of the question who are in the base of every team.
  fileprivate mutating func moveTarget(players: Int, skill: Value, cost: Value) {
    additions -= players
    self.skill -= skill
    self.cost -= cost
    costLimit -= cost
  }
}
