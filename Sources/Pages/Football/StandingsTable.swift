import Documents
import Snapshots
import Tournament
import Words

/// Returns a league table: position, team, matches, goals, points, and remarks.
func standingsTable(_ standings: [StandingRecord], caption: String = "The standings") -> DataTable {
  var columns: [DataTable.Column] = [.init("Pos", .number), .init("Team"), .init("MP", .number)]
  columns += ["W", "D", "L"].map { DataTable.Column($0, .number).minor(with: "results") }
  columns += ["GF", "GA"].map { DataTable.Column($0, .number).minor(with: "goals") }
  columns += [.init("GD", .number), .init("Pts", .number), .init("FP", .number).optional]
  let rows = standings.map { row in
    let numbers = [row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst]
    return DataTable.Row(
      [.init(String(row.position)), .init(row.team)] + numbers.map { .init(String($0)) }
        + [
          .init(signed(row.goalDifference)), .init(String(row.points).replacing("-", with: "−")),
          .init(row.fairPlay.map { String($0) } ?? ""),
        ],
      marks: marks(row))
  }
  return DataTable(caption: caption, columns: columns, rows: rows, rowHeader: 1, markTitle: "Remarks")
}

/// Returns the standings as one flat table for spreadsheets and other programs.
public func standingsForCSV(_ standings: [StandingRecord]) -> DataTable {
  csvTable(
    [
      "group", "position", "team", "played", "won", "drawn", "lost", "goals_for", "goals_against",
      "goal_difference", "points", "adjustment", "decided_by",
    ],
    standings.map { row in
      let numbers = [
        row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst, row.goalDifference,
        row.points, row.adjustment ?? 0,
      ]
      return [row.group ?? "", String(row.position), row.team] + numbers.map(String.init)
        + [row.decidedBy.rawValue]
    })
}

@ListBuilder<DataTable.Mark> private func marks(_ row: StandingRecord) -> [DataTable.Mark] {
  row.adjustment.map { DataTable.Mark("\(signed($0)) points", tone: .warning) }
  switch row.decidedBy {
  case .points: []
  case .inputOrder: if row.isLevel { DataTable.Mark("level on all criteria", tone: .warning) }
  case .lots: DataTable.Mark(Criterion.lots.words, tone: .warning)
  case let criterion: DataTable.Mark(criterion.words, tone: .neutral)
  }
}

/// Returns a number with its sign: `+12`, `−3`, `0`.
func signed(_ number: Int) -> String { (number > 0 ? "+" : number < 0 ? "−" : "") + "\(number.magnitude)" }

extension StandingRecord {
  /// Whether only the order of input decided the place, although matches have been played.
  var isLevel: Bool { decidedBy == .inputOrder && played > 0 }
}

extension LeagueRecord {
  /// The criteria that separate level teams.
  private var standingsOrder: StandingsOrder { order?.order ?? .usual }

  /// The order of teams with equal points, as pages state it.
  var orderFact: Fact {
    let level = standings.count(where: \.isLevel)
    let end = level == 0 ? "" : "; \(counted(level, "team")) level on all criteria, in file order"
    return Fact("Order", standingsOrder.inWords + end, tone: level == 0 ? .neutral : .warning)
  }

  /// The meaning of a table's remarks, and which criteria the rules of the game do not have.
  var orderNote: Prose {
    let againNote =
      standingsOrder.criteria.contains(.again)
      ? " Teams that are still level are compared again among themselves." : ""
    let added =
      order == nil ? " Head-to-head and the criteria after it are additions to the game's rules." : ""
    return Prose(
      "Order: \(standingsOrder.inWords); then a \(Criterion.lots.words) if there was one, then the order in the file."
        + againNote + added + " Remarks say what decided a place when points did not.")
  }
}

extension StandingsOrder {
  /// `points, head-to-head (points, goal difference), goals scored`, preceded by the name of the competition.
  fileprivate var inWords: String {
    let parts = criteria.filter { $0 != .again }.chunked { $0.isHeadToHead && $1.isHeadToHead }.map { run in
      guard run[0].isHeadToHead else { return run[0].words }
      let matches = run.map { $0.words.dropFirst(Self.headToHeadName.count + 1) }
      return "\(Self.headToHeadName) (\(matches.joined(separator: ", ")))"
    }
    return (name.map { "\($0): " } ?? "") + parts.joined(separator: ", ")
  }
}
