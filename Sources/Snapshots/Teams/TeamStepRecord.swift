import Reading
import Selection

/// One requested change to a hand-picked team, and its result.
public struct TeamStepRecord: Codable, Sendable, Equatable {
  /// What was asked for.
  public var action: TeamEditor.Action
  /// The player's name as reports show it; empty for the whole team.
  public var name: String
  /// Whether it was done; no step is if any step of the run was refused.
  public var done: Bool
  /// Why it was refused, the team size first.
  public var refusals: [String]
  /// How many players the team has afterwards.
  public var count: Int
  /// Their total skill.
  public var skill: ExactDecimal
  /// Their total cost.
  public var cost: ExactDecimal
  /// Budget less cost.
  public var left: ExactDecimal

  /// Creates the record of a step.
  /// - Parameter undone: whether it had no effect because another step of the run was refused.
  public init(_ step: TeamEditor.Step, of pool: Pool, undone: Bool) {
    action = step.action
    name = step.name
    done = step.refusals.isEmpty && !undone
    refusals = step.refusals
    count = step.count
    skill = ExactDecimal(step.judgement.team.skill, places: pool.skills.places)
    cost = ExactDecimal(step.judgement.team.cost, places: pool.costs.places)
    left = ExactDecimal(step.judgement.left)
  }
}
