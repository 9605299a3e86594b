/// The newcomers who may be a missing fighter with another name, id or side: the statistics are the same.
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

  /// Collects the unmatched fighters.
  /// - Parameters:
  ///   - matches: for each fighter, the index of the saved fighter in `lives`.
  ///   - gaps: the gaps in which both must be; `nil` if they may be anywhere.
  init(of fighters: [Fighter], _ matches: [Int?], _ lives: Lives, _ gaps: RowGaps?) {
    self.fighters = fighters
    self.lives = lives
    self.gaps = gaps
    let known = Set(matches.compactMap { $0 })
    for index in fighters.indices where matches[index] == nil {
      newcomersByPlace[place(ofNewcomer: index), default: []].append(index)
    }
    // A fighter who was already in no file does not count as gone.
    for (former, fighter) in lives.fighters.enumerated() where !known.contains(former) && fighter.row > 0 {
      gone.insert(former)
      goneByPlace[place(of: former), default: []].append(former)
    }
  }

  /// Returns the newcomers who may be a certain missing fighter.
  func newcomers(for former: Int) -> some Sequence<Int> {
    let possible = gone.contains(former) ? newcomersByPlace[place(of: former)] ?? [] : []
    return possible.lazy.filter { resemble($0, former) }
  }

  /// Returns the only newcomer who may be a certain missing fighter; `nil` if there are none or several.
  func onlyNewcomer(for former: Int) -> Int? { only(newcomers(for: former)) }

  /// Returns the only missing fighter who may be a certain newcomer; `nil` if there are none or several.
  func onlyFormer(of newcomer: Int) -> Int? {
    only((goneByPlace[place(ofNewcomer: newcomer)] ?? []).lazy.filter { resemble(newcomer, $0) })
  }

  private func only(_ candidates: some Sequence<Int>) -> Int? {
    let first = Array(candidates.prefix(2))
    return first.count == 1 ? first[0] : nil
  }

  /// Returns whether the name or the side is the same, or both if there was an id, which has changed. The statistics
  /// are equal anyway.
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
