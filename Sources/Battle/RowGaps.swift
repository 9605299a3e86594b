/// The gaps between recognised fighters in their files. A missing fighter and a newcomer in the same gap may be one row
/// that was changed.
struct RowGaps {
  /// A gap between two recognised fighters of a file, given by their indices in `lives`.
  struct Gap: Hashable {
    var file: String
    var behind: Int?
    var before: Int?
  }

  /// The gap of each newcomer and of each missing saved fighter; `nil` for all others.
  private(set) var newcomers: [Gap?]
  private(set) var formers: [Gap?]
  private var firstNewcomer: [Gap: Int] = [:]

  /// Finds the gaps around the recognised fighters.
  /// - Parameter matches: for each fighter, the index of the saved fighter in `lives`.
  init(of fighters: [Fighter], _ matches: [Int?], _ lives: Lives) {
    newcomers = Self.gaps(of: fighters, fighters.indices.map { ($0, matches[$0]) })
    let known = Set(matches.compactMap { $0 })
    let former = lives.fighters
    formers = Self.gaps(of: former, former.indices.map { ($0, known.contains($0) ? $0 : nil) })
    for (index, gap) in newcomers.enumerated() {
      if let gap, firstNewcomer[gap] == nil { firstNewcomer[gap] = index }
    }
  }

  /// Returns the first newcomer in the gap where a missing fighter was.
  func newcomer(inPlaceOf former: Int) -> Int? { formers[former].flatMap { firstNewcomer[$0] } }

  /// Returns whether a missing fighter came after all recognised ones.
  func isLast(_ former: Int) -> Bool { formers[former]?.before == nil }

  /// Returns the gaps of the entries without a name, in the order of their rows; fighters in no file have none.
  private static func gaps(of fighters: [Fighter], _ names: [(index: Int, name: Int?)]) -> [Gap?] {
    var gaps = [Gap?](repeating: nil, count: fighters.count)
    let files = Dictionary(grouping: names.filter { fighters[$0.index].row > 0 }) { fighters[$0.index].file }
    for (file, unsorted) in files {
      let rows = unsorted.sorted { fighters[$0.index].row < fighters[$1.index].row }
      var behind: Int?
      for row in rows {
        if let name = row.name { behind = name } else { gaps[row.index] = Gap(file: file, behind: behind) }
      }
      var before: Int?
      for row in rows.reversed() {
        if let name = row.name { before = name } else { gaps[row.index]?.before = before }
      }
    }
    return gaps
  }
}
