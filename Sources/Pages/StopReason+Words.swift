import Snapshots

extension BestTeamRecord.StopReason {
  /// The reason why a search ended early.
  var words: String {
    switch self {
    case .timeLimit: "stopped by the time limit"
    case .interrupted: "interrupted"
    case .effort: "search limit reached"
    }
  }
}
