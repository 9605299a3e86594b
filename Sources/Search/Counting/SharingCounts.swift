/// How many teams equal the best one, and which of its players all of those have.
struct SharingCounts: Sendable, Equatable {
  /// Teams of the best skill at any cost within the budget.
  var sharingSkill: TeamCount
  /// Those of them that cost as little as the best team.
  var sharingSkillAndCost: TeamCount
  /// For each winner whether he is in every team of the best skill and lowest cost; empty if not known.
  var inAll: [Bool]

  /// What can be said without counting.
  static let atLeastTheWinner = SharingCounts(
    sharingSkill: TeamCount(1, isExact: false), sharingSkillAndCost: TeamCount(1, isExact: false), inAll: [])

  /// The counts where the team is everybody.
  static func onlyTeam(size: Int) -> SharingCounts {
    SharingCounts(
      sharingSkill: TeamCount(1), sharingSkillAndCost: TeamCount(1),
      inAll: Array(repeating: true, count: size))
  }
}

/// The work that one count may do, in steps of about a nanosecond: about a second.
let defaultCountingWork = 1_000_000_000

/// Counts the teams that share the best skill, once the best team is proved.
///
/// Counts are exact below 2^128. When `stop` is raised or `workLimit` reached, they are proved lower bounds
/// of at least 1; how far the count gets does not depend on time, unless `stop` does.
///
/// - Parameters:
///   - skills: skill of each player, 0 or more.
///   - costs: cost of each player, 0 or more.
///   - size: players in a team.
///   - budget: the most that a team may cost.
///   - winners: the rows of the best team, ascending: no team within the budget has more skill, and none of
///     as much skill costs less.
///   - multiplier: the weights b > 0 of a unit of skill and a ≥ 0 of a unit of cost in p = b·skill − a·cost.
///     Any weights give the same counts; those of the Lagrangian dual give them fastest. Every sum of
///     4·`size` values b·skill or a·cost must fit `Value`.
///   - stop: ends the count early.
///   - workLimit: steps that the count may do.
/// - Complexity: two passes over the columns, then work that depends on how many players can be in a team
///   of the best skill; see ``SwapCore``.
func countSharingTeams<Value: WholeNumber>(
  skills: UnsafeBufferPointer<Value>, costs: UnsafeBufferPointer<Value>, size: Int, budget: Value,
  winners: [Int], multiplier: Multiplier<Value>, stop: StopSignal,
  workLimit: Int = defaultCountingWork
) -> SharingCounts {
  precondition(winners.count == size, "the winning team must have as many players as asked for")
  var meter = WorkMeter(limit: workLimit, stop: stop)
  let columns = PlayerColumns(skills: skills, costs: costs)
  guard size < columns.count else { return .onlyTeam(size: size) }
  // With the highest skills in the team, skill alone tells who is open.
  let weights = columns.haveHighestSkills(winners) ? Multiplier(skill: 1, cost: 0) : multiplier
  let selection: CoreSelection<Value>
  do throws(CountingEnd) {
    selection = try CoreSelection(columns, winners: winners, budget: budget, weights, meter: meter)
  } catch {
    return .atLeastTheWinner
  }
  let counts = selection.core.bestCounts(meter: &meter)
  return SharingCounts(
    sharingSkill: counts.sharingSkill, sharingSkillAndCost: counts.sharingSkillAndCost,
    inAll: counts.complete.isEmpty && !selection.core.types.isEmpty
      ? [] : selection.typeOfWinner.map { type in type.map { counts.complete[$0] } ?? true })
}
