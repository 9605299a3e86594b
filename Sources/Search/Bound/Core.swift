/// The players about whom a search must still decide, and those who are in every team it looks for.
///
/// Of a team that loses at most g against the heaviest one, every member weighs at least the
/// `size`-th largest weight − g, and every player heavier than the next one + g is a member: the best team
/// that breaks either rule exchanges him for the player at the border. Equality stays inside, so all ties
/// survive. (Ingargiola and Korsh 1973, Dembo and Hammer 1980: reduced-cost fixing.)
struct Core<Value: WholeNumber>: Sendable {
  /// The players to decide about, in cost order.
  var players = Candidates<Value>(skills: [], costs: [], rows: [])
  /// Their weights.
  var weights: [Value] = []
  /// Their ranks in the whole pool.
  var ranks: [Int32] = []
  /// How many of them a team takes.
  var choose: Int
  /// Ranks of the members that are given.
  var mandatory: [Int32] = []
  /// What the given members weigh, can and cost together.
  var mandatoryWeight: Value = 0
  /// Their total skill.
  var mandatorySkill: Value = 0
  /// Their total cost.
  var mandatoryCost: Value = 0
  /// The multiplier of the weights.
  let multiplier: Multiplier<Value>

  /// How many players are to decide about.
  var count: Int { players.count }

  /// The core of the teams that lose at most `loss`.
  /// - Complexity: O(m)
  init(of pool: WeighedPool<Value>, loss: Value) {
    multiplier = pool.multiplier
    choose = pool.size
    let least = pool.lastInside - loss
    let most = pool.firstOutside + loss
    for rank in pool.weights.indices {
      let weight = pool.weights[rank]
      guard weight >= least else { continue }
      let (skill, cost) = (pool.players.skills[rank], pool.players.costs[rank])
      if weight > most {
        mandatory.append(Int32(rank))
        mandatoryWeight += weight
        mandatorySkill += skill
        mandatoryCost += cost
        choose -= 1
      } else {
        players.skills.append(skill)
        players.costs.append(cost)
        players.rows.append(pool.players.rows[rank])
        weights.append(weight)
        ranks.append(Int32(rank))
      }
    }
  }

  /// The team of the given members and these players of the core, as ranks in the whole pool.
  func team(_ chosen: some Sequence<Int32>) -> [Int32] {
    mandatory + chosen.map { ranks[Int($0)] }
  }
}
