/// The totals of all rounds by rank since the last reset.
public struct GameTotalsRecord: Codable, Sendable, Equatable {
  /// Rounds with at least one fight.
  public var rounds = 0
  /// Fights.
  public var battles = 0
  /// Fights won by each side.
  public var wins: SidesRecord<Int>
  /// Opponents eliminated by each side.
  public var eliminated: SidesRecord<Int>

  /// Adds up wars, without face-offs.
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
