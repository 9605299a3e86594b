import Synchronization

/// Caches suggestions for unknown references: finding them takes a look at every player, and an editor asks for the
/// same lines after each step.
final class SuggestionMemory: Sendable {
  private let answers = Mutex<[PlayerReference: [String]]>([:])

  /// Returns the cached answer, else what `find` returns.
  func answer(to reference: PlayerReference, _ find: () -> [String]) -> [String] {
    if let known = answers.withLock({ $0[reference] }) { return known }
    let found = find()
    answers.withLock { $0[reference] = found }
    return found
  }
}
