import Battle
import Documents
import Snapshots

extension BattlePage {
  /// The most fighters that a chart compares, and the most of each side that the matrix shows.
  private static let largestChart = (fighters: 40, rows: 40, columns: 24)

  // MARK: The comparison

  /// The statistics of the fighters side by side, each side by rank.
  var comparisonSection: Section {
    let shown = comparedFighters
    let isPart = shown.count < fighters.count
    return Section(
      "The statistics compared", anchor: "statistics", width: .half, place: .reports,
      blocks: [.chart(comparison(of: shown))]
        + (isPart ? [.note(Prose("The \(shown.count) with the highest overall rating."))] : []))
  }

  /// The fighters compared, each side by rank; if there are many, only those with the highest overall rating.
  private var comparedFighters: [FighterRecord] {
    let bySide = Side.allCases.flatMap { side in ranked.filter { $0.team == side } }
    guard bySide.count > Self.largestChart.fighters else { return bySide }
    let best = ranked.sorted { $0.rating > $1.rating }.prefix(Self.largestChart.fighters)
    let keys = Set(best.map(\.key))
    return bySide.filter { keys.contains($0.key) }
  }

  private func comparison(of shown: [FighterRecord]) -> BarGrid {
    BarGrid(
      name: "statistics", title: "The fighters' statistics",
      summary: "The eight statistics, each up to 10, and the overall rating, up to 50, of "
        + "\(counted(shown.count, "fighter")). The highest overall rating: \(highestRating).",
      columns: Statistic.allCases.map { BarGrid.Column(capitalised($0.rawValue), full: 10) }
        + [BarGrid.Column("Rating", full: 50)],
      rows: shown.map { fighter in
        let values = fighter.statistics.values + [fighter.rating]
        return BarGrid.Row(
          fighter.displayName, amounts: values.map { Double($0) }, texts: values.map { String($0) },
          group: fighter.team == .autobots ? .first : .second)
      }, groups: ("Autobots", "Decepticons"))
  }

  private var highestRating: String {
    let highest = fighters.map(\.rating).max() ?? 0
    let names = fighters.filter { $0.rating == highest }.map(\.displayName)
    return "\(names.prefix(3).joined(separator: ", ")) with \(highest)"
  }

  // MARK: The matrix

  /// The winners of all pairings; `nil` if there are no pairings and the matrix was not asked for.
  var matrixSection: Section? {
    let isAskedFor = extras.contains(.matrix)
    guard !grid.isEmpty || content.battleMatrix == nil || isAskedFor else { return nil }
    var blocks: [Block] = []
    var width = Section.Width.half
    if content.battleMatrix == nil {
      blocks.append(.paragraph("There are too many pairs to list."))
    } else if grid.isEmpty {
      blocks.append(.paragraph("There are no pairs: one side is empty."))
    } else if autobots.count > Self.largestChart.rows || decepticons.count > Self.largestChart.columns {
      var table = matrixTable
      table.fold = .init("All \(counted(autobots.count * decepticons.count, "pairing"))", showing: [])
      blocks.append(.table(table))
      width = .full
    } else {
      blocks += [.chart(heatMap), .note(Prose("In the cells: \(reasonsInWords)."))]
      if isAskedFor { blocks.append(.table(matrixTable)) }
    }
    return Section(
      "Who would win", anchor: "matrix", width: width, place: isAskedFor ? .everywhere : .reports,
      blocks: blocks)
  }

  private var autobots: [FighterRecord] { ranked.filter { $0.team == .autobots } }
  private var decepticons: [FighterRecord] { ranked.filter { $0.team == .decepticons } }

  /// The pairs, one row for each Autobot.
  private var grid: [[PairingRecord]] {
    let width = decepticons.count
    guard let pairs = content.battleMatrix, width > 0 else { return [] }
    return stride(from: 0, to: pairs.count, by: width).map { Array(pairs[$0..<min($0 + width, pairs.count)]) }
  }

  /// The meanings of the words that occur in the cells.
  private var reasonsInWords: String {
    let reasons = Set((content.battleMatrix ?? []).map(\.shortReason))
    let meanings = [
      ("name", "by a special name"), ("ran", "the other ran away"), ("skill", "at least 3 more skill"),
      ("rating", "the higher overall rating"), ("all", "two special names, all are destroyed"),
    ].filter { reasons.contains($0.0) }
    return (["A the Autobot, D the Decepticon"] + meanings.map { "\($0.0): \($0.1)" }).joined(separator: "; ")
  }

  private var heatMap: HeatMap {
    HeatMap(
      name: "matrix", title: "Who would win every pairing",
      summary: matrixSummary, rows: autobots.map(\.displayName), columns: decepticons.map(\.displayName),
      cells: zip(autobots, grid).map { autobot, pairs in
        zip(decepticons, pairs).map { decepticon, pair in
          HeatMap.Cell(
            pair.shade, text: pair.shortResult,
            title: "\(autobot.displayName) v \(decepticon.displayName): \(pair.inWords)")
        }
      },
      key: [
        .init(.first, "Autobot wins"), .init(.second, "Decepticon wins"), .init(.neither, "tie"),
        .init(.bad, "all destroyed"),
      ],
      data: matrixTable)
  }

  private var matrixSummary: String {
    let pairs = content.battleMatrix ?? []
    let counts = [WinnerRecord.autobots, .decepticons, .none].map { winner in
      pairs.count { $0.winner == winner }
    }
    return
      "Of \(counted(pairs.count, "pairing")) the Autobot wins \(counts[0]), the Decepticon \(counts[1]), and "
      + "nobody \(counts[2])."
  }

  /// A row for each Autobot and a column for each Decepticon; `A skill`: the Autobot wins by skill.
  private var matrixTable: DataTable {
    DataTable(
      caption: "Who would win and by which rule: A the Autobot of the row, D the Decepticon of the column",
      columns: [.init("Autobot")] + decepticons.map { .named($0.displayName) },
      rows: zip(autobots, grid).map { autobot, pairs in
        DataTable.Row([.init(autobot.displayName)] + pairs.map { .init($0.shortResult) })
      })
  }
}

extension PairingRecord {
  fileprivate var shade: HeatMap.Shade {
    switch winner {
    case .autobots: .first
    case .decepticons: .second
    case .none: reason == .annihilation ? .bad : .neither
    }
  }

  /// The rule as a short word.
  fileprivate var shortReason: String {
    switch reason {
    case .specialName: "name"
    case .ranAway: "ran"
    case .skill: "skill"
    case .overallRating: "rating"
    case .tie: "tie"
    case .annihilation: "all"
    }
  }

  fileprivate var shortResult: String {
    switch winner {
    case .autobots: "A \(shortReason)"
    case .decepticons: "D \(shortReason)"
    case .none: shortReason
    }
  }

  fileprivate var inWords: String {
    let result = winner.side.map { "\($0.rawValue) win" } ?? "nobody wins"
    return "\(result), \(reason.rawValue.split(separator: "-").joined(separator: " "))"
  }
}
