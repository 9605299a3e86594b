/// Where fighters stand among those who are known from round to round: between which two of them. Whoever is gone,
/// and whoever is new in the same gap, may be one row that was changed.
struct RowGaps {
  /// A place between two known fighters of a file, who are named by their indices among the lives.
  struct Gap: Hashable {
    var file: String
    var behind: Int?
    var before: Int?
  }

  /// The gap of each newcomer, and of each of the lives that is gone; `nil` for everybody else.
  private(set) var newcomers: [Gap?]
  private(set) var formers: [Gap?]
  private var firstNewcomer: [Gap: Int] = [:]

  /// The gaps around those who are known.
  /// - Parameter matches: for each fighter the index of the former self among the lives.
  init(of fighters: [Fighter], _ matches: [Int?], _ lives: Lives) {
    newcomers = Self.gaps(of: fighters, fighters.indices.map { ($0, matches[$0]) })
    let known = Set(matches.compactMap { $0 })
    let former = lives.fighters
    formers = Self.gaps(of: former, former.indices.map { ($0, known.contains($0) ? $0 : nil) })
    for (index, gap) in newcomers.enumerated() {
      if let gap, firstNewcomer[gap] == nil { firstNewcomer[gap] = index }
    }
  }

  /// The first newcomer who stands where one who is gone has stood.
  func newcomer(inPlaceOf former: Int) -> Int? { formers[former].flatMap { firstNewcomer[$0] } }

  /// Whether one who is gone has stood behind all who are known.
  func isLast(_ former: Int) -> Bool { formers[former]?.before == nil }

  /// The gaps of those without a name, in the order of their rows; who is in no file has none.
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
