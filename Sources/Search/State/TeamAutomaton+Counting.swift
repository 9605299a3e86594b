extension TeamAutomaton {
  /// Counts players who can all take any slot: a state is the number of players missing. The general construction gives
  /// the same, but making and minimising its layers took a third of the search of a small pool.
  init(counting choose: Int) {
    typeCount = 1
    stateCount = choose + 1
    start = choose
    goal = 0
    next = (-1..<Int32(choose)).map { $0 }
    steps = [(0..<Int32(choose)).map { Step(from: $0 + 1, to: $0) }]
    mostOfType = [choose]
    isExact = true
  }
}
