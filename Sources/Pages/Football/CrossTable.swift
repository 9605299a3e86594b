import Documents
import Snapshots
import Words

/// A cross table: the scores of every team against every other team.
struct CrossTable {
  /// The most teams for which the table is readable.
  private static let mostTeams = 24

  private let teams: [String]
  /// By team and opponent: the scores of their matches, the team's own goals first.
  private var scores: [String: [String: [Score]]] = [:]

  /// A score from the point of view of one of the two teams.
  private struct Score {
    var own, other: Int

    var text: String { "\(own)-\(other)" }
  }

  /// The scores of matches between teams in the order in which they are shown; nil if there are too many teams for a
  /// readable table, or no match has been played.
  init?(_ matches: [MatchRecord], teams: [String]) {
    self.teams = teams
    guard teams.count <= Self.mostTeams else { return nil }
    for match in matches {
      guard let home = match.homeGoals, let away = match.awayGoals else { continue }
      scores[match.home, default: [:]][match.away, default: []].append(Score(own: home, other: away))
      scores[match.away, default: [:]][match.home, default: []].append(Score(own: away, other: home))
    }
    guard !scores.isEmpty else { return nil }
  }

  var section: Section {
    let map = HeatMap(
      rows: isLarge ? teams.enumerated().map { "\($0 + 1) \($1)" } : teams,
      columns: isLarge ? teams.indices.map { "\($0 + 1)" } : teams,
      cells: teams.map { team in teams.map { cell(of: team, against: $0) } },
      key: [(.first, "won"), (.neither, "drawn"), (.second, "lost")].map { shade, meaning in
        (shade, hasLetters ? "\(Self.letter(shade)) \(meaning)" : meaning)
      })
    let chart = Chart(
      "cross-table", title: "Who beats whom",
      summary: "The results of each row's team against each column's team, its own goals first. \(counts)",
      data: table, map)
    return Section(of: chart, width: teams.count > HeatMap.mostInHalf ? .full : .half)
  }

  /// Whether there are so many teams that the columns have numbers instead of names.
  private var isLarge: Bool { teams.count > HeatMap.mostNamed }

  /// Whether the cells are too small for scores.
  private var hasLetters: Bool {
    isLarge || (teams.count > 6 && scores.values.contains { $0.values.contains { $0.count > 1 } })
  }

  private static func letter(_ shade: HeatMap.Shade) -> String {
    shade == .first ? "W" : shade == .second ? "L" : "D"
  }

  /// The number of pairs of teams that have met, and of those that are level.
  private var counts: String {
    let pairs = teams.indices.flatMap { index in teams[..<index].map { (teams[index], $0) } }
    let met = pairs.compactMap { team, other in scores[team]?[other].map(Self.shade) }
    let level = met.count { $0 == .neither }
    return "\(counted(met.count, "pair")) met, \(level) of them level."
  }

  private func cell(of team: String, against other: String) -> HeatMap.Cell {
    guard team != other else { return HeatMap.Cell(.empty, title: team) }
    guard let met = scores[team]?[other] else {
      return HeatMap.Cell(.empty, title: "\(team) - \(other), not played")
    }
    let text = Self.text(met)
    let shade = Self.shade(met)
    return HeatMap.Cell(
      shade, text: hasLetters ? Self.letter(shade) : text, title: "\(team) against \(other): \(text)")
  }

  private static func text(_ scores: [Score]) -> String { scores.map(\.text).joined(separator: ", ") }

  /// Returns the colour for the team that has won more of the matches.
  private static func shade(_ scores: [Score]) -> HeatMap.Shade {
    let lead = scores.reduce(0) { $0 + ($1.own - $1.other).signum() }
    return lead > 0 ? .first : lead < 0 ? .second : .neither
  }

  private var table: DataTable {
    let rows = teams.enumerated().map { place, team in
      let cells = teams.map { other in
        DataTable.Cell(team == other ? "·" : scores[team]?[other].map(Self.text) ?? "")
      }
      return DataTable.Row([.init(String(place + 1)), .init(team)] + cells)
    }
    return DataTable(
      caption: "The scores of each team against the teams numbered above, its own goals first",
      columns: [.init("No.", .number), .init("Team")]
        + teams.indices.map { .init(String($0 + 1), .number) },
      rows: rows, rowHeader: 1)
  }
}
