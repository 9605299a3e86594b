import Documents
import Snapshots
import Words

extension PageKind {
  /// The players of a pool.
  public static let players = PageKind(
    PlayersContent.self, charts: ["pool"],
    page: {
      PlayersPage(
        snapshot: $1, players: $0.players, team: $0.manualTeams?.first, units: Units(of: $1))
    }, table: { playersForCSV($0.players, of: $1) })
}

/// The players of a pool: a table, the chart, and how the reading went; for a team also who could still join.
struct PlayersPage: Documented {
  let snapshot: Snapshot
  let players: [PlayerRecord]
  let team: ManualTeamRecord?
  let units: Units

  /// The most rows with which the table is beside the chart.
  private static let mostBesideChart = 16
  /// The most players on a page, apart from those of the team: more would be unread and slow down the browser.
  private static let mostListed = 1_000

  var document: Document {
    Document(
      title: team == nil ? "Players of \(file)" : "Players of \(file): \(claim)", kicker: "Players · \(file)",
      verdict: verdict, badges: badges, facts: facts,
      sections: [
        tableSection, chartSection, dataSection(of: snapshot, place: .everywhere),
        provenanceSection(of: snapshot),
      ])
  }

  private var file: String { snapshot.inputs.first?.path ?? "" }

  private var width: Section.Width {
    players.count <= Self.mostBesideChart && players.allSatisfy { $0.role == nil && $0.club == nil }
      ? .half : .full
  }

  // MARK: The verdict

  /// The number of players shown: `first 2 of 10 players`.
  private var shown: String {
    let all = snapshot.playerPool.rowsUsed
    let part = players.count < all ? "first \(grouped(players.count)) of " : ""
    return "\(part)\(counted(all, row))\(people)"
  }

  private var row: String { snapshot.playerPool.noun }

  /// ` of 7 players`; empty if each player has one row.
  private var people: String { snapshot.playerPool.playersUsed.map { " of \(counted($0, "player"))" } ?? "" }

  private var claim: String { words.map { "\($0.size) selected\($0.unclear)" } ?? shown }

  var verdict: Verdict {
    guard let team, let words else { return Verdict(claim: shown, sentence: "\(shown) in \(file)") }
    return Verdict(
      claim: claim, aside: words.summary,
      sentence: "\(team.name): \(claim), \(words.summary); \(shown) in \(file)")
  }

  private var words: ManualTeamWording? {
    team.map { ManualTeamWording(team: $0, rules: snapshot.teamRules, units: units) }
  }

  // MARK: The team

  private var open: [PlayerRecord] { players.filter { $0.canJoin == true } }

  @ListBuilder<Badge> private var badges: [Badge] {
    if let team {
      Badge(
        team.final ? "\(team.status.rawValue), final" : team.status.rawValue,
        tone: team.status == .valid ? .good : team.status.tone, anchor: "players")
      Badge("\(grouped(open.count)) can join", anchor: "players")
    }
    warningsBadge(of: snapshot)
  }

  /// The problems of the team, and who could still join it.
  @ListBuilder<Fact> private var facts: [Fact] {
    if let team {
      if team.status == .invalid, !team.problems.isEmpty {
        Fact("Rules", lines: team.problems.map { Prose($0.message) }, tone: .bad)
      }
      Fact("Can join", whoCanJoin(team))
    }
    dataFact(of: snapshot)
  }

  private func whoCanJoin(_ team: ManualTeamRecord) -> String {
    if team.problems.contains(where: { ["unknown", "ambiguous"].contains($0.code) }) {
      return "none until every line of the team matches one player in the pool"
    }
    if team.count >= snapshot.teamRules.size { return "none: the team is full" }
    let named = shortened(open.map { "\($0.displayName) \(units.cost($0.cost))" }, to: 8)
    if !named.isEmpty { return "\(listed(named, "and"))" }
    return players.count < snapshot.playerPool.rowsUsed
      ? "none of those shown"
      : "none: \(units.cost(team.left)) left cannot buy another player under the rules"
  }

  // MARK: The players

  private var tableSection: Section {
    let hidden = players.count - tabled.count
    let note =
      "The first \(grouped(Self.mostListed)) \(row)s\(team == nil ? "" : " and those of the team"); \(grouped(hidden)) more "
      + "are in the JSON and in --format csv. Use --limit and --where to choose others."
    return Section(
      "The players", anchor: "players", width: width,
      blocks: [.table(table), hidden > 0 ? .paragraph(note) : nil])
  }

  private var tabled: [PlayerRecord] {
    guard players.count > Self.mostListed else { return players }
    return players.prefix(Self.mostListed) + players.dropFirst(Self.mostListed).filter { $0.selected == true }
  }

  /// The table with the first players and those of the team shown at first on an HTML page.
  private var table: DataTable {
    let tabled = tabled
    let table = playersTable(tabled, units, markTitle: "Team") { player in
      player.selected == true
        ? [.init("✓ selected")] : player.canJoin == true ? [.init("can join", tone: .neutral)] : []
    }
    return table.folded("All \(counted(tabled.count, row))") { $0 < 30 || tabled[$0].selected == true }
  }

  private var chartSection: Section {
    let picked = team?.players ?? []
    let others = snapshot.playerPool.rowsUsed - picked.count
    let summary =
      "\(counted(snapshot.playerPool.rowsUsed, row)) by \(units.words.both)"
      + (picked.isEmpty ? "." : ": \(picked.count) selected and \(grouped(others)) not.")
    return poolSection(
      of: snapshot.playerPool, summary: summary, units: units,
      marked: picked.map { MarkedPlayer(player: $0, group: .team, note: "selected") })
  }
}
