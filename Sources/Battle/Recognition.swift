/// The match between the fighters of a roster and those of earlier rounds.
///
/// A fighter is recognised by their key. Those left over are compared again:
///
/// - Namesakes without ids are matched by their statistics, wherever their rows are now; the rest of them by their
///   number among the rest.
/// - Where a file has gained or lost its ids, the side, the name and the number among namesakes decide.
/// - A fighter whom no file named in the last round and whose name comes back with other statistics is new.
/// - Where a row has another name, side or id, and everything else in it is unchanged, it is the same fighter, provided
///   that exactly one row matches exactly one fighter.
///
/// A fighter who has never fought need not be recognised: under another name they are simply new.
/// - Complexity: O(n log n) for n fighters, unless many have the same statistics.
struct Recognition {
  /// For each fighter, the index of the saved fighter in `saved`; `nil` for a newcomer.
  private(set) var savedIndices: [Int?]
  /// The fighters in `savedIndices` who have another name, side or id now.
  private(set) var renamed: Set<Int> = []
  /// The saved fighters whom no fighter continues, in their order.
  private(set) var missing: [Int] = []
  /// The `missing` who have never fought and whose row a newcomer has.
  private(set) var replaced: Set<Int> = []
  /// The `missing` who have fought, each with the newcomer who is in their row or might be them.
  private(set) var unclear: [(savedIndex: Int, newcomer: Int)] = []

  private let saved: SavedWar
  private let fighters: [Fighter]

  /// Matches fighters, given in roster order, with saved ones.
  init(of fighters: [Fighter], among saved: SavedWar) {
    self.saved = saved
    self.fighters = fighters
    savedIndices = Array(repeating: nil, count: fighters.count)
    match(keys(of: fighters), with: saved.keys) { index, savedIndex in
      fighters[index].id != nil || fighters[index].statistics == saved.fighters[savedIndex].statistics
    }
    matchNamesakes(byStatistics: true)
    matchNamesakes(byStatistics: false)
    match(namedKeys(of: fighters), with: namedKeys(of: saved.fighters)) { index, savedIndex in
      (fighters[index].id == nil) != (saved.fighters[savedIndex].id == nil)
        && saved.fighters[savedIndex].row > 0
    }
    matchRenamed()
    note(RowGaps(of: fighters, savedIndices, saved))
  }

  /// Matches the unmatched fighters by equal keys.
  private mutating func match<Key: Hashable>(
    _ keys: [Key?], with others: [Key?], if holds: (Int, Int) -> Bool = { _, _ in true }
  ) {
    let taken = Set(savedIndices.compactMap { $0 })
    let places = Dictionary(others.indices.compactMap { place in others[place].map { ($0, place) } }) {
      first, _ in first
    }
    for index in keys.indices where savedIndices[index] == nil {
      guard let key = keys[index], let savedIndex = places[key], !taken.contains(savedIndex),
        holds(index, savedIndex)
      else { continue }
      savedIndices[index] = savedIndex
    }
  }

  /// Matches the unmatched fighters without ids by side, name and number among the unmatched. A saved fighter who was
  /// in no file matches by equal statistics only, and not if a newcomer has taken the name.
  private mutating func matchNamesakes(byStatistics: Bool) {
    let known = Set(savedIndices.compactMap { $0 })
    let open = fighters.indices.filter { savedIndices[$0] == nil && fighters[$0].id == nil }
    let gone = saved.fighters.indices.filter { savedIndex in
      let earlier = saved.fighters[savedIndex]
      return !known.contains(savedIndex) && earlier.id == nil
        && (earlier.row > 0 || byStatistics && !saved.keys[savedIndex].isRetired)
    }
    match(
      numbered(fighters, open, byStatistics: byStatistics),
      with: numbered(saved.fighters, gone, byStatistics: byStatistics))
  }

  // MARK: Other names

  /// Matches the unmatched fighters whose statistics are unique, first anywhere, then in the same gap of the file.
  private mutating func matchRenamed() {
    for isInPlace in [false, true] {
      let gaps = isInPlace ? RowGaps(of: fighters, savedIndices, saved) : nil
      let candidates = RenameCandidates(of: fighters, savedIndices, saved, gaps)
      for savedIndex in saved.fighters.indices {
        guard let index = candidates.onlyNewcomer(for: savedIndex),
          candidates.onlyMissing(for: index) == savedIndex
        else { continue }
        savedIndices[index] = savedIndex
        renamed.insert(index)
      }
    }
  }

  /// Notes who is missing and what became of them. A fighter who has never fought does not live on under another name.
  private mutating func note(_ gaps: RowGaps) {
    let candidates = RenameCandidates(of: fighters, savedIndices, saved, nil)
    for index in renamed where saved.fighters[savedIndices[index]!].state == .born {
      replaced.insert(savedIndices[index]!)
      savedIndices[index] = nil
    }
    renamed = renamed.filter { savedIndices[$0] != nil }
    let known = Set(savedIndices.compactMap { $0 })
    missing = saved.fighters.indices.filter { !known.contains($0) }
    for savedIndex in missing where !replaced.contains(savedIndex) && saved.fighters[savedIndex].id == nil {
      let resembling = candidates.newcomers(for: savedIndex).first { _ in true }
      guard let newcomer = resembling ?? gaps.newcomer(inPlaceOf: savedIndex) else { continue }
      switch saved.fighters[savedIndex].state {
      case .born: replaced.insert(savedIndex)
      // Newcomers are appended after the last row, and the dead cannot fight again.
      case .died where resembling == nil && gaps.isLast(savedIndex): break
      case .alive, .died: unclear.append((savedIndex, newcomer))
      }
    }
  }
}

/// The fighters of one name and side, and of the same statistics where these count.
private struct Namesakes: Hashable {
  let name: String
  let side: Side
  let statistics: Statistics?
}

/// One of several namesakes.
private struct NumberedNamesake: Hashable {
  let namesakes: Namesakes
  let number: Int
}

/// Returns the numbers of some fighters among their namesakes; `nil` for the others.
private func numbered(_ fighters: [Fighter], _ indices: [Int], byStatistics: Bool) -> [NumberedNamesake?] {
  var counts: [Namesakes: Int] = [:]
  var found = [NumberedNamesake?](repeating: nil, count: fighters.count)
  for index in indices {
    let fighter = fighters[index]
    let namesakes = Namesakes(
      name: foldedName(fighter.name), side: fighter.side,
      statistics: byStatistics ? fighter.statistics : nil)
    counts[namesakes, default: 0] += 1
    found[index] = NumberedNamesake(namesakes: namesakes, number: counts[namesakes]!)
  }
  return found
}

/// Returns the keys that fighters would have if none had an id.
private func namedKeys(of fighters: [Fighter]) -> [FighterKey] {
  keys(
    of: fighters.map { fighter in
      var fighter = fighter
      (fighter.id, fighter.key) = (nil, nil)
      return fighter
    })
}
