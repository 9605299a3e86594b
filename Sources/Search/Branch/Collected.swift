import Synchronization

/// What several workers found, in the order in which they finished.
final class Collected<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  /// Adds what one worker found.
  func add(_ element: Element) {
    elements.withLock { $0.append(element) }
  }

  /// Everything found so far.
  var all: [Element] { elements.withLock { $0 } }
}
