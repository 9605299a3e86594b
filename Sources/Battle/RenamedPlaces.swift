/// Which newcomers may be which of those who are gone, under another name or id or on the other side: the statistics are
/// the same.
struct RenamedPlaces {
  private struct Place: Hashable {
    var statistics: Statistics
    var gap: RowGaps.Gap?
  }

  private let fighters: [Fighter]
  private let lives: Lives
  private let gaps: RowGaps?
  private var gone: Set<Int> = []
  private var newcomersByPlace: [Place: [Int]] = [:]
  private var goneByPlace: [Place: [Int]] = [:]

  /// Those who are left over.
  /// - Parameters:
  ///   - matches: for each fighter the index of the former self among the lives.
  ///   - gaps: where both must stand in the same one.
  init(of fighters: [Fighter], _ matches: [Int?], _ lives: Lives, _ gaps: RowGaps?) {
    self.fighters = fighters
    self.lives = lives
    self.gaps = gaps
    let known = Set(matches.compactMap { $0 })
    for index in fighters.indices where matches[index] == nil {
      newcomersByPlace[place(ofNewcomer: index), default: []].append(index)
    }
    // Who was in no file before is gone.
    for (former, fighter) in lives.fighters.enumerated() where !known.contains(former) && fighter.row > 0 {
      gone.insert(former)
      goneByPlace[place(of: former), default: []].append(former)
    }
  }

  /// Those who may be one who is gone.
  func newcomers(for former: Int) -> some Sequence<Int> {
    let possible = gone.contains(former) ? newcomersByPlace[place(of: former)] ?? [] : []
    return possible.lazy.filter { resemble($0, former) }
  }

  /// The one newcomer who may be one who is gone; `nil` if there are none or several.
  func onlyNewcomer(for former: Int) -> Int? { only(newcomers(for: former)) }

  /// The one who is gone and may be a newcomer; `nil` if there are none or several.
  func onlyFormer(of newcomer: Int) -> Int? {
    only((goneByPlace[place(ofNewcomer: newcomer)] ?? []).lazy.filter { resemble(newcomer, $0) })
  }

  private func only(_ candidates: some Sequence<Int>) -> Int? {
    let first = Array(candidates.prefix(2))
    return first.count == 1 ? first[0] : nil
  }

  /// Name or side are the same, and both are where there was an id, which is another one now; the statistics are the same
  /// anyway.
  private func resemble(_ newcomer: Int, _ former: Int) -> Bool {
    let (one, other) = (fighters[newcomer], lives.fighters[former])
    let (isSide, isName) = (one.side == other.side, foldedName(one.name) == foldedName(other.name))
    return other.id == nil ? isSide || isName : isSide && isName
  }

  private func place(of former: Int) -> Place {
    Place(statistics: lives.fighters[former].statistics, gap: gaps?.formers[former])
  }

  private func place(ofNewcomer index: Int) -> Place {
    Place(statistics: fighters[index].statistics, gap: gaps?.newcomers[index])
  }
}
