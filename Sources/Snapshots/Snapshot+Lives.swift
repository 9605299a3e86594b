import Battle

extension Snapshot {
  /// The lives with which the next round by rank begins; `nil` where there are none, or damaged ones.
  public var livesToGoOn: Lives? { parted?.lives }

  /// Those lives without the ones of fighters who were removed and whose names others have now, and which key has become
  /// which by that.
  var parted: (lives: Lives, newKeys: [FighterKey: FighterKey])? {
    guard var lives = lives?.lives else { return nil }
    let told = (battleHistory ?? []).flatMap(\.fights).flatMap { [$0.autobotKey, $0.decepticonKey] }
    let newKeys = lives.part(
      with: Set((removed ?? []).map { FighterKey($0) }), besides: Set(told.map { FighterKey($0) }))
    return (lives, newKeys)
  }

  /// Notes that somebody new has the name of one whose life would go on otherwise.
  public mutating func part(with key: FighterKey) {
    removed = (removed ?? []) + [key.description]
  }

  /// Whether two living fighters of a rank face each other, so that another round can be fought.
  public var isRoundReady: Bool {
    guard battle?.setUp == nil, let fighters = fighters?.compactMap(\.fighter) else { return false }
    return !Policy.sameRank.pairs(of: fighters).isEmpty
  }

  /// What the war of this snapshot went on from: the same without that war.
  public var beforeBattle: Snapshot {
    var earlier = self
    let history = battleHistory ?? []
    let isRound = battle?.policy == Policy.Name.sameRank.rawValue && battle?.setUp == nil
    let own = battle?.rounds ?? (battle.map { $0.battles > 0 ? 1 : 0 } ?? 0)
    earlier.battleHistory = history.dropLast(min(max(own, 0), history.count))
    if isRound {
      (earlier.lives, earlier.removed) = (livesBefore, nil)
      earlier.rename(by: formerKeys)
    }
    (earlier.battle, earlier.fighters, earlier.livesBefore, earlier.newKeys) = (nil, nil, nil, nil)
    return earlier
  }

  /// The keys that fighters of the history had in `livesBefore`, by those that they have now.
  private var formerKeys: [FighterKey: FighterKey] {
    Dictionary((newKeys ?? []).map { (FighterKey($0.present), FighterKey($0.former)) }) { first, _ in first }
  }
}
