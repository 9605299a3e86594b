import Battle

/// The answer to `squad battle`.
public struct BattleContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("battle", marks: ["battle"])

  /// The last war, or the set-up of one that was not fought.
  public var battle: BattleRecord
  /// The fighters, in roster order, with their states.
  public var fighters: [FighterRecord]
  /// Who would win between any two, Autobot by Autobot; absent if there are too many pairs.
  public var battleMatrix: [PairingRecord]?
  /// What the next war continues from.
  public var past: PastWars
  /// The tally of each fighter since the last reset.
  public var fighterTallies: [TallyRecord]
  /// The lives at the beginning of the war by rank, if rounds were fought before it.
  public var livesBefore: LivesRecord?
  /// Which keys of `livesBefore` became which in this run, if rows have other names, ids or positions.
  public var newKeys: [KeyChangeRecord]?

  /// The names of its members.
  public static let names =
    PastWars.names + ["battle", "fighters", "battleMatrix", "fighterTallies", "livesBefore", "newKeys"]

  /// Creates the content of a war among these fighters, and of those before it.
  init(
    _ battle: BattleRecord, of fighters: [Fighter], in roster: Roster, under policy: Policy,
    after past: PastWars
  ) {
    self.battle = battle
    self.fighters = FighterRecord.all(fighters, among: roster.allFighters(replacingShownWith: fighters))
    battleMatrix =
      Snapshot.keepsMatrix(of: fighters) ? PairingRecord.matrix(of: fighters, under: policy) : nil
    self.past = past
    fighterTallies = TallyRecord.all(of: past.game)
  }

  /// Whether it is a war by rank that was fought.
  public var isRound: Bool { battle.policy == .sameRank && battle.setUp == nil }

  /// Whether two living fighters of a rank face each other, so that another round can be fought.
  public var isRoundReady: Bool {
    guard battle.setUp == nil else { return false }
    return !Policy.sameRank.pairs(of: fighters.compactMap(\.fighter)).isEmpty
  }

  /// What the war continued from.
  public var before: PastWars {
    var earlier = past
    let own = battle.rounds ?? (battle.battles > 0 ? 1 : 0)
    earlier.battleHistory.removeLast(min(max(own, 0), earlier.battleHistory.count))
    if isRound {
      (earlier.lives, earlier.removed) = (livesBefore, nil)
      earlier.rename(by: formerKeys)
    }
    return earlier
  }

  /// The keys that fighters of the history had in `livesBefore`, by the keys that they have now.
  private var formerKeys: [FighterKey: FighterKey] {
    Dictionary((newKeys ?? []).map { (FighterKey($0.present), FighterKey($0.former)) }) { first, _ in first }
  }

  /// Checks that every fight is between listed fighters.
  public func validate() throws(Contradiction) {
    try requireDistinct(fighters.map(\.key), "fighters")
    try past.lives?.validate()
    let keys = Set(fighters.map(\.key))
    for (number, fight) in battle.fights.enumerated() {
      for key in [fight.autobotKey, fight.decepticonKey] {
        try require(
          keys.contains(key), "battle.fights.\(number)", "is fought by '\(key)', who is not a fighter")
      }
    }
    try require(
      battle.battles == battle.fights.count, "battle.battles", "does not match the number of fights listed")
    guard let battleMatrix else { return }
    let autobots = fighters.count { $0.team == .autobots }
    try require(
      battleMatrix.count == autobots * (fighters.count - autobots), "battleMatrix",
      "does not have every Autobot against every Decepticon")
  }
}

extension LivesRecord {
  fileprivate func validate() throws(Contradiction) {
    try requireDistinct(fighters.map(\.key), "lives.fighters")
    try require(lives != nil, "lives", "is impossible")
  }
}

/// The fighters of a roster, as `squad roster` lists them.
public struct RosterContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind(nil, marks: ["fighters"])

  /// The fighters with their states.
  public var fighters: [FighterRecord]

  /// The names of its members.
  public static let names = ["fighters"]

  /// Creates the content of a roster.
  public init(_ fighters: [FighterRecord]) { self.fighters = fighters }

  /// Checks that no fighter is listed twice.
  public func validate() throws(Contradiction) { try requireDistinct(fighters.map(\.key), "fighters") }
}
