/// Receives the progress of a search. Every call has an empty default; calls may come from any worker.
public protocol SearchProgress: Sendable {
  /// Reports that `done` of `total` tasks of the current step are finished.
  func advanced(done: Int, total: Int)
  /// Reports a better team or a lower bound: the best skill so far (`nil` = none) and the bound.
  func improved(best: Int128?, bound: Int128)
}

extension SearchProgress {
  /// Does nothing.
  public func advanced(done: Int, total: Int) {}
  /// Does nothing.
  public func improved(best: Int128?, bound: Int128) {}
}

/// Ignores all progress.
public struct NoProgress: SearchProgress {
  /// A receiver that does nothing.
  public init() {}
}
