import Tables

extension Roster {
  /// Gives every fighter the life state that an earlier run left them, and brings back those whom the files no longer
  /// name: Transformers cannot be deleted. The dead cannot be changed, so they keep their values.
  ///
  /// Each of the last two causes a warning, and so does a fighter who continues under another name. Fighters whom the
  /// earlier run did not know keep the state in their file. If rows can be hidden, fighters whom no file names are
  /// hidden: nothing tells whether they would meet the conditions.
  /// - Throws: `InputError` if it is uncertain which saved fighter a row continues.
  public mutating func resume(_ saved: SavedWar) throws(InputError) {
    let all = allFighters()
    let found = Recognition(of: all, among: saved)
    let unclear = found.unclear.map { ambiguity(of: saved.fighters[$0.savedIndex], all[$0.newcomer]) }
    guard unclear.isEmpty else { throw .listing(unclear) }
    var keyChanges = KeyChanges(present: keys(of: all), known: saved.keys)
    warn(moved(all, found, saved))
    warn(
      found.renamed.sorted().map {
        Diagnostic(renamed: all[$0], from: saved.fighters[found.savedIndices[$0]!])
      })
    resume(all, found, saved, &keyChanges)
    bringBack(found, saved, &keyChanges)
    newKeys = keyChanges.changes
  }

  /// Gives the fighters whom the earlier run knows their life states.
  private mutating func resume(
    _ all: [Fighter], _ found: Recognition, _ saved: SavedWar, _ keyChanges: inout KeyChanges
  ) {
    var changed: [Diagnostic] = []
    let lived = all.indices.map { index in
      var fighter = all[index]
      fighter.key = keyChanges.present[index]
      guard let savedIndex = found.savedIndices[index] else { return fighter }
      let earlier = saved.fighters[savedIndex]
      fighter.state = earlier.state
      if earlier.state == .died, !fighter.hasValues(of: earlier) {
        fighter.takeValues(of: earlier)
        fighter.key = keyChanges.keep(saved.keys[savedIndex], besides: index)
        changed.append(Diagnostic(deadChanged: fighter))
      } else {
        keyChanges.change(saved.keys[savedIndex], to: keyChanges.present[index])
      }
      return fighter
    }
    warn(changed)
    let isHidden = Set(hidden.map { RowPlace($0) })
    fighters = lived.filter { !isHidden.contains(RowPlace($0)) }
    hidden = lived.filter { isHidden.contains(RowPlace($0)) }
  }

  /// Brings back those whom the files no longer name.
  private mutating func bringBack(_ found: Recognition, _ saved: SavedWar, _ keyChanges: inout KeyChanges) {
    let missing = found.missing.filter { !found.replaced.contains($0) }.map { index in
      var fighter = saved.fighters[index]
      (fighter.row, fighter.key) = (0, keyChanges.keep(saved.keys[index]))
      return fighter
    }
    if hides { hidden += missing } else { fighters += missing }
    warn(missing.map { Diagnostic(missing: $0) })
  }

  /// Warns of namesakes without ids who were matched by their statistics because their rows have changed places.
  private func moved(_ all: [Fighter], _ found: Recognition, _ saved: SavedWar) -> [Diagnostic] {
    let present = keys(of: all)
    return all.indices.compactMap { index in
      guard let savedIndex = found.savedIndices[index], !found.renamed.contains(index) else { return nil }
      let (fighter, earlier) = (all[index], saved.fighters[savedIndex])
      guard fighter.id == nil, earlier.id == nil, earlier.row > 0, present[index] != saved.keys[savedIndex]
      else { return nil }
      return Diagnostic(moved: fighter, from: earlier)
    }
  }
}

/// The keys of fighters from one round to the next.
private struct KeyChanges {
  /// The keys that follow from the files, one for each fighter.
  let present: [FighterKey]
  /// The new key for each key that has changed.
  private(set) var changes: [FighterKey: FighterKey] = [:]
  private let places: [FighterKey: Int]
  private var taken: Set<FighterKey>

  init(present: [FighterKey], known: [FighterKey]) {
    self.present = present
    places = Dictionary(zip(present, present.indices)) { first, _ in first }
    taken = Set(present).union(known)
  }

  mutating func change(_ key: FighterKey, to other: FighterKey) {
    if key != other { changes[key] = other }
  }

  /// Returns the key of a fighter who keeps theirs, or a new one if another row gives it to a newcomer.
  mutating func keep(_ key: FighterKey, besides row: Int? = nil) -> FighterKey {
    guard let place = places[key], place != row else { return key }
    let retired = key.retiredKey(avoiding: taken)
    taken.insert(retired)
    changes[key] = retired
    return retired
  }
}

/// A row of a file.
private struct RowPlace: Hashable {
  let file: String
  let row: Int

  init(_ fighter: Fighter) { (file, row) = (fighter.file, fighter.row) }
}

extension Fighter {
  /// Returns whether name, side and statistics are those of an earlier version of the fighter.
  fileprivate func hasValues(of earlier: Fighter) -> Bool {
    earlier.side == side && earlier.statistics == statistics && earlier.name == name
  }

  fileprivate mutating func takeValues(of earlier: Fighter) {
    (name, side, statistics) = (earlier.name, earlier.side, earlier.statistics)
  }
}
