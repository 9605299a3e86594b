import Documents
import Snapshots
import Tournament
import Words

extension PageKind {
  /// A football tournament.
  public static let tournament = PageKind(
    TournamentContent.self, charts: ["points", "cross-table", "places"],
    page: { TournamentPage(snapshot: $1, content: $0) },
    table: { tournament, _ in standingsForCSV(tournament.league.standings) })
}

/// The answer to `squad tournament`: the standings, the rounds, the teams, and the story of every match.
struct TournamentPage: Page {
  let snapshot: Snapshot
  let content: TournamentContent

  var teams: [TeamRecord] { content.teams }
  var rounds: [RoundRecord] { content.league.rounds }
  var standings: [StandingRecord] { content.league.standings }
  var matches: [MatchRecord] { content.league.matches }

  var topic: String { "Tournament" }

  @ListBuilder<Section> var sections: [Section] {
    if let seasons = content.seasons { oddsSections(seasons.odds) }
    standingsSection
    if let purchases = content.purchases { Pages.sections(ofBought: purchases, of: self) }
    pointsSection(content.league)
    CrossTable(matches, teams: standings.map(\.team))?.section
    roundsSection
    statisticsSection
    teamsSection
    storySection
    rulesSection
    dataSection(of: snapshot)
    provenanceSection(of: snapshot)
  }

  /// The most matches that the terminal lists in full; `--show-round` shows those of one round.
  private static let matchesOnTerminal = 12

  private var standingsSection: Section {
    Section(
      content.seasons == nil ? "Standings" : "One tournament in full", anchor: "standings",
      blocks: [.table(standingsTable(standings)), .note(content.league.orderNote)])
  }

  private var roundsSection: Section {
    let byes = rounds.compactMap { round in
      round.bye.map { Prose("Round \(round.round): \($0) has a bye") }
    }
    return Section(
      "Rounds", anchor: "rounds", width: .half,
      place: matches.count <= Self.matchesOnTerminal ? .everywhere : .reports,
      blocks: [
        .table(matchesOfAllRounds), byes.isEmpty ? nil : .list(byes, of: "byes"),
        hasStories
          ? nil : .note("With this many matches the stories are left out; goals and cards are in the JSON."),
      ])
  }

  /// The matches of all rounds; if there are many, an HTML page shows those of the last round that was played.
  private var matchesOfAllRounds: DataTable {
    let table = matchesTable(rounds, caption: "The matches of all rounds")
    guard matches.count > Self.matchesOnTerminal else { return table }
    let last = rounds.lastIndex { $0.matches.contains(where: \.played) } ?? 0
    let start = rounds[..<last].reduce(0) { $0 + $1.matches.count }
    let shown = start..<start + rounds[last].matches.count
    return table.folded("All \(counted(matches.count, "match", "matches"))", showing: shown.contains)
  }

  /// Whether there are few enough matches for readable stories.
  private var hasStories: Bool { matches.count <= Schedule.matchesWithStories }

  private var teamsSection: Section {
    let columns: [DataTable.Column] = [
      .init("Team"), .init("Formation").lower, .init("Goalkeeper", short: "Keeper", .number),
      .init("Defence", .number),
      .init("Midfield", .number), .init("Attack", .number), .init("Stadium").lower.optional,
    ]
    let rows = teams.map { team in
      let powers = [team.keeper, team.defence, team.midfield, team.attack]
      return DataTable.Row(
        [.init(team.name), .init("\(team.defenders)-\(team.midfielders)-\(team.attackers)")]
          + powers.map { power in
            DataTable.Cell(
              fixed(power.approximate, decimals: 2),
              exact: power.number.places > 2 ? power.number.description : nil)
          } + [.init(team.stadium ?? "")])
    }
    let table = DataTable(caption: "The power of each position at kick-off", columns: columns, rows: rows)
    return Section(
      "Teams and their power", anchor: "teams", width: .half, place: .reports, blocks: [.table(table)])
  }

  private var statisticsSection: Section? {
    statisticsTable(teams: teams.map(\.name), matches: matches).map { table in
      Section(
        "Duels and cards", anchor: "duels", width: .half, place: .reports,
        blocks: [
          .table(table),
          .note("Won: duels that won or kept the ball; a duel that ends in a foul counts for neither team."),
        ])
    }
  }

  private var storySection: Section? {
    guard hasStories else { return nil }
    let blocks = rounds.flatMap { round -> [Block] in
      let described = round.matches.filter { !$0.events.isEmpty || !$0.played }
      guard !described.isEmpty else { return [] }
      return [.paragraph("\("Round \(round.round)", .strong)")]
        + described.map { $0.played ? .table(storyTable($0, whole: false)) : .paragraph($0.line) }
    }
    return blocks.isEmpty
      ? nil
      : Section(
        "The matches in goals and cards", anchor: "stories", place: .reports, isFolded: true, blocks: blocks)
  }
}
