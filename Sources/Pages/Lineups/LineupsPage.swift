import Documents
import Selection
import Snapshots
import Words

extension PageKind {
  /// Many lineups from one pool.
  public static let lineups = PageKind(
    LineupsContent.self, charts: ["matrix"], tables: ["exposures", "upload"],
    page: { LineupsPage(content: $0, snapshot: $1, units: Units(of: $1)) },
    table: { topTeamsForCSV($0.lineups, of: $1) }, further: furtherTables)

  private static func furtherTables(
    _ content: LineupsContent, of snapshot: Snapshot
  ) -> [(name: String, table: DataTable)] {
    let upload = uploadTable(content.lineups, under: Rules(snapshot.teamRules)).map { [("upload", $0)] }
    return [("exposures", exposuresForCSV(content.exposures))] + (upload ?? [])
  }
}

/// The answer to `squad lineups`: the first lineup, the stacked clubs, the exposures, the lineups, and their
/// differences.
struct LineupsPage: Page {
  let content: LineupsContent
  let snapshot: Snapshot
  let units: Units

  var lineups: [TopTeamRecord] { content.lineups }

  var topic: String { "Lineups" }

  @ListBuilder<Section> var sections: [Section] {
    firstSection
    stacksSection
    exposuresSection
    PlayersByTeam(lineups, called: "lineup", units: units).section(sharesAreTold: true)
    lineupsSection
    differencesSection
    dataSection(of: snapshot)
    provenanceSection(of: snapshot, proof: proof)
  }

  // MARK: Exposures

  /// The most players in the table of exposures.
  private static let exposuresShown = 60

  private var exposuresSection: Section? {
    let shown = content.exposures.prefix(Self.exposuresShown)
    guard !shown.isEmpty else { return nil }
    let hasPrices = shown.contains { $0.price != nil }
    let isMostEqual = Set(shown.map(\.most)).count == 1
    let table = DataTable(
      caption: "Each player's exposure across \(counted(lineups.count, "lineup")), and the limits",
      columns: [
        .init("Player"), .init("Lineups", .number), .init("Share", .bar(.blue, full: 1)),
        .init("Ownership", .number).minor.lower.optional, .init("Min", .number).minor.optional,
        .init("Max", .number).minor, .init("Per lineup", .number),
      ], rows: shown.map(exposureRow), markTitle: "Limit")
    let narrowed = table.keeping { column in
      switch table.columns[column].title {
      case "Max": !isMostEqual
      case "Per lineup": hasPrices
      default: true
      }
    }
    let most = isMostEqual ? shown.first?.most : nil
    let rest = content.exposures.count - shown.count
    return Section(
      "Exposures", anchor: "exposures", width: narrowed.columns.count > 4 ? .full : .half,
      blocks: [
        .table(narrowed.folded("All \(counted(shown.count, "player"))") { $0 < 20 }),
        most.flatMap { most in
          most < lineups.count
            ? .note("Max: no player may be in more than \(counted(most, "lineup")).") : nil
        },
        hasPrices
          ? .note("Per lineup: the gain from raising the max, or lowering the min, by one lineup.") : nil,
        rest > 0 ? .note("\(counted(rest, "more player")): in the JSON.") : nil,
      ])
  }

  private func exposureRow(_ exposure: ExposureRecord) -> DataTable.Row {
    var marks: [DataTable.Mark] = []
    if exposure.count > exposure.most {
      marks.append(.init("over max", tone: .warning))
    } else if exposure.count < exposure.least {
      marks.append(.init("under min", tone: .warning))
    } else if exposure.count == exposure.most, exposure.most < lineups.count {
      marks.append(.init("at max"))
    } else if exposure.count == exposure.least, exposure.least > 0 {
      marks.append(.init("at min"))
    }
    let places = content.exposures.compactMap { $0.ownership?.number.places }.max() ?? 0
    return DataTable.Row(
      [
        .init(exposure.name), .init(grouped(exposure.count)),
        .init("\(percent(exposure.share))%", amount: exposure.share.approximate),
        .init(exposure.ownership.map { "\($0.number.padded(toPlaces: places))%" } ?? ""),
        .init(exposure.least == 0 ? "" : grouped(exposure.least)),
        .init(exposure.most == content.lineupSet.asked ? "" : grouped(exposure.most)),
        // A player who may be in no lineup has a price, but it is of no use.
        .init(exposure.most == 0 ? "" : units.skill(exposure.price)),
      ], marks: marks)
  }

  /// Returns a share from 0 to 1 in percent, with one decimal unless all are whole.
  private func percent(_ share: ExactDecimal) -> String {
    let isWhole = content.exposures.allSatisfy { Pages.percent($0.share).hasSuffix(".0") }
    return fixed(share.approximate * 100, decimals: isWhole ? 0 : 1)
  }

  // MARK: Lineups

  private var firstSection: Section? {
    guard let first = lineups.first else { return nil }
    return TeamDrawing(
      players: first.players, skill: first.projection ?? first.skill, cost: first.cost,
      rules: snapshot.teamRules, units: units, anchor: "first", about: "the first lineup"
    ).section("The first lineup")
  }

  private var lineupsSection: Section? {
    guard !lineups.isEmpty else { return nil }
    let hasNoise = content.lineupSet.seed != nil
    let hasEntries = lineups.contains { $0.entry != nil }
    let units = units.distinguishing(lineups.map { $0.projection ?? $0.skill })
    let table = DataTable(
      caption: hasEntries
        ? "The lineups by entry"
        : hasNoise ? "The lineups in the order of their draws" : "The lineups, the best first",
      columns: [
        .init("Entry").optional, .init("Lineup", .number), units.words.skillColumn,
        .init("With noise", .number).optional, units.words.costColumn, .init("Players").lower,
      ],
      rows: lineups.map { lineup in
        DataTable.Row([
          .init(lineup.entry ?? ""), .init(grouped(lineup.rank)),
          .init(units.skill(lineup.projection ?? lineup.skill)),
          .init(hasNoise ? units.skill(lineup.skill) : ""), .init(units.cost(lineup.cost)),
          .init(teamProse(lineup.players, under: snapshot.teamRules)),
        ])
      }, rowHeader: hasEntries ? 0 : 1)
    let folded = table.folded("All \(counted(lineups.count, "lineup"))") { $0 < 20 }
    return Section("The lineups", anchor: "lineups", blocks: [.table(folded)])
  }

  // MARK: Stacks and differences

  /// The stacks: how many players the lineups have from each club, such as `4-2-1-1`.
  private var stacksSection: Section? {
    let clubs = lineups.map { lineup in
      Dictionary(grouping: lineup.players.compactMap(\.club), by: { $0 }).mapValues(\.count)
    }
    guard clubs.contains(where: { !$0.isEmpty }) else { return nil }
    let shapes = Dictionary(grouping: clubs) {
      $0.values.sorted(by: >).map(String.init).joined(separator: "-")
    }
    let sorted = shapes.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let table = DataTable(
      caption: "Stack shapes: players from the same club per lineup",
      columns: [.init("Players of one club"), .init("Lineups", .number), .init("Clubs most often stacked")],
      rows: sorted.map { shape, count in
        DataTable.Row([.init(shape), .init(grouped(count)), .init(stacked(shapes[shape] ?? []))])
      })
    return Section("Stacks", anchor: "stacks", width: .half, place: .reports, blocks: [.table(table)])
  }

  /// Returns the clubs with the largest stacks in some lineups: `LAL 12, BOS 9`.
  private func stacked(_ lineups: [[String: Int]]) -> String {
    let largest = lineups.flatMap { clubs in
      let most = clubs.values.max() ?? 0
      return most < 2 ? [] : clubs.filter { $0.value == most }.map(\.key)
    }
    let counts = Dictionary(grouping: largest, by: { $0 }).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4)
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private var differencesSection: Section? {
    let distances = lineups.distances
    guard !distances.isEmpty else { return nil }
    let counts = Dictionary(grouping: distances, by: { $0 }).mapValues(\.count).sorted { $0.key < $1.key }
    let table = DataTable(
      caption: "Uniques between pairs of lineups",
      columns: [.init("Players", .number), .init("Pairs", .bar(.blue, full: nil))],
      rows: counts.map { difference, pairs in
        DataTable.Row([.init(grouped(difference)), .init(grouped(pairs), amount: Double(pairs))])
      })
    return Section("Uniques", anchor: "differences", width: .half, place: .reports, blocks: [.table(table)])
  }
}
