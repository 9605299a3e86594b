/// Who of the earlier rounds each fighter of a roster is.
///
/// A fighter is known by the key. What is left over is looked at again:
///
/// - Where a file has ids now, or has none any more, side, name and number among the namesakes tell.
/// - One whom no file named in the last round, and whose name comes back with other statistics, is somebody new.
/// - Where a row has another name or another side and the same statistics, it is the same fighter, as long as there
///   is one such row for one such fighter.
///
/// Who has never fought is nobody to be kept: under another name they are simply new.
/// - Complexity: O(n log n) for n fighters, unless many have the same statistics.
struct Recognition {
  /// For each fighter the index of the former self among the lives; `nil` for a newcomer.
  private(set) var formers: [Int?]
  /// Those of `formers` who have another name or side now.
  private(set) var renamed: Set<Int> = []
  /// The lives of whom no fighter is the continuation, in their order.
  private(set) var missing: [Int] = []
  /// Those of `missing` who have never fought and whose row somebody new has.
  private(set) var replaced: Set<Int> = []
  /// Those of `missing` who have fought, with the newcomer who stands in their row or might be them.
  private(set) var unclear: [(former: Int, newcomer: Int)] = []

  private let lives: Lives
  private let fighters: [Fighter]

  /// Looks for the lives of fighters, who stand in roster order.
  init(of fighters: [Fighter], among lives: Lives) {
    self.lives = lives
    self.fighters = fighters
    formers = Array(repeating: nil, count: fighters.count)
    match(keys(of: fighters), with: lives.keys, if: isSame)
    match(namedKeys(of: fighters), with: namedKeys(of: lives.fighters)) { index, former in
      (fighters[index].id == nil) != (lives.fighters[former].id == nil) && lives.fighters[former].row > 0
    }
    matchRenamed()
    note(RowGaps(of: fighters, formers, lives))
  }

  /// Whether nothing speaks against a fighter being a former one of the same key.
  private func isSame(_ index: Int, _ former: Int) -> Bool {
    let (fighter, earlier) = (fighters[index], lives.fighters[former])
    return earlier.row > 0 || earlier.id != nil && earlier.id == fighter.id
      || earlier.statistics == fighter.statistics
  }

  /// Matches those who are left over by equal keys.
  private mutating func match(
    _ keys: [FighterKey], with others: [FighterKey], if holds: (Int, Int) -> Bool
  ) {
    let taken = Set(formers.compactMap { $0 })
    let places = Dictionary(zip(others, others.indices)) { first, _ in first }
    for index in keys.indices where formers[index] == nil {
      guard let former = places[keys[index]], !taken.contains(former), holds(index, former) else { continue }
      formers[index] = former
    }
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

/// The keys that fighters would have if nobody had an id.
private func namedKeys(of fighters: [Fighter]) -> [FighterKey] {
  keys(
    of: fighters.map { fighter in
      var fighter = fighter
      (fighter.id, fighter.key) = (nil, nil)
      return fighter
    })
}
