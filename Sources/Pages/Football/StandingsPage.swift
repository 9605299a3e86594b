import Documents
import Snapshots
import Words

extension PageKind {
  /// A league table of results.
  public static let standings = PageKind(
    StandingsContent.self, charts: ["points", "cross-table"],
    page: { StandingsPage(snapshot: $1, league: $0.league) },
    table: { standings, _ in standingsForCSV(standings.league.standings) })
}

/// The answer to `squad standings`: the table, or one for each group.
struct StandingsPage: Page {
  let snapshot: Snapshot
  let league: LeagueRecord

  private var standings: [StandingRecord] { league.standings }

  var topic: String { "Standings" }

  @ListBuilder<Section> var sections: [Section] {
    winnersSection
    tableSections
    if tables.count == 1 {
      pointsSection(league)
      CrossTable(matches, teams: standings.map(\.team))?.section
    }
    dataSection(of: snapshot)
    provenanceSection(of: snapshot)
  }

  var kicker: String { "Standings · \(snapshot.paths) · \(pointsInWords)" }

  private var pointsInWords: String {
    let rule = league.pointsRule
    return
      "\(grouped(rule.win)) for a win, \(grouped(rule.draw)) for a draw, \(grouped(rule.loss)) for a loss"
  }

  private var tables: [[StandingRecord]] { standings.chunked { $0.group == $1.group } }

  private var matches: [MatchRecord] { league.matches }

  private var openMatches: Int { matches.count { !$0.played } }

  // MARK: In words

  var verdict: Verdict {
    let played = counted(matches.count - openMatches, "match", "matches")
    guard tables.count == 1, let first = standings.first, standings.count > 1 else {
      return Verdict(claim: counted(tables.count, "table"), aside: "from \(played)")
    }
    let lead = leadInWords(first, standings[1])
    let points = counted(first.points, "point")
    return Verdict(
      claim: "\(first.team): \(points)", aside: lead,
      sentence: "\(first.team) first with \(points), \(lead)")
  }

  @ListBuilder<Badge> var badges: [Badge] {
    let level = standings.count(where: \.isLevel)
    Badge(counted(matches.count - openMatches, "match", "matches") + " played")
    if openMatches > 0 { Badge("\(grouped(openMatches)) not played", tone: .warning) }
    if level > 0 { Badge("\(counted(level, "team")) level on all criteria", tone: .warning) }
    warningsBadge(of: snapshot)
  }

  @ListBuilder<Fact> var facts: [Fact] {
    league.orderFact
    Fact("Points", pointsInWords)
    if openMatches > 0 { Fact("Open", counted(openMatches, "match", "matches") + " not played") }
    dataFact(of: snapshot)
  }

  // MARK: Tables

  /// The leader of each of several tables.
  private var winnersSection: Section? {
    guard tables.count > 1 else { return nil }
    let table = DataTable(
      caption: "The first of each table",
      columns: [.init("Table"), .init("First"), .init("Pts", .number), .init("Second")],
      rows: tables.compactMap { table in
        table.first.map { first in
          DataTable.Row([
            .init(shortGroup(first)), .init(first.team), .init(String(first.points)),
            .init(table.count > 1 ? table[1].team : ""),
          ])
        }
      })
    return Section("The first of each table", anchor: "winners", blocks: [.table(table)])
  }

  /// Returns the part of a team's group that differs between tables: `Group A` of `group stage, Group A`.
  private func shortGroup(_ first: StandingRecord) -> String {
    let names = tables.map { ($0.first?.group ?? "").split(separator: ",") }
    let shared = names.first?.indices.prefix { part in
      names.allSatisfy { $0.count > part + 1 && $0[part] == names[0][part] }
    }
    let parts = (first.group ?? "").split(separator: ",").dropFirst(shared?.count ?? 0)
    return String(parts.joined(separator: ",").drop { $0 == " " })
  }

  private var tableSections: [Section] {
    tables.enumerated().map { index, table in
      let title = table.first?.group ?? "Standings"
      return Section(
        title, anchor: tables.count == 1 ? "standings" : "standings-\(index + 1)",
        width: tables.count == 1 ? .full : .half,
        blocks: [
          .table(standingsTable(table, caption: title)),
          index == tables.count - 1 ? .note(league.orderNote) : nil,
        ])
    }
  }
}
