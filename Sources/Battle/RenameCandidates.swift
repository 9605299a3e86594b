/// The newcomers who may be a missing fighter with another name, id or side: the statistics are the same.
struct RenameCandidates {
  private struct Signature: Hashable {
    var statistics: Statistics
    var gap: RowGaps.Gap?
  }

  private let fighters: [Fighter]
  private let saved: SavedWar
  private let gaps: RowGaps?
  private var gone: Set<Int> = []
  private var newcomersByPlace: [Signature: [Int]] = [:]
  private var goneByPlace: [Signature: [Int]] = [:]

  /// Collects the unmatched fighters.
  /// - Parameters:
  ///   - matches: for each fighter, the index of the saved fighter in `saved`.
  ///   - gaps: the gaps in which both must be; `nil` if they may be anywhere.
  init(of fighters: [Fighter], _ matches: [Int?], _ saved: SavedWar, _ gaps: RowGaps?) {
    (self.fighters, self.saved, self.gaps) = (fighters, saved, gaps)
    let known = Set(matches.compactMap { $0 })
    for index in fighters.indices where matches[index] == nil {
      newcomersByPlace[place(ofNewcomer: index), default: []].append(index)
    }
    // A fighter who was already in no file does not count as gone.
    for (savedIndex, fighter) in saved.fighters.enumerated()
    where !known.contains(savedIndex) && fighter.row > 0 {
      gone.insert(savedIndex)
      goneByPlace[place(of: savedIndex), default: []].append(savedIndex)
    }
  }

  /// Returns the newcomers who may be a certain missing fighter.
  func newcomers(for savedIndex: Int) -> some Sequence<Int> {
    let possible = gone.contains(savedIndex) ? newcomersByPlace[place(of: savedIndex)] ?? [] : []
    return possible.lazy.filter { mayBeSame($0, savedIndex) }
  }

  /// Returns the only newcomer who may be a certain missing fighter; `nil` if there are none or several.
  func onlyNewcomer(for savedIndex: Int) -> Int? { only(newcomers(for: savedIndex)) }

  /// Returns the only missing fighter who may be a certain newcomer; `nil` if there are none or several.
  func onlyMissing(for newcomer: Int) -> Int? {
    only((goneByPlace[place(ofNewcomer: newcomer)] ?? []).lazy.filter { mayBeSame(newcomer, $0) })
  }

  private func only(_ candidates: some Sequence<Int>) -> Int? {
    let first = Array(candidates.prefix(2))
    return first.count == 1 ? first[0] : nil
  }

  /// Returns whether the name or the side is the same, or both if there was an id, which has changed. The statistics
  /// are equal anyway.
  private func mayBeSame(_ newcomer: Int, _ savedIndex: Int) -> Bool {
    let (one, other) = (fighters[newcomer], saved.fighters[savedIndex])
    let (isSide, isName) = (one.side == other.side, foldedName(one.name) == foldedName(other.name))
    return other.id == nil ? isSide || isName : isSide && isName
  }

  private func place(of savedIndex: Int) -> Signature {
    Signature(statistics: saved.fighters[savedIndex].statistics, gap: gaps?.savedGaps[savedIndex])
  }

  private func place(ofNewcomer index: Int) -> Signature {
    Signature(statistics: fighters[index].statistics, gap: gaps?.newcomerGaps[index])
  }
}
