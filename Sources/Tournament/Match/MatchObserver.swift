/// Somebody who watches a match. Who wants to know nothing costs nothing.
public protocol MatchObserver {
  /// A play brought this.
  mutating func saw(_ event: MatchEvent)
  /// The match is in this state; it may have been before.
  mutating func saw(_ state: MatchState)
  /// A play was this duel.
  mutating func saw(_ duel: @autoclosure () -> Duel)
}

/// Nobody watches: only the score is wanted.
public struct NoObserver: MatchObserver {
  /// Nobody.
  public init() {}

  /// Looks away.
  @inline(__always)
  public mutating func saw(_ event: MatchEvent) {}

  /// Looks away.
  @inline(__always)
  public mutating func saw(_ state: MatchState) {}

  /// Looks away.
  @inline(__always)
  public mutating func saw(_ duel: @autoclosure () -> Duel) {}
}

/// Keeps everything that happens.
public struct MatchRecorder: MatchObserver {
  /// One event for each play.
  public private(set) var events: [MatchEvent] = []
  /// The states in the order in which the match was in them.
  public private(set) var states: [MatchState] = []
  /// The duel of each play.
  public private(set) var duels: [Duel] = []

  /// Nothing seen yet.
  public init() {}

  /// Keeps an event.
  public mutating func saw(_ event: MatchEvent) { events.append(event) }

  /// Keeps a duel.
  public mutating func saw(_ duel: @autoclosure () -> Duel) { duels.append(duel()) }

  /// Keeps a state when it is a new one.
  public mutating func saw(_ state: MatchState) {
    if states.last != state { states.append(state) }
  }
}
