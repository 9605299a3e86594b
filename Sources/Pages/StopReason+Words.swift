import Snapshots

extension BestTeamRecord.StopReason {
  /// What ended a search early.
  var words: String {
    switch self {
    case .timeLimit: "stopped by the time limit"
    case .interrupted: "interrupted"
    case .effort: "too much work"
    }
  }
}
