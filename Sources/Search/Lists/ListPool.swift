/// A whole pool, scaled and weighed for lists of teams.
///
/// Nobody is set aside: a player who is in no best team may be in the tenth best. Players stand by row, so
/// that a rank is a row; who matters is chosen by weight, anew for every gap to the bound.
struct ListPool<Value: WholeNumber>: Sendable {
  /// All players by row, with their weights.
  let pool: WeighedPool<Value>
  /// How large further multipliers may be.
  let room: MultiplierRoom<Value>

  /// Whether weight orders all teams within the budget as their skill and cost do. So it is where the most
  /// skilled team fits the budget: there the multiplier counts a unit of skill for more than any cost.
  /// Skill alone would leave the ties in skill to be ordered by cost afterwards, and there may be millions.
  var weighsLikeTheOrder: Bool {
    pool.multiplier.cost == 1 && pool.multiplier.skill > pool.budget
  }
}

/// A ``ListPool`` in numbers as narrow as possible.
enum ScaledListPool {
  /// In 64 bits.
  case narrow(ListPool<Int64>, NumberScale)
  /// In 128 bits.
  case wide(ListPool<Int128>, NumberScale)

  /// Weighs the players of a problem; `nil` where no team fits the budget.
  ///
  /// The multiplier is that of the skyband, which holds the heaviest team for every multiplier. The width of
  /// the numbers is chosen as in ``PoolSearch``.
  /// - Precondition: there are more players than a team has members.
  /// - Complexity: O(n) where the skyband is small.
  init?(_ problem: Problem, stop: StopSignal, tuning: SearchTuning) {
    func scaled<Column: WholeNumber>(_ skills: [Column], _ costs: [Column]) -> ScaledListPool? {
      ScaledListPool(
        skills: skills, costs: costs, size: problem.size, budget: problem.budget, stop: stop,
        tuning: tuning)
    }
    let pool: ScaledListPool? =
      switch (problem.skills, problem.costs) {
      case (.narrow(let skills), .narrow(let costs)): scaled(skills, costs)
      case (.wide(let skills), .wide(let costs)): scaled(skills, costs)
      case (.narrow(let skills), .wide(let costs)): scaled(skills.map { Int128($0) }, costs)
      case (.wide(let skills), .narrow(let costs)): scaled(skills, costs.map { Int128($0) })
      }
    guard let pool else { return nil }
    self = pool
  }

  private init?<Column: WholeNumber>(
    skills: [Column], costs: [Column], size: Int, budget: Int128, stop: StopSignal, tuning: SearchTuning
  ) {
    let everybody = Candidates(skills: skills, costs: costs, rows: skills.indices.map { Int32($0) })
    let scale = NumberScale(of: everybody, size: size)
    guard let budget = scale.scaled(budget: budget) else { return nil }
    let front = skyband(
      skills: skills, costs: costs, size: size, playersBeforeSampling: tuning.playersBeforeSampling)
    let narrow = tuning.forcesWide ? nil : scale.room(Int64.self)
    if let narrow, narrow.holdsEveryFraction {
      let players = scale.scaled(front, to: Int64.self)
      guard
        let best = listMultiplier(
          for: players, size: size, budget: Int64(budget), room: narrow, stop: stop)
      else { return nil }
      if best.isExact {
        self = .narrow(
          ListPool(everybody, scale, budget: Int64(budget), best.multiplier, room: narrow), scale)
        return
      }
    }
    guard let wide = scale.room(Int128.self) else {
      preconditionFailure("totals overflow: ask Problem.overflowingColumn before searching")
    }
    let players = scale.scaled(front, to: Int128.self)
    guard
      let best = listMultiplier(for: players, size: size, budget: budget, room: wide, stop: stop)
    else { return nil }
    if let narrow, let skill = Int64(exactly: best.multiplier.skill),
      let cost = Int64(exactly: best.multiplier.cost),
      narrow.holds(Multiplier(skill: skill, cost: cost))
    {
      self = .narrow(
        ListPool(
          everybody, scale, budget: Int64(budget), Multiplier(skill: skill, cost: cost), room: narrow),
        scale)
    } else {
      self = .wide(ListPool(everybody, scale, budget: budget, best.multiplier, room: wide), scale)
    }
  }
}

extension ListPool {
  fileprivate init<Column: WholeNumber>(
    _ players: Candidates<Column>, _ scale: NumberScale, budget: Value, _ multiplier: Multiplier<Value>,
    room: MultiplierRoom<Value>
  ) {
    pool = WeighedPool(
      players: scale.scaled(players, to: Value.self), size: scale.size, budget: budget,
      multiplier: multiplier)
    self.room = room
  }
}

/// The multiplier for a list, and whether it is the one wanted, not the nearest that the type has room for;
/// `nil` where no team fits the budget.
///
/// - Precondition: `players` are the skyband, in cost order.
func listMultiplier<Value: WholeNumber>(
  for players: Candidates<Value>, size: Int, budget: Value, room: MultiplierRoom<Value>, stop: StopSignal
) -> (multiplier: Multiplier<Value>, isExact: Bool)? {
  let cheapest = (0..<size).map { Int32($0) }
  guard players.totals(of: cheapest).cost <= budget else { return nil }
  let mostSkilled = heaviestTeam(of: players, size: size, Multiplier(skill: 1, cost: 0))
  guard players.totals(of: mostSkilled).cost <= budget else {
    let secant = findMultiplier(for: players, size: size, budget: budget, room: room, stop: stop)
    return (secant.multiplier, true)
  }
  var multiplier = Multiplier<Value>(skill: budget + 1, cost: 1)
  let isExact = room.holds(multiplier)
  while !room.holds(multiplier), multiplier.skill > 1 { multiplier.skill /= 2 }
  return room.holds(multiplier) ? (multiplier, isExact) : (Multiplier(skill: 1, cost: 0), isExact)
}
