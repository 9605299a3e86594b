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
      fights.count { $0.winner.side == side || $0.reason == .tie }
    }
  }
}

extension WarRecord {
  /// Whether it was a round by rank.
  public var isRound: Bool { policy == .sameRank }
}
