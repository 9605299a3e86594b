import Battle
import JSON

/// What past wars leave to later ones.
public struct PastWars: Inlined, Sendable, Equatable {
  /// Every war that was fought into the same snapshot, the first one first.
  public var battleHistory: [WarRecord] = []
  /// For each reset of the lives, how many wars of the history had been fought before it.
  public var resets: [Int]?
  /// The lives at the beginning of the next war by rank.
  public var lives: LivesRecord?
  /// The keys of fighters whose names `squad roster add` has since given to new fighters.
  public var removed: [String]?

  /// The names of its members.
  public static let names = ["battleHistory", "resets", "lives", "removed"]

  /// Creates a past without wars.
  public init() {}

  // MARK: Games

  /// The wars since the last reset.
  public var game: ArraySlice<WarRecord> {
    battleHistory.dropFirst(min(max(resets?.last ?? 0, 0), battleHistory.count))
  }

  /// Returns the number of a war in its game, from 1.
  public func number(of war: WarRecord, in game: Int) -> Int {
    let resets = resets ?? []
    let before = resets.indices.contains(game - 2) ? resets[game - 2] : 0
    return max(1, war.war.subtractingReportingOverflow(before).partialValue)
  }

  /// The number of the game of each war of the history, from 1: a reset begins the next.
  public var gameNumbers: [Int] {
    battleHistory.indices.map { war in 1 + (resets ?? []).count { $0 <= war } }
  }

  // MARK: Lives

  /// The lives at the beginning of the next round by rank; `nil` if there are none or they are damaged.
  public var continuingLives: SavedWar? { continuing?.lives }

  /// Those lives without fighters who were removed and whose names now belong to others, and the keys that changed
  /// because of that.
  var continuing: (lives: SavedWar, newKeys: [FighterKey: FighterKey])? {
    guard var lives = lives?.lives else { return nil }
    let fought = battleHistory.flatMap(\.fights).flatMap { [$0.autobotKey, $0.decepticonKey] }
    let newKeys = lives.remove(
      Set((removed ?? []).map { FighterKey($0) }), avoiding: Set(fought.map { FighterKey($0) }))
    return (lives, newKeys)
  }

  /// Notes that a new fighter has the name of one whose life would otherwise continue.
  public mutating func endLife(of key: FighterKey) {
    removed = (removed ?? []) + [key.description]
  }

  // MARK: Continuing

  /// Begins a new game: no lives continue, and the battle numbers start again. The history keeps what was fought.
  mutating func reset() {
    (lives, removed) = (nil, nil)
    resets = (resets ?? []) + [battleHistory.count]
  }

  /// Appends a war to the history, if there were fights.
  mutating func append(_ record: BattleRecord, on date: String?) {
    guard record.battles > 0 else { return }
    battleHistory.append(
      WarRecord(
        war: battleHistory.count + 1, policy: record.policy, date: date, winner: record.winner,
        annihilation: record.annihilation, fights: record.fights))
  }

  /// Gives fighters of the history the keys that they have now.
  mutating func rename(by newKeys: [FighterKey: FighterKey]) {
    guard !newKeys.isEmpty else { return }
    battleHistory = battleHistory.map { $0.with(newKeys) }
  }
}

extension WarRecord {
  /// Returns the same war with other keys.
  fileprivate func with(_ newKeys: [FighterKey: FighterKey]) -> WarRecord {
    var war = self
    for index in war.fights.indices {
      for side in [\FightRecord.autobotKey, \.decepticonKey] {
        let key = FighterKey(war.fights[index][keyPath: side])
        war.fights[index][keyPath: side] = newKeys[key]?.description ?? key.description
      }
    }
    return war
  }
}
