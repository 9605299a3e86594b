import Battle
import JSON

/// A war as the snapshot holds it.
public struct BattleRecord: Codable, Sendable, Equatable {
  /// Who faces whom: `face-off` or `same-rank`.
  public var policy: Policy.Name
  /// Whether the lowest rank fights first; always under `same-rank`.
  public var ascending: Bool
  /// How many fights there were.
  public var battles: Int
  /// How many rounds by rank were fought.
  public var rounds: Int?
  /// What these and all rounds before them came to, since the last reset.
  public var total: GameTotalsRecord?
  /// The side that eliminated more opponents.
  public var winner: WinnerRecord
  /// Whether two special names faced each other, which destroyed everybody.
  public var annihilation: Bool
  /// The fights in their order.
  public var fights: [FightRecord]
  /// How many opponents each side eliminated.
  public var eliminated: SidesRecord<Int>
  /// The names of the living of each side, by rank.
  public var survivors: SidesRecord<[String]>
  /// The names of those who could have fought and did not, by rank.
  public var skipped: [String]
  /// The names of those who lived before and do not any more, by rank; absent in what earlier versions wrote.
  public var died: [String]?
  /// Who will face whom, where the war was set up and not fought.
  public var setUp: [SetUpRecord]?

  /// The record of a war.
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

  /// The record of a war that is about to begin.
  public init(settingUp fighters: [Fighter], under policy: Policy) {
    self.init(War(settingUp: fighters, under: policy), under: policy)
    let keys = keys(of: fighters)
    setUp = policy.pairs(of: fighters).map { SetUpRecord($0, of: fighters, keys: keys) }
  }
}

/// Two fighters who are about to face each other.
public struct SetUpRecord: Codable, Sendable, Equatable {
  /// The rank of both; null where they differ.
  @OrNull public var rank: Int?
  /// The Autobot's name.
  public var autobot: String
  /// The Decepticon's name.
  public var decepticon: String
  /// The Autobot's key among the fighters.
  public var autobotKey: String
  /// The Decepticon's key among the fighters.
  public var decepticonKey: String

  /// The record of a pair.
  init(_ pair: Pair, of fighters: [Fighter], keys: [FighterKey]) {
    rank = commonRank(pair, of: fighters)
    autobot = fighters[pair.autobot].name
    decepticon = fighters[pair.decepticon].name
    autobotKey = keys[pair.autobot].description
    decepticonKey = keys[pair.decepticon].description
  }
}

/// The rank of both fighters; `nil` where they differ.
func commonRank(_ pair: Pair, of fighters: [Fighter]) -> Int? {
  let rank = fighters[pair.autobot].rank
  return fighters[pair.decepticon].rank == rank ? rank : nil
}
