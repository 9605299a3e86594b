extension TeamAutomaton {
  /// Counts players, whatever their types: a state is the number of players missing. Where all can take any slot, the
  /// general construction gives the same, but took a third of the search of a small pool.
  init(counting choose: Int, types: Int = 1, isExact: Bool = true) {
    typeCount = types
    stateCount = choose + 1
    start = choose
    goal = 0
    next = (0..<types).flatMap { _ in -1..<Int32(choose) }
    steps = Array(repeating: (0..<Int32(choose)).map { Step(from: $0 + 1, to: $0) }, count: types)
    mostOfType = Array(repeating: choose, count: types)
    self.isExact = isExact
  }
}
