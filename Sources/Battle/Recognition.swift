/// Who of the earlier rounds each fighter of a roster is.
///
/// A fighter is known by the key. What is left over is looked at again:
///
/// - Namesakes without ids are known by their statistics, wherever their rows stand now; who is left over of them, by
///   the number among those who are left over.
/// - Where a file has ids now, or has none any more, side, name and number among the namesakes tell.
/// - One whom no file named in the last round, and whose name comes back with other statistics, is somebody new.
/// - Where a row has another name, another side or another id, and everything else in it is the same, it is the same
///   fighter, as long as there is one such row for one such fighter.
///
/// Who has never fought is nobody to be kept: under another name they are simply new.
/// - Complexity: O(n log n) for n fighters, unless many have the same statistics.
struct Recognition {
  /// For each fighter the index of the former self among the lives; `nil` for a newcomer.
  private(set) var formers: [Int?]
  /// Those of `formers` who have another name, side or id now.
  private(set) var renamed: Set<Int> = []
  /// The lives of whom no fighter is the continuation, in their order.
  private(set) var missing: [Int] = []
  /// Those of `missing` who have never fought and whose row somebody new has.
  private(set) var replaced: Set<Int> = []
  /// Those of `missing` who have fought, with the newcomer who is in their row or might be them.
  private(set) var unclear: [(former: Int, newcomer: Int)] = []

  private let lives: Lives
  private let fighters: [Fighter]

  /// Looks for the lives of fighters, who are in roster order.
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

  /// Matches those who are left over by equal keys.
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

  /// Matches those without ids who are left over by side, name and number among those of them who are left over too.
  /// Who was in no file is the same with the same statistics alone, and not where somebody new has the name.
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

  /// Matches those who are left over and alone with their statistics, first anywhere, then in the same place of the
  /// file.
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

  /// Notes who is missing, and what became of them. Who has never fought lives on under no other name.
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
      // Behind all others newcomers are appended, and the dead cannot fight twice.
      case .died where resembling == nil && gaps.isLast(former): break
      case .alive, .died: unclear.append((former, newcomer))
      }
    }
  }
}

/// Those of one name and side, and of the same statistics where these matter.
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

/// Numbers some fighters among their namesakes; `nil` for the others.
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

/// The keys that fighters would have if nobody had an id.
private func namedKeys(of fighters: [Fighter]) -> [FighterKey] {
  keys(
    of: fighters.map { fighter in
      var fighter = fighter
      (fighter.id, fighter.key) = (nil, nil)
      return fighter
    })
}
