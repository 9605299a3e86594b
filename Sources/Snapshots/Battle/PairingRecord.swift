import Battle

/// Who would win between two fighters, and by which rule.
public struct PairingRecord: Codable, Sendable, Equatable {
  /// Their names.
  public var autobot, decepticon: String
  /// The side that would win.
  public var winner: WinnerRecord
  /// The rule that would decide.
  public var reason: Duel.Reason

  /// Pairs every Autobot with every Decepticon, each side by rank.
  public static func matrix(of fighters: [Fighter], under policy: Policy) -> [PairingRecord] {
    let ranked = policy.byRank(fighters).map { fighters[$0] }
    let decepticons = ranked.filter { $0.side == .decepticons }
    return ranked.filter { $0.side == .autobots }.flatMap { autobot in
      decepticons.map { decepticon in
        let duel = duel(autobot, decepticon)
        return PairingRecord(
          autobot: autobot.name, decepticon: decepticon.name, winner: WinnerRecord(duel.winner),
          reason: duel.reason)
      }
    }
  }
}
