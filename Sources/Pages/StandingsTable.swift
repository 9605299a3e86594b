import Documents
import Snapshots

/// A table of a league: position, team, matches, goals, points, and what needs a word.
func standingsTable(_ standings: [StandingRecord], caption: String = "The standings") -> DataTable {
  let columns: [DataTable.Column] = [
    .init("Pos", .number), .init("Team"), .init("MP", .number), .init("W", .number), .init("D", .number),
    .init("L", .number), .init("GF", .number), .init("GA", .number), .init("GD", .number),
    .init("Pts", .number),
  ]
  let rows = standings.map { row in
    let numbers = [row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst]
    return DataTable.Row(
      [.init(String(row.position)), .init(row.team)] + numbers.map { .init(String($0)) }
        + [.init(signed(row.goalDifference)), .init(String(row.points))],
      marks: marks(row))
  }
  return DataTable(caption: caption, columns: columns, rows: rows, rowHeader: 1, markTitle: "Remarks")
}

/// The standings as one flat table for spreadsheets and other programs.
public func standingsForCSV(_ standings: [StandingRecord]) -> DataTable {
  let titles = [
    "group", "position", "team", "played", "won", "drawn", "lost", "goals_for", "goals_against",
    "goal_difference", "points", "adjustment", "decided_by",
  ]
  return DataTable(
    caption: "", columns: titles.map { .init($0) },
    rows: standings.map { row in
      let numbers = [
        row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst, row.goalDifference,
        row.points, row.adjustment ?? 0,
      ]
      return DataTable.Row(
        [.init(row.group ?? ""), .init(String(row.position)), .init(row.team)]
          + numbers.map { .init(String($0)) } + [.init(row.decidedBy)])
    })
}

private func marks(_ row: StandingRecord) -> [DataTable.Mark] {
  var marks: [DataTable.Mark] = []
  if let adjustment = row.adjustment {
    marks.append(.init("\(signed(adjustment)) points", tone: .warning))
  }
  if row.isDecidedByHeadToHead { marks.append(.init("head-to-head", tone: .neutral)) }
  if row.isLevel { marks.append(.init("level on all criteria", tone: .warning)) }
  return marks
}

/// `+12`, `-3`, `0`
func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

extension StandingRecord {
  /// Whether the matches between teams that were level decided the place.
  var isDecidedByHeadToHead: Bool { decidedBy == "head-to-head" }
  /// Whether nothing but the order of input decided the place, although matches have been played.
  var isLevel: Bool { decidedBy == "input-order" && played > 0 }
}

/// How teams of equal points are put in order, as pages say it.
func orderFact(of standings: [StandingRecord]) -> Fact {
  let base = "points, goal difference, goals for"
  let level = standings.filter(\.isLevel)
  if !level.isEmpty {
    return Fact(
      "Order",
      Prose(
        "\(base); \(counted(level.count, "team")) level on all criteria, head-to-head too, "
          + "in the order of input"), tone: .warning)
  }
  let decided = standings.contains(where: \.isDecidedByHeadToHead) ? "; then head-to-head" : ""
  return Fact("Order", Prose(base + decided))
}

/// What a table's remarks mean, and which criteria the rules of the game do not know.
let orderNote: Prose = """
  Order: points, goal difference, goals for. Where these are equal, two criteria are added that the rules of \
  the game do not have: the matches between the teams still level (points, goal difference, goals), then the \
  order of input.
  """
