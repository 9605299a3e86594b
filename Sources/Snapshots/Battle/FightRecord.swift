import Battle
import JSON

/// A fight as the snapshot holds it.
public struct FightRecord: Codable, Sendable, Equatable {
  /// A number that decided the fight, for both sides.
  public struct Comparison: Codable, Sendable, Equatable {
    /// What was compared: the name of a statistic, or `overall rating`.
    public var quantity: String
    /// The numbers of both.
    public var autobot, decepticon: Int
  }

  /// The number of the fight.
  public var number: Int
  /// The rank of both; null if they differ.
  @OrNull public var rank: Int?
  /// Their names.
  public var autobot, decepticon: String
  /// Their ranks.
  public var autobotRank, decepticonRank: Int
  /// Their keys among the fighters.
  public var autobotKey, decepticonKey: String
  /// The side that won; none if both were destroyed.
  public var winner: WinnerRecord
  /// The rules that decide.
  public typealias Reason = Duel.Reason

  /// The rule that decided.
  public var reason: Reason
  /// The numbers that decided it; none if a name did.
  public var compared: [Comparison]

  /// Creates the record of a fight.
  init(_ fight: Fight, of fighters: [Fighter], keys: [FighterKey]) {
    let (autobot, decepticon) = (fighters[fight.pair.autobot], fighters[fight.pair.decepticon])
    number = fight.number
    rank = commonRank(fight.pair, of: fighters)
    self.autobot = autobot.name
    self.decepticon = decepticon.name
    autobotRank = autobot.rank
    decepticonRank = decepticon.rank
    autobotKey = keys[fight.pair.autobot].description
    decepticonKey = keys[fight.pair.decepticon].description
    winner = WinnerRecord(fight.duel.winner)
    reason = fight.duel.reason
    compared = fight.duel.compared.map {
      Comparison(quantity: $0.quantity, autobot: $0.autobot, decepticon: $0.decepticon)
    }
  }
}
