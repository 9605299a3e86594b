/// Players of the same skill and cost, as far as counting is concerned.
struct PlayerType<Value: WholeNumber>: Sendable {
  var skill: Value
  var cost: Value
  /// What one such player loses against the bound when he leaves the base, or joins it; 0 or more.
  var loss: Value
  /// How many players there are, 1 or more.
  var copies: Int
  /// How many of them are in the winning team.
  var winners: Int
  /// Whether all of them stand in the base to begin with.
  var inBase: Bool

  /// How many of the players change sides between the base and the winning team.
  var winningSwaps: Int { inBase ? copies - winners : winners }

  /// 1 when a swap adds a player to the base, −1 when it removes one.
  var direction: Int { inBase ? -1 : 1 }

  /// The order of a core: those who lose most first, of these the dearest; total over different types.
  func standsBefore(_ other: PlayerType) -> Bool {
    if loss != other.loss { return loss > other.loss }
    return cost != other.cost ? cost > other.cost : skill > other.skill
  }
}

/// The players about whom teams of the best skill can differ, and what such a team has to satisfy.
///
/// A player weighs p = b·skill − a·cost. With a threshold θ between the k-th and the next largest weight,
/// the *base* holds the players who weigh more than θ, and every team is the base with some players swapped
/// in or out. Each swap loses |p − θ| against the bound, a team loses the sum of its swaps, and equation
/// (1) of the Lagrangian bound says that a team of the best skill within the budget loses at most `gap`.
/// Players whose swap alone loses more are settled and no longer here.
struct SwapCore<Value: WholeNumber>: Sendable {
  /// The open players, those who lose most first.
  var types: [PlayerType<Value>]
  /// How many more players have to be swapped in than out.
  var additions: Int
  /// The skill that the swaps have to add: exactly this, unless `extraSkill` allows more.
  var skill: Value
  /// The cost that the swaps of the winning team add: the least possible for `skill`, or a bound on that.
  var cost: Value
  /// The most that the swaps may add to the cost.
  var costLimit: Value
  /// The most that the swaps may lose.
  var gap: Value
  /// What the swaps of the winning team lose.
  var winningLoss: Value
  /// How much more than `skill` the swaps may add, where better teams are wanted too.
  var extraSkill: Value = 0

  /// The same question for the teams that cost as little as the winning team: these lose exactly what it
  /// loses, so players who lose more are settled.
  func withWinningLossOnly() -> SwapCore {
    var core = self
    core.gap = winningLoss
    core.costLimit = cost
    core.types.removeAll { $0.loss > winningLoss }
    return core
  }

  /// The same question with fewer types left open: those of which the winning team swaps players, and
  /// `others` of the rest, if there are so many. Those left out play in a team as they do in the winning
  /// team, so whatever is counted then is a lower bound.
  ///
  /// The others are those that lose least; where all lose the same, they are spread over all costs, because
  /// dear players have to make up for cheap ones.
  func settled(leaving others: Int) -> SwapCore {
    let rest = types.indices.filter { types[$0].winningSwaps == 0 }
    guard let first = rest.first, let last = rest.last, others < rest.count else { return self }
    let start = types[first].loss > types[last].loss ? rest.count - others : 0
    let step = start > 0 ? 1 : rest.count / max(1, others)
    let open = Set(stride(from: start, to: rest.count, by: step).prefix(others).map { rest[$0] })
    var core = self
    core.types = types.indices.filter { types[$0].winningSwaps > 0 || open.contains($0) }.map { types[$0] }
    return core
  }

  /// The same question with all types settled whose swaps lose something: a team has as many of their
  /// players as the winning team. Whatever is counted then, times the `ways` to choose these players, is a
  /// lower bound.
  var settledWhereSwapsLose: (core: SwapCore, ways: UInt128) {
    var core = self
    core.types.removeAll { $0.loss > 0 }
    var ways: UInt128 = 1
    for type in types where type.loss > 0 {
      let swaps = Value(type.winningSwaps)
      ways = ways.multipliedSaturated(by: .waysToChoose(type.winners, of: type.copies))
      core.additions -= type.direction * type.winningSwaps
      core.skill -= Value(type.direction) * swaps * type.skill
      core.cost -= Value(type.direction) * swaps * type.cost
      core.costLimit -= Value(type.direction) * swaps * type.cost
      core.gap -= swaps * type.loss
      core.winningLoss -= swaps * type.loss
    }
    return (core, ways)
  }

  /// How many teams differ from the winning team only in which of several equal players they take.
  var exchangesOfEquals: UInt128 {
    types.reduce(1) { $0.multipliedSaturated(by: .waysToChoose($1.winners, of: $1.copies)) }
  }
}
