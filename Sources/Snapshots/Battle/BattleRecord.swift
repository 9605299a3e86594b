import Battle
import JSON

/// A war as the snapshot holds it.
public struct BattleRecord: Codable, Sendable, Equatable {
  /// Who faces whom: `face-off` or `same-rank`.
  public var policy: Policy.Name
  /// Whether the lowest rank fights first; always true under `same-rank`.
  public var ascending: Bool
  /// The number of fights.
  public var battles: Int
  /// The number of rounds fought by rank.
  public var rounds: Int?
  /// The totals of these and all earlier rounds since the last reset.
  public var total: GameTotalsRecord?
  /// The side that eliminated more opponents.
  public var winner: WinnerRecord
  /// Whether two special names faced each other, which destroyed everyone.
  public var annihilation: Bool
  /// The fights in order.
  public var fights: [FightRecord]
  /// How many opponents each side eliminated.
  public var eliminated: SidesRecord<Int>
  /// The names of each side's survivors, by rank.
  public var survivors: SidesRecord<[String]>
  /// The names of the fighters who could have fought but did not, by rank.
  public var skipped: [String]
  /// The names of the fighters who died in this war, by rank; absent in snapshots of earlier versions.
  public var died: [String]?
  /// The coming pairs, if the war was set up and not fought.
  public var setUp: [SetUpRecord]?

  /// Creates the record of a war.
  public init(_ war: War, under policy: Policy) {
    let fighters = war.fighters
    let keys = keys(of: fighters)
    self.policy = policy.name
    ascending = policy != .faceOff(ascending: false)
    battles = war.fights.count
    winner = WinnerRecord(war.winner)
    annihilation = war.isAnnihilation
    fights = war.fights.map { FightRecord($0, of: fighters, keys: keys) }
    eliminated = SidesRecord { war.eliminated(by: $0) }
    survivors = SidesRecord { side in
      war.survivors.map { fighters[$0] }.filter { $0.side == side }.map(\.name)
    }
    skipped = war.skipped.map { fighters[$0].name }
    died = war.fallen.map { fighters[$0].name }
  }

  /// Creates the record of a war that is about to begin.
  public init(settingUp fighters: [Fighter], under policy: Policy) {
    self.init(War(settingUp: fighters, under: policy), under: policy)
    let keys = keys(of: fighters)
    setUp = policy.pairs(of: fighters).map { SetUpRecord($0, of: fighters, keys: keys) }
  }
}

/// Two fighters who are about to face each other.
public struct SetUpRecord: Codable, Sendable, Equatable {
  /// The rank of both; null if they differ.
  @OrNull public var rank: Int?
  /// Their names.
  public var autobot, decepticon: String
  /// Their keys among the fighters.
  public var autobotKey, decepticonKey: String

  /// Creates the record of a pair.
  init(_ pair: Pair, of fighters: [Fighter], keys: [FighterKey]) {
    rank = commonRank(pair, of: fighters)
    autobot = fighters[pair.autobot].name
    decepticon = fighters[pair.decepticon].name
    autobotKey = keys[pair.autobot].description
    decepticonKey = keys[pair.decepticon].description
  }
}

/// Returns the rank of both fighters; `nil` if they differ.
func commonRank(_ pair: Pair, of fighters: [Fighter]) -> Int? {
  let rank = fighters[pair.autobot].rank
  return fighters[pair.decepticon].rank == rank ? rank : nil
}
