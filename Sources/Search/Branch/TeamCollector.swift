/// Receives the teams that a search finds and says which it still wants.
protocol TeamCollector<Value>: AnyObject {
  associatedtype Value: WholeNumber
  /// The teams wanted now; grows stricter, never looser.
  var target: SearchTarget<Value> { get }
  /// Takes a wanted team, as positions in the tables in ascending order; returns whether to go on.
  func take(_ team: UnsafeBufferPointer<Position>, skill: Value, cost: Value) -> Bool
  /// Takes note of what other workers have found.
  func refresh()
}

extension TeamCollector {
  func refresh() {}
}
