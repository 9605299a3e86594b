/// The state of a match.
public enum MatchState: String, Sendable, CaseIterable {
  /// Before the first play.
  case aboutToStart = "about to start"
  /// Between two plays.
  case inProgress = "in progress"
  /// On the play of a goal.
  case goalScored = "goal scored"
  /// After the 45th play.
  case halfTime = "half-time"
  /// After the 90th play.
  case finished
}
