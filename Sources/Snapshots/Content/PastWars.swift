import Battle
import JSON

/// What wars leave behind for those after them.
public struct PastWars: Inlined, Sendable, Equatable {
  /// Every war that was fought into the same snapshot, the first one first.
  public var battleHistory: [WarRecord] = []
  /// For each reset of the lives how many wars of the history had been fought by then.
  public var resets: [Int]?
  /// What the next war by rank begins with.
  public var lives: LivesRecord?
  /// The keys of those whose name `squad roster add` has given to somebody new since.
  public var removed: [String]?

  /// The names of its members.
  public static let names = ["battleHistory", "resets", "lives", "removed"]

  /// Nobody has fought yet.
  public init() {}

  // MARK: Games

  /// The wars since the last reset.
  public var game: ArraySlice<WarRecord> {
    battleHistory.dropFirst(min(max(resets?.last ?? 0, 0), battleHistory.count))
  }

  /// The number of a war in its game, from 1.
  public func number(of war: WarRecord, in game: Int) -> Int {
    let resets = resets ?? []
    let before = resets.indices.contains(game - 2) ? resets[game - 2] : 0
    return max(1, war.war.subtractingReportingOverflow(before).partialValue)
  }

  /// The number of the game to which each war of the history belongs, from 1: a reset begins the next.
  public var gameNumbers: [Int] {
    battleHistory.indices.map { war in 1 + (resets ?? []).count { $0 <= war } }
  }

  // MARK: Lives

  /// The lives with which the next round by rank begins; `nil` where there are none, or damaged ones.
  public var livesToGoOn: Lives? { parted?.lives }

  /// Those lives without the ones of fighters who were removed and whose names others have now, and which key has become
  /// which by that.
  var parted: (lives: Lives, newKeys: [FighterKey: FighterKey])? {
    guard var lives = lives?.lives else { return nil }
    let told = battleHistory.flatMap(\.fights).flatMap { [$0.autobotKey, $0.decepticonKey] }
    let newKeys = lives.part(
      with: Set((removed ?? []).map { FighterKey($0) }), besides: Set(told.map { FighterKey($0) }))
    return (lives, newKeys)
  }

  /// Notes that somebody new has the name of one whose life would go on otherwise.
  public mutating func part(with key: FighterKey) {
    removed = (removed ?? []) + [key.description]
  }

  // MARK: Going on

  /// Begins a new game: nobody's life goes on, and the battle numbers begin again. What was fought stays in the history.
  mutating func reset() {
    (lives, removed) = (nil, nil)
    resets = (resets ?? []) + [battleHistory.count]
  }

  /// Puts a war behind those of the history, if anybody fought in it.
  mutating func enter(_ record: BattleRecord, on date: String?) {
    guard record.battles > 0 else { return }
    battleHistory.append(
      WarRecord(
        war: battleHistory.count + 1, policy: record.policy, date: date, winner: record.winner,
        annihilation: record.annihilation, fights: record.fights))
  }

  /// Names fighters of the history by the keys that they have now.
  mutating func rename(by newKeys: [FighterKey: FighterKey]) {
    guard !newKeys.isEmpty else { return }
    battleHistory = battleHistory.map { $0.with(newKeys) }
  }
}

extension WarRecord {
  /// The same with other keys.
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
