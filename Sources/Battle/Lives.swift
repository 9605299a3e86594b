import Tables

/// What wars by rank leave behind for the next run: how many battles there were, and everybody's life.
public struct Lives: Sendable {
  /// The number of the last battle.
  public var battles: Int
  /// The fighters with their states.
  public var fighters: [Fighter]
  /// Who they are, in the same order.
  public var keys: [FighterKey]

  /// Lives as an earlier run left them.
  public init(battles: Int, fighters: [Fighter], keys: [FighterKey]) {
    precondition(fighters.count == keys.count, "every fighter has a key")
    self.battles = battles
    self.fighters = fighters
    self.keys = keys
  }

  /// Everybody Born; the battle numbers go on.
  public mutating func reset() {
    for index in fighters.indices { fighters[index].state = .born }
  }

  /// The lives of those who stand in a roster or came from its files, where other files took part too.
  public func concerning(_ roster: Roster) -> Lives {
    let present = Set(Battle.keys(of: roster.fighters))
    let files = Set(roster.sources.map(\.path))
    let chosen = fighters.indices.filter { present.contains(keys[$0]) || files.contains(fighters[$0].file) }
    return Lives(battles: battles, fighters: chosen.map { fighters[$0] }, keys: chosen.map { keys[$0] })
  }

  /// The first fighter of a file whom the next run would take for somebody else after an edit: his key, or
  /// that of a namesake behind him, changes, and a life hangs on the former one or the new one.
  /// - Parameters:
  ///   - former: the fighters of the file before.
  ///   - edited: the same fighters, in the same order, after the edit.
  /// - Returns: his index; `nil` where everybody keeps his life.
  public func firstMistaken(from former: [Fighter], to edited: [Fighter]) -> Int? {
    let known = Set(self.keys)
    let changes = zip(Battle.keys(of: former), Battle.keys(of: edited))
    return changes.enumerated().first { _, keys in
      keys.0 != keys.1 && (known.contains(keys.0) || known.contains(keys.1))
    }?.offset
  }
}

extension Roster {
  /// Gives every fighter the life that an earlier run left him, and brings back those whom the files no
  /// longer name: Transformers cannot be deleted. The dead cannot be changed, so they keep their values.
  ///
  /// Each of the last two is worth a warning. Fighters whom the earlier run did not know keep the state of
  /// their file.
  public mutating func resume(_ lives: Lives) {
    let former = Dictionary(uniqueKeysWithValues: zip(lives.keys, lives.fighters))
    let present = keys(of: fighters)
    var changed: [Diagnostic] = []
    for (index, key) in present.enumerated() {
      guard let earlier = former[key] else { continue }
      let fighter = fighters[index]
      fighters[index].state = earlier.state
      let isSame =
        earlier.side == fighter.side && earlier.statistics == fighter.statistics
        && earlier.name == fighter.name
      guard earlier.state == .died, !isSame else { continue }
      (fighters[index].name, fighters[index].side) = (earlier.name, earlier.side)
      fighters[index].statistics = earlier.statistics
      changed.append(
        Diagnostic(
          .warning, file: fighter.file, code: "dead-changed",
          message:
            "row \(fighter.row), \(quoted(earlier.name)), has died; the dead cannot be changed, so the "
            + "former values stay"))
    }
    warn(changed)
    let known = Set(present)
    let missing = zip(lives.keys, lives.fighters).filter { !known.contains($0.0) }.map { _, fighter in
      var fighter = fighter
      fighter.row = 0
      return fighter
    }
    fighters += missing
    warn(
      missing.map { fighter in
        Diagnostic(
          .warning, file: fighter.file, code: "missing-fighter",
          message: "\(quoted(fighter.name)) is no longer there; a Transformer cannot be deleted, so he stays "
            + "with the values of the last run")
      })
  }
}
