/// The state that wars by rank leave for the next run: how many battles there were, and every fighter's life state.
public struct SavedWar: Sendable {
  /// The number of the last battle.
  public var battles: Int
  /// The fighters with their states.
  public var fighters: [Fighter]
  /// Their keys, in the same order.
  public var keys: [FighterKey]

  /// The state that an earlier run left.
  public init(battles: Int, fighters: [Fighter], keys: [FighterKey]) {
    precondition(fighters.count == keys.count, "every fighter has a key")
    (self.battles, self.fighters, self.keys) = (battles, fighters, keys)
  }

  /// Returns the fighters who came from the files of a roster or are in it, when other files took part too. Fighters
  /// from these files are numbered among their namesakes by these files alone.
  public func relevant(to roster: Roster) -> SavedWar {
    let files = Set(roster.sources.map(\.path))
    let own = fighters.indices.filter { files.contains(fighters[$0].file) }
    let ownKeys = Battle.keys(
      of: own.map { index in
        var fighter = fighters[index]
        if keys[index].isRetired { fighter.key = keys[index] }
        return fighter
      })
    let present = Set(Battle.keys(of: roster.fighters)).subtracting(ownKeys)
    let moved = fighters.indices.filter { !files.contains(fighters[$0].file) && present.contains(keys[$0]) }
    return SavedWar(
      battles: battles, fighters: (own + moved).map { fighters[$0] }, keys: ownKeys + moved.map { keys[$0] })
  }

  /// Returns the first fighter of a file whose life state the next round would give to a different fighter, or to none,
  /// after an edit. Fighters who have never fought have nothing to lose.
  /// - Parameters:
  ///   - former: the fighters of the file before.
  ///   - edited: the same fighters, in the same order, after the edit.
  /// - Returns: the index; `nil` if every fighter keeps their state.
  /// - Complexity: that of two recognitions.
  public func firstMismatch(from former: [Fighter], to edited: [Fighter]) -> Int? {
    func lived(_ roster: [Fighter]) -> [Int?] {
      Recognition(of: roster, among: self).savedIndices.map { index in
        index.flatMap { fighters[$0].state == .born ? nil : $0 }
      }
    }
    return zip(lived(former), lived(edited)).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  }
}

extension SavedWar {
  /// Removes the fighters with some keys, whose names others have now: they take no further part.
  /// - Parameter used: the keys that occur in the history.
  /// - Returns: the new key for each removed one.
  public mutating func remove(_ removed: Set<FighterKey>, avoiding used: Set<FighterKey>)
    -> [FighterKey: FighterKey]
  {
    var taken = used.union(keys)
    var changes: [FighterKey: FighterKey] = [:]
    for key in keys where removed.contains(key) {
      let retired = key.retiredKey(avoiding: taken)
      changes[key] = retired
      taken.insert(retired)
    }
    let staying = keys.indices.filter { !removed.contains(keys[$0]) }
    (fighters, keys) = (staying.map { fighters[$0] }, staying.map { keys[$0] })
    return changes
  }
}

extension SavedWar {
  /// Returns the index of the saved fighter whom a fighter of a roster continues; `nil` for a newcomer.
  public func savedIndex(of index: Int, in roster: [Fighter]) -> Int? {
    Recognition(of: roster, among: self).savedIndices[index]
  }
}
