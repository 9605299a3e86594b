/// The players with their weights, and what follows from the weights alone.
struct WeighedPool<Value: WholeNumber>: Sendable {
  /// The players in cost order.
  let players: Candidates<Value>
  /// Players in a team.
  let size: Int
  /// The most that a team may cost.
  let budget: Value
  /// The multiplier.
  let multiplier: Multiplier<Value>
  /// The weight of each player, by rank.
  let weights: [Value]
  /// The sum of the `size` largest weights.
  let heaviest: Value
  /// The `size`-th largest weight.
  let lastInside: Value
  /// The largest weight after those: `lastInside` or less.
  let firstOutside: Value

  /// Weighs the players.
  /// - Precondition: there are more players than a team has members.
  init(players: Candidates<Value>, size: Int, budget: Value, multiplier: Multiplier<Value>) {
    self.players = players
    self.size = size
    self.budget = budget
    self.multiplier = multiplier
    weights = multiplier.weights(of: players)
    var largest = LargestValues<Value>(capacity: size + 1)
    weights.withUnsafeBufferPointer { for weight in $0 { largest.insert(weight) } }
    // The smallest stands on top of the heap, the second smallest among its children.
    let values = largest.values
    firstOutside = values[0]
    lastInside = values[1..<min(3, values.count)].min() ?? values[0]
    heaviest = values.dropFirst().reduce(0, +)
  }

  /// U: no team within the budget has more weighted skill.
  var weightedBound: Value { multiplier.cost * budget + heaviest }

  /// The most skill that a team within the budget can have by the bound.
  var skillBound: Value { max(0, weightedBound) / multiplier.skill }

  /// How much weight a team of at least this skill may lose against the heaviest one.
  func allowedLoss(forSkill skill: Value) -> Value {
    weightedBound - multiplier.skill * skill
  }
}
