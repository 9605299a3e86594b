/// Observes a match; an observer that ignores everything costs nothing.
public protocol MatchObserver {
  /// Called with the event of each play.
  mutating func observe(_ event: MatchEvent)
  /// Called with the duel of each play.
  mutating func observe(_ duel: @autoclosure () -> Duel)
}

/// Ignores everything, when only the score is needed.
public struct NoObserver: MatchObserver {
  /// Creates the observer.
  public init() {}

  /// Ignores an event.
  @inline(__always)
  public mutating func observe(_ event: MatchEvent) {}

  /// Ignores a duel.
  @inline(__always)
  public mutating func observe(_ duel: @autoclosure () -> Duel) {}
}

/// Keeps everything that happens.
public struct MatchRecorder: MatchObserver {
  /// One event for each play.
  public private(set) var events: [MatchEvent] = []
  /// The duel of each play.
  public private(set) var duels: [Duel] = []

  /// Creates an empty recorder.
  public init() {}

  /// Keeps an event.
  public mutating func observe(_ event: MatchEvent) { events.append(event) }

  /// Keeps a duel.
  public mutating func observe(_ duel: @autoclosure () -> Duel) { duels.append(duel()) }
}
