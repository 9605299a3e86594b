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
  /// The automaton that reads teams backwards: a state may have several steps of a type, so there is no ``next``.
  init(reversing other: TeamAutomaton) {
    (typeCount, stateCount, mostOfType, isExact) =
      (other.typeCount, other.stateCount, other.mostOfType, other.isExact)
    (start, goal, next) = (other.goal, other.start, [])
    // The step whose end no other changes comes last, as it does in `other`.
    steps = other.steps.map { steps in
      steps.map { Step(from: $0.to, to: $0.from) }.sorted { $0.from > $1.from }
    }
  }
}
