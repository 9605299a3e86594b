/// The gaps between recognised fighters in their files. A missing fighter and a newcomer in the same gap may be one row
/// that was changed.
struct RowGaps {
  /// A gap between two recognised fighters of a file, given by their indices in `saved`.
  struct Gap: Hashable {
    var file: String
    var after: Int?
    var before: Int?
  }

  /// The gap of each newcomer and of each missing saved fighter; `nil` for all others.
  private(set) var newcomerGaps: [Gap?]
  private(set) var savedGaps: [Gap?]
  private var firstNewcomer: [Gap: Int] = [:]

  /// Finds the gaps around the recognised fighters.
  /// - Parameter matches: for each fighter, the index of the saved fighter in `saved`.
  init(of fighters: [Fighter], _ matches: [Int?], _ saved: SavedWar) {
    newcomerGaps = Self.gaps(of: fighters, fighters.indices.map { ($0, matches[$0]) })
    let known = Set(matches.compactMap { $0 })
    let others = saved.fighters
    savedGaps = Self.gaps(of: others, others.indices.map { ($0, known.contains($0) ? $0 : nil) })
    for (index, gap) in newcomerGaps.enumerated() {
      if let gap, firstNewcomer[gap] == nil { firstNewcomer[gap] = index }
    }
  }

  /// Returns the first newcomer in the gap where a missing fighter was.
  func newcomer(inPlaceOf savedIndex: Int) -> Int? { savedGaps[savedIndex].flatMap { firstNewcomer[$0] } }

  /// Returns whether a missing fighter came after all recognised ones.
  func isLast(_ savedIndex: Int) -> Bool { savedGaps[savedIndex]?.before == nil }

  /// Returns the gaps of the entries without a name, in the order of their rows; fighters in no file have none.
  private static func gaps(of fighters: [Fighter], _ names: [(index: Int, name: Int?)]) -> [Gap?] {
    var gaps = [Gap?](repeating: nil, count: fighters.count)
    let files = Dictionary(grouping: names.filter { fighters[$0.index].row > 0 }) { fighters[$0.index].file }
    for (file, unsorted) in files {
      let rows = unsorted.sorted { fighters[$0.index].row < fighters[$1.index].row }
      var after: Int?
      for row in rows {
        if let name = row.name { after = name } else { gaps[row.index] = Gap(file: file, after: after) }
      }
      var before: Int?
      for row in rows.reversed() {
        if let name = row.name { before = name } else { gaps[row.index]?.before = before }
      }
    }
    return gaps
  }
}
