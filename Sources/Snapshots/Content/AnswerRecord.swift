import JSON

/// The best team, and what is said of the search for it and of the run before.
public struct AnswerRecord: Inlined, Sendable, Equatable {
  /// The best team, or why there is none.
  public var bestTeam: BestTeamRecord
  /// What changed since the earlier run whose snapshot stood in the output folder.
  public var since: SinceRecord?
  /// Seconds that the search took, when asked for by `--timings`.
  public var searchSeconds: ExactDecimal?

  /// The names of its members.
  public static let names = ["bestTeam", "since", "searchSeconds"]

  /// A best team of which no more is known.
  public init(_ bestTeam: BestTeamRecord) { self.bestTeam = bestTeam }

  func checkItself() throws(Contradiction) { try bestTeam.checkItself(at: "bestTeam") }
}
