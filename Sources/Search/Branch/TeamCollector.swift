/// Receives the teams that a search finds and says which it still wants.
protocol TeamCollector<Value>: AnyObject {
  associatedtype Value: WholeNumber
  /// Which teams are wanted now; grows stricter, never looser.
  var target: SearchTarget<Value> { get }
  /// Takes a wanted team, as positions of the tables in ascending order.
  /// - Returns: whether to go on.
  func take(_ team: UnsafeBufferPointer<Position>, skill: Value, cost: Value) -> Bool
  /// Looks at what other workers have found.
  func refresh()
}

extension TeamCollector {
  func refresh() {}
}
