import Synchronization

/// What several workers found, in the order in which they end.
final class Collected<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  /// Adds what one worker found.
  func add(_ element: Element) {
    elements.withLock { $0.append(element) }
  }

  /// Everything.
  var all: [Element] { elements.withLock { $0 } }
}
