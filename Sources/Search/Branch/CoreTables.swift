/// A core laid out for branching: its columns, and the best completion of every prefix, in plain memory.
///
/// Immutable once built, so that workers share it. Unsafe because the innermost loop reads five of these
/// arrays at each step and bounds checks cost it a third of its speed.
final class CoreTables<Value: WholeNumber>: @unchecked Sendable {
  /// A further bound: the completions for another multiplier.
  struct SideBound {
    /// The multiplier.
    var multiplier: Multiplier<Value>
    /// The best completions by its weights.
    var completions: CompletionTable<Value>
  }

  /// Players to decide about.
  let count: Int
  /// How many of them a team takes.
  let choose: Int
  /// Weight by position in cost order.
  let weights: UnsafeMutablePointer<Value>
  /// Skill by position.
  let skills: UnsafeMutablePointer<Value>
  /// Cost by position.
  let costs: UnsafeMutablePointer<Value>
  /// `prefixCosts[i]` is the cost of the first i players; `count + 1` entries. It may wrap around where there
  /// are more players than a team has members: differences over a team's length are right all the same.
  let prefixCosts: UnsafeMutablePointer<Value>
  /// The best completions by weight.
  let completions: CompletionTable<Value>
  /// Bounds by multipliers around the best one.
  let sideBounds: [SideBound]

  /// Lays out a core, with a bound for each of `sideMultipliers`.
  init(_ core: Core<Value>, sideMultipliers: [Multiplier<Value>] = []) {
    count = core.count
    choose = core.choose
    weights = .allocate(capacity: max(1, count))
    skills = .allocate(capacity: max(1, count))
    costs = .allocate(capacity: max(1, count))
    prefixCosts = .allocate(capacity: count + 1)
    var total: Value = 0
    prefixCosts.initialize(to: 0)
    for index in 0..<count {
      (weights + index).initialize(to: core.weights[index])
      (skills + index).initialize(to: core.players.skills[index])
      (costs + index).initialize(to: core.players.costs[index])
      total &+= core.players.costs[index]
      (prefixCosts + index + 1).initialize(to: total)
    }
    completions = CompletionTable(weights: weights, count: count, choose: choose)
    sideBounds = sideMultipliers.map { multiplier in
      SideBound(
        multiplier: multiplier,
        completions: CompletionTable(
          weights: multiplier.weights(of: core.players), count: core.count, choose: core.choose))
    }
  }

  deinit {
    for array in [weights, skills, costs, prefixCosts] { array.deallocate() }
    completions.deallocate()
    for bound in sideBounds { bound.completions.deallocate() }
  }
}
