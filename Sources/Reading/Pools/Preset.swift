import Selection
import Tables

/// The columns and units of a known kind of export.
///
/// A new site is one more entry in ``all``.
public struct Preset: Sendable {
  /// The name on the command line.
  public var name: String
  /// The headers of each column, the preferred ones first; several headers of one entry are joined by a space.
  var sources: [PoolColumn: [[String]]]
  /// The file's costs are in units of 10^-`costUnitPlaces` of the displayed unit.
  var costUnitPlaces = 0
  /// The names shown for the values of the role column.
  var roleNames: [String: String] = [:]

  /// The name of the preset that has a column of points for each week.
  public static let projectionsName = "fpl-projections"

  /// Every preset.
  public static let all: [Preset] = [fpl, fplProjections, draftkings, fanduel, yahoo]

  /// Returns the preset with a name.
  public static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

  /// The headers of a plain pool file.
  static let plain = Preset(
    name: "plain",
    sources: [
      .id: [["id"]], .name: [["name"]], .skill: [["skill"], ["skill score"], ["skillScore"], ["skillPower"]],
      .cost: [["cost"], ["cost ($m)"]], .role: [["role"]], .club: [["club"]],
      .game: [["game"], ["game info"]], .opponent: [["opponent"], ["opp"]],
      .ownership: [["ownership"], ["own"], ["own%"]], .floor: [["floor"]], .ceiling: [["ceiling"], ["ceil"]],
      .stddev: [["stddev"], ["std dev"], ["std"]], .order: [["order"], ["batting order"]],
      .starter: [["starter"], ["starting"], ["probable pitcher"]], .webName: [["web_name"], ["web name"]],
      .minExposure: [["min-exposure"], ["min exposure"]], .maxExposure: [["max-exposure"], ["max exposure"]],
    ])

  /// Returns the headers of a column, best first. Columns that managers add themselves have the headers of plain files.
  func headers(for column: PoolColumn) -> [[String]] {
    (PoolColumn.added.contains(column) ? Self.plain.sources[column, default: []] : [])
      + sources[column, default: []]
  }

  private static let fpl = Preset(
    name: "fpl",
    sources: [
      .id: [["id"], ["element"]], .name: [["first_name", "second_name"], ["name"], ["web_name"]],
      .skill: [["total_points"]], .cost: [["now_cost"], ["value"]],
      .role: [["element_type"], ["position"]], .club: [["team"]], .ownership: [["selected_by_percent"]],
    ],
    costUnitPlaces: 1,
    roleNames: [
      "1": "GK", "gk": "GK", "gkp": "GK", "goalkeeper": "GK",
      "2": "DEF", "def": "DEF", "defender": "DEF",
      "3": "MID", "mid": "MID", "midfielder": "MID",
      "4": "FWD", "fwd": "FWD", "forward": "FWD",
    ])

  /// Projections for the Fantasy Premier League, a column of points for each week: `13_Pts`.
  private static let fplProjections = Preset(
    name: projectionsName,
    sources: [
      .id: [["ID"]], .name: [["Name"]], .cost: [["BV"]], .role: [["Pos"]], .club: [["Team"]],
    ],
    roleNames: ["g": "GK", "d": "DEF", "m": "MID", "f": "FWD"])

  private static let draftkings = Preset(
    name: "draftkings",
    sources: [
      .id: [["ID"]], .name: [["Name"]], .skill: [["AvgPointsPerGame"]], .cost: [["Salary"]],
      .role: [["Roster Position"], ["Position"]], .club: [["TeamAbbrev"]], .game: [["Game Info"]],
    ])

  private static let fanduel = Preset(
    name: "fanduel",
    sources: [
      .id: [["Id"]], .name: [["Nickname"]], .skill: [["FPPG"]], .cost: [["Salary"]],
      .role: [["Roster Position"], ["Position"]], .club: [["Team"]], .game: [["Game"]],
      .opponent: [["Opponent"]],
    ])

  private static let yahoo = Preset(
    name: "yahoo",
    sources: [
      .id: [["ID"]], .name: [["First Name", "Last Name"]], .skill: [["FPPG"]], .cost: [["Salary"]],
      .role: [["Position"]], .club: [["Team"]], .game: [["Game"]], .opponent: [["Opponent"]],
    ])
}
