import Synchronization

/// Remembers who may be meant by an unknown reference: to find that out takes a look at every player, and an
/// editor asks for the same lines after each step.
final class SuggestionMemory: Sendable {
  private let answers = Mutex<[PlayerReference: [String]]>([:])

  /// What is remembered, else what `find` finds.
  func answer(to reference: PlayerReference, _ find: () -> [String]) -> [String] {
    if let known = answers.withLock({ $0[reference] }) { return known }
    let found = find()
    answers.withLock { $0[reference] = found }
    return found
  }
}
