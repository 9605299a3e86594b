extension TeamAutomaton {
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
