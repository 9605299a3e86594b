/// The state of a match; data uses the names from the rules.
public enum MatchState: String, Sendable, Codable, CaseIterable {
  /// Before the first play.
  case aboutToStart
  /// Between two plays.
  case inProgress
  /// At the play of a goal.
  case goalScored
  /// After the 45th play.
  case halfTime
  /// After the 90th play.
  case finished
}
