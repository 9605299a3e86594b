/// Hears how a search goes on. Every call has an empty default; calls may come from any worker.
public protocol SearchProgress: Sendable {
  /// `done` of `total` tasks of the current step are finished.
  func advanced(done: Int, total: Int)
  /// A better team was found, or the bound was lowered: best skill so far (`nil` = none) and the bound.
  func improved(best: Int128?, bound: Int128)
}

extension SearchProgress {
  /// Does nothing.
  public func advanced(done: Int, total: Int) {}
  /// Does nothing.
  public func improved(best: Int128?, bound: Int128) {}
}

/// Hears nothing.
public struct NoProgress: SearchProgress {
  /// A listener that does nothing.
  public init() {}
}
