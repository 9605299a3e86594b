import Battle
import Documents
import Snapshots
import Words

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
      blocks: [
        .chart(comparison(of: shown)),
        isPart ? .note("The \(shown.count) with the highest overall rating.") : nil,
      ])
  }

  /// The fighters compared, each side by rank; if there are many, only those with the highest overall rating.
  private var comparedFighters: [FighterRecord] {
    let bySide = Side.allCases.flatMap { side in ranked.filter { $0.team == side } }
    guard bySide.count > Self.largestChart.fighters else { return bySide }
    let best = ranked.sorted { $0.rating > $1.rating }.prefix(Self.largestChart.fighters)
    let keys = Set(best.map(\.key))
    return bySide.filter { keys.contains($0.key) }
  }

  private func comparison(of shown: [FighterRecord]) -> Chart {
    let columns: [(title: String, most: Double)] =
      Statistic.allCases.map { (capitalised($0.rawValue), 10) } + [("Rating", 50)]
    return Chart(
      "statistics", title: "The fighters' statistics",
      summary: "The eight statistics, each up to 10, and the overall rating, up to 50, of "
        + "\(counted(shown.count, "fighter")). The highest overall rating: \(highestRating).",
      HeatMap(
        rows: shown.map(\.displayName), columns: columns.map(\.title),
        cells: shown.map { fighter in
          let colour: DataTable.Column.BarColour = fighter.team == .autobots ? .blue : .orange
          return zip(columns, fighter.statistics.values + [fighter.rating]).map { column, value in
            HeatMap.Cell(
              .bar(colour, Double(value) / column.most), text: "\(value)",
              title: "\(fighter.displayName), \(column.title): \(value)")
          }
        }, key: [(.first, "Autobots"), (.second, "Decepticons")]))
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
    let isLarge = autobots.count > Self.largestChart.rows || decepticons.count > Self.largestChart.columns
    let (isListed, isDrawn) = (content.battleMatrix != nil, !grid.isEmpty && !isLarge)
    let title = "All \(counted(autobots.count * decepticons.count, "pairing"))"
    return Section(
      "Who would win", anchor: "matrix", width: !grid.isEmpty && isLarge ? .full : .half,
      place: isAskedFor ? .everywhere : .reports,
      blocks: [
        isListed ? nil : .paragraph("There are too many pairs to list."),
        isListed && grid.isEmpty ? .paragraph("There are no pairs: one side is empty.") : nil,
        !grid.isEmpty && isLarge ? .table(matrixTable.folded(title) { _ in false }) : nil,
        isDrawn ? .chart(heatMap) : nil,
        isDrawn ? .note("In the cells: \(reasonsInWords).") : nil,
        isDrawn && isAskedFor ? .table(matrixTable) : nil,
      ])
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

  private var heatMap: Chart {
    Chart(
      "matrix", title: "Who would win every pairing", summary: matrixSummary, data: matrixTable,
      HeatMap(
        rows: autobots.map(\.displayName), columns: decepticons.map(\.displayName),
        cells: zip(autobots, grid).map { autobot, pairs in
          zip(decepticons, pairs).map { decepticon, pair in
            HeatMap.Cell(
              pair.shade, text: pair.shortResult,
              title: "\(autobot.displayName) v \(decepticon.displayName): \(pair.inWords)")
          }
        },
        key: [
          (.first, "Autobot wins"), (.second, "Decepticon wins"), (.neither, "tie"), (.bad, "all destroyed"),
        ]))
  }

  private var matrixSummary: String {
    let pairs = content.battleMatrix ?? []
    let counts = [WinnerRecord.autobots, .decepticons, .none].map { winner in
      pairs.count { $0.winner == winner }
    }
    return
      "Of \(counted(pairs.count, "pairing")) the Autobot wins \(counts[0]), the Decepticon \(counts[1]), "
      + "and \(counts[2]) \(counts[2] == 1 ? "has" : "have") no winner."
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
