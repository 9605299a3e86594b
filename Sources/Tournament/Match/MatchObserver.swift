/// Observes a match; an observer that ignores everything costs nothing.
public protocol MatchObserver {
  /// Called with the event of each play.
  mutating func observe(_ event: MatchEvent)
  /// Called with the state of the match; it may be the same as before.
  mutating func observe(_ state: MatchState)
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

  /// Ignores a state.
  @inline(__always)
  public mutating func observe(_ state: MatchState) {}

  /// Ignores a duel.
  @inline(__always)
  public mutating func observe(_ duel: @autoclosure () -> Duel) {}
}

/// Keeps everything that happens.
public struct MatchRecorder: MatchObserver {
  /// One event for each play.
  public private(set) var events: [MatchEvent] = []
  /// The states of the match in order.
  public private(set) var states: [MatchState] = []
  /// The duel of each play.
  public private(set) var duels: [Duel] = []

  /// Creates an empty recorder.
  public init() {}

  /// Keeps an event.
  public mutating func observe(_ event: MatchEvent) { events.append(event) }

  /// Keeps a duel.
  public mutating func observe(_ duel: @autoclosure () -> Duel) { duels.append(duel()) }

  /// Keeps a state if it is new.
  public mutating func observe(_ state: MatchState) {
    if states.last != state { states.append(state) }
  }
}
