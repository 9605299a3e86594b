/// Receives the progress of a search; calls may come from any worker.
public protocol SearchProgress: Sendable {
  /// Reports that `done` of `total` tasks of the current step are finished.
  func advanced(done: Int, total: Int)
  /// Reports a better team or a lower bound: the best skill so far (`nil` = none) and the bound.
  func improved(best: Int128?, bound: Int128)
}
