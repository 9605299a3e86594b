import JSON

/// The best team, and facts about its search and the previous run.
public struct AnswerRecord: Inlined, Sendable, Equatable {
  /// The best team, or why there is none.
  public var bestTeam: BestTeamRecord
  /// What changed since the earlier run whose snapshot was in the output folder.
  public var since: SinceRecord?
  /// The seconds that the search took, if `--timings` asked for them.
  public var searchSeconds: ExactDecimal?

  /// The names of its members.
  public static let names = ["bestTeam", "since", "searchSeconds"]

  /// Creates an answer with a best team and nothing else.
  public init(_ bestTeam: BestTeamRecord) { self.bestTeam = bestTeam }

  func validate() throws(Contradiction) { try bestTeam.validate(at: "bestTeam") }
}
