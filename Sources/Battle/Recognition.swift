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
  /// For each fighter, the index of the saved fighter in `lives`; `nil` for a newcomer.
  private(set) var formers: [Int?]
  /// The fighters in `formers` who have another name, side or id now.
  private(set) var renamed: Set<Int> = []
  /// The saved fighters whom no fighter continues, in their order.
  private(set) var missing: [Int] = []
  /// The `missing` who have never fought and whose row a newcomer has.
  private(set) var replaced: Set<Int> = []
  /// The `missing` who have fought, each with the newcomer who is in their row or might be them.
  private(set) var unclear: [(former: Int, newcomer: Int)] = []

  private let lives: Lives
  private let fighters: [Fighter]

  /// Matches fighters, given in roster order, with saved ones.
  init(of fighters: [Fighter], among lives: Lives) {
    self.lives = lives
    self.fighters = fighters
    formers = Array(repeating: nil, count: fighters.count)
    match(keys(of: fighters), with: lives.keys) { index, former in
      fighters[index].id != nil || fighters[index].statistics == lives.fighters[former].statistics
    }
    matchNamesakes(byStatistics: true)
    matchNamesakes(byStatistics: false)
    match(namedKeys(of: fighters), with: namedKeys(of: lives.fighters)) { index, former in
      (fighters[index].id == nil) != (lives.fighters[former].id == nil) && lives.fighters[former].row > 0
    }
    matchRenamed()
    note(RowGaps(of: fighters, formers, lives))
  }

  /// Matches the unmatched fighters by equal keys.
  private mutating func match<Key: Hashable>(
    _ keys: [Key?], with others: [Key?], if holds: (Int, Int) -> Bool = { _, _ in true }
  ) {
    let taken = Set(formers.compactMap { $0 })
    let places = Dictionary(others.indices.compactMap { place in others[place].map { ($0, place) } }) {
      first, _ in first
    }
    for index in keys.indices where formers[index] == nil {
      guard let key = keys[index], let former = places[key], !taken.contains(former), holds(index, former)
      else { continue }
      formers[index] = former
    }
  }

  /// Matches the unmatched fighters without ids by side, name and number among the unmatched. A saved fighter who was
  /// in no file matches by equal statistics only, and not if a newcomer has taken the name.
  private mutating func matchNamesakes(byStatistics: Bool) {
    let known = Set(formers.compactMap { $0 })
    let open = fighters.indices.filter { formers[$0] == nil && fighters[$0].id == nil }
    let gone = lives.fighters.indices.filter { former in
      let earlier = lives.fighters[former]
      return !known.contains(former) && earlier.id == nil
        && (earlier.row > 0 || byStatistics && !lives.keys[former].isFormer)
    }
    match(
      numbered(fighters, open, byStatistics: byStatistics),
      with: numbered(lives.fighters, gone, byStatistics: byStatistics))
  }

  // MARK: Other names

  /// Matches the unmatched fighters whose statistics are unique, first anywhere, then in the same gap of the file.
  private mutating func matchRenamed() {
    for isInPlace in [false, true] {
      let gaps = isInPlace ? RowGaps(of: fighters, formers, lives) : nil
      let places = RenamedPlaces(of: fighters, formers, lives, gaps)
      for former in lives.fighters.indices {
        guard let index = places.onlyNewcomer(for: former), places.onlyFormer(of: index) == former else {
          continue
        }
        formers[index] = former
        renamed.insert(index)
      }
    }
  }

  /// Notes who is missing and what became of them. A fighter who has never fought does not live on under another name.
  private mutating func note(_ gaps: RowGaps) {
    let places = RenamedPlaces(of: fighters, formers, lives, nil)
    for index in renamed where lives.fighters[formers[index]!].state == .born {
      replaced.insert(formers[index]!)
      formers[index] = nil
    }
    renamed = renamed.filter { formers[$0] != nil }
    let known = Set(formers.compactMap { $0 })
    missing = lives.fighters.indices.filter { !known.contains($0) }
    for former in missing where !replaced.contains(former) && lives.fighters[former].id == nil {
      let resembling = places.newcomers(for: former).first { _ in true }
      guard let newcomer = resembling ?? gaps.newcomer(inPlaceOf: former) else { continue }
      switch lives.fighters[former].state {
      case .born: replaced.insert(former)
      // Newcomers are appended after the last row, and the dead cannot fight again.
      case .died where resembling == nil && gaps.isLast(former): break
      case .alive, .died: unclear.append((former, newcomer))
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
