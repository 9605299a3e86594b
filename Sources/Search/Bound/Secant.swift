/// The best multiplier of a problem, and the best team found on the way.
struct SecantResult<Value: WholeNumber> {
  /// The multiplier: the Lagrangian dual's optimum where it could be represented exactly.
  var multiplier: Multiplier<Value>
  /// A team within the budget, as ranks.
  var feasibleTeam: [Int32]
}

/// Finds the multiplier whose bound is lowest, by the secant.
///
/// Keeps one team above the budget and one within it, both on the upper hull of all teams' (cost, skill).
/// The line through them gives the next multiplier; its heaviest team lies above the line and replaces the
/// end on its side of the budget, or there is none above, and the line is the hull's edge over the budget.
/// Ends after 4 to 12 lines. (Eisner and Severance 1976; Dinkelbach 1967.)
///
/// - Precondition: `players` are in cost order; the first `size` of them fit the budget, the `size` most
///   skilled (the cheaper first) do not.
/// - Complexity: O(m) for each line.
func findMultiplier<Value: WholeNumber>(
  for players: Candidates<Value>, size: Int, budget: Value, room: MultiplierRoom<Value>,
  stop: StopSignal = StopSignal()
) -> SecantResult<Value> {
  // An approximate line need not converge: it then moves an end at most this often.
  let mostLines = 100
  let bySkill = heaviestTeam(of: players, size: size, Multiplier(skill: 1, cost: 0))
  var above = players.totals(of: bySkill)
  var feasibleTeam = (0..<size).map { Int32($0) }
  var within = players.totals(of: feasibleTeam)
  var multiplier = Multiplier<Value>(skill: 1, cost: 0)
  for _ in 0..<mostLines {
    let (skill, cost) = (above.skill - within.skill, above.cost - within.cost)
    guard skill > 0, cost > 0 else { break }
    multiplier = room.multiplier(skill: skill, cost: cost)
    let team = heaviestTeam(of: players, size: size, multiplier)
    let totals = players.totals(of: team)
    let line = multiplier.weight(skill: within.skill, cost: within.cost)
    guard multiplier.weight(skill: totals.skill, cost: totals.cost) > line else { break }
    if totals.cost <= budget {
      guard totals.skill > within.skill else { break }
      within = totals
      feasibleTeam = team
    } else {
      guard totals.cost < above.cost else { break }
      above = totals
    }
    if stop.isRaised { break }
  }
  return SecantResult(multiplier: multiplier, feasibleTeam: feasibleTeam)
}

/// The best multiplier whatever the budget: 1 and 0 where it stops nothing.
///
/// - Precondition: `players` are in cost order; the first `size` of them fit the budget.
/// - Complexity: O(m) for each line of the secant.
func multiplierOfDual<Value: WholeNumber>(
  for players: Candidates<Value>, size: Int, budget: Value, room: MultiplierRoom<Value>,
  stop: StopSignal
) -> Multiplier<Value> {
  let bySkill = Multiplier<Value>(skill: 1, cost: 0)
  let mostSkilled = heaviestTeam(of: players, size: size, bySkill)
  guard players.totals(of: mostSkilled).cost > budget else { return bySkill }
  return findMultiplier(for: players, size: size, budget: budget, room: room, stop: stop).multiplier
}
