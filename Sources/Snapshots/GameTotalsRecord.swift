import Battle

/// What all rounds by rank since the last reset came to.
public struct GameTotalsRecord: Codable, Sendable, Equatable {
  /// Rounds in which somebody fought.
  public var rounds = 0
  /// Fights.
  public var battles = 0
  /// Fights that each side won.
  public var wins: SidesRecord<Int>
  /// How many opponents each side eliminated.
  public var eliminated: SidesRecord<Int>

  /// The totals of wars, of which face-offs do not count.
  public init(_ wars: some Sequence<WarRecord>) {
    let rounds = wars.filter(\.isRound)
    let fights = rounds.flatMap(\.fights)
    self.rounds = rounds.count
    battles = fights.count
    wins = SidesRecord { side in fights.count { $0.winner.side == side } }
    eliminated = SidesRecord { side in
      fights.count { $0.winner.side == side || $0.reason == Duel.Reason.tie.rawValue }
    }
  }
}

extension WarRecord {
  /// Whether it was a round by rank.
  public var isRound: Bool { policy == Policy.Name.sameRank.rawValue }
}

extension Snapshot {
  /// The wars since the last reset.
  public var game: ArraySlice<WarRecord> {
    let history = battleHistory ?? []
    return history.dropFirst(min(max(resets?.last ?? 0, 0), history.count))
  }

  /// The number of a war in its game, from 1.
  public func number(of war: WarRecord, in game: Int) -> Int {
    let resets = resets ?? []
    let before = resets.indices.contains(game - 2) ? resets[game - 2] : 0
    return max(1, war.war.subtractingReportingOverflow(before).partialValue)
  }

  /// The number of the game to which each war of the history belongs, from 1: a reset begins the next.
  public var gameNumbers: [Int] {
    (battleHistory ?? []).indices.map { war in 1 + (resets ?? []).count { $0 <= war } }
  }
}
