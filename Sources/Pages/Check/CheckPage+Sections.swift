import Documents
import Snapshots
import Words

extension CheckPage {
  /// All teams side by side, with the best one below them.
  var tableSection: Section {
    let units = units.distinguishing(teams.map(\.skill) + [best.skill])
    var rows = teams.indices.map { index in
      let (team, words) = (teams[index], wording(teams[index]))
      let tone = team.status == .valid ? .good : team.status.tone
      let name = Prose(spans: [Span(teamNames[index], .link(anchor: anchor(index)))])
      return DataTable.Row(
        [
          .init(name), .init(Prose(spans: [Span(team.status.rawValue, .tone(tone))])),
          .init(units.skill(team.skill)),
          .init(units.skill(team.gap)), .init(units.cost(team.cost)), .init(units.cost(team.left)),
          .init(words.rank),
        ],
        marks: (team.optimal == true ? [.init("optimal")] : [])
          + (team.final ? [.init("final", tone: .neutral)] : []))
    }
    if !best.players.isEmpty {
      let state = best.status == .proved ? "proved best" : "best so far"
      rows.append(
        DataTable.Row(
          [
            "Best team", .init(state), .init(units.skill(best.skill)), "", .init(units.cost(best.cost)),
            .init(units.cost(best.left)), "",
          ], emphasis: .total))
    }
    let columns: [DataTable.Column] = [
      .init("Team"), .init("Status").badge, units.words.skillColumn, .init("Gap", .number),
      units.words.costColumn.minor, .init("Unspent", .number).minor, .init("Beaten by", .number).minor.lower,
    ]
    let table = DataTable(
      caption: "The teams compared with the best one; gap: \(units.words.skill) behind the best team",
      columns: columns.map(\.optional), rows: rows, markTitle: "Marks")
    return Section("The teams", anchor: "teams", blocks: [.table(table)])
  }

  /// The pool with the players of all teams marked, those of the best team in blue.
  var poolSection: Section {
    let marked = markedPlayers
    return Pages.poolSection(
      of: snapshot.playerPool, summary: summary(marked), units: units, marked: marked,
      beside: teams.count.isMultiple(of: 2) ? bestSection : nil, note: capitalised(legend(marked)) + ".")
  }

  /// The players of the best team, then those who are only in hand-picked teams.
  private var markedPlayers: [MarkedPlayer] {
    let teamsOfRow = self.teamsOfRow
    var seen: Set<Int> = []
    let picked = teams.flatMap(\.players).filter { seen.insert($0.row).inserted }
    return best.players.map { MarkedPlayer(player: $0, group: .team, note: note(teamsOfRow[$0.row])) }
      + picked.filter { !rowsInBest.contains($0.row) }.map {
        MarkedPlayer(player: $0, group: .own, note: note(teamsOfRow[$0.row]))
      }
  }

  /// The names of the hand-picked teams that have a player, by the player's row.
  private var teamsOfRow: [Int: [String]] {
    zip(teamNames, teams).reduce(into: [:]) { teamsOfRow, team in
      for player in team.1.players { teamsOfRow[player.row, default: []].append(team.0) }
    }
  }

  /// The whole pool, with ticks for the best team and the picks.
  var wholePool: Section? {
    wholePoolSection(content.players, of: snapshot, best: best.players, tick: "best", picks: teamsOfRow)
  }

  private func summary(_ marked: [MarkedPlayer]) -> String {
    let others = snapshot.playerPool.rowsUsed - marked.count
    return "\(counted(marked.count, "player")) of these teams by \(units.words.both)"
      + (others > 0 ? ", and \(counted(others, "other")) of the pool." : ".")
  }

  /// Returns the meanings of the colours that occur.
  private func legend(_ marked: [MarkedPlayer]) -> String {
    let meanings: [(ScatterChart.Point.Group, String)] = [
      (.team, "blue circles: in the best team"),
      (.own, "orange diamonds: picked, and not in the best team"),
    ]
    let used = Set(marked.map(\.group))
    return meanings.filter { used.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  /// Returns `in seed and trap`, with a few names at most.
  private func note(_ teams: [String]?) -> String {
    guard let teams else { return "" }
    let named = 4
    let others = teams.count > named ? ["\(teams.count - named + 1) more"] : []
    return "in " + listed(Array(teams.prefix(others.isEmpty ? named : named - 1)) + others, "and")
  }

  /// The best team, beside the chart.
  var bestSection: Section? {
    guard best.status != .infeasible else { return nil }
    return TeamDrawing(
      players: best.players, skill: best.skill, cost: best.cost, rules: snapshot.teamRules, units: units,
      anchor: "best", about: "the best team"
    ).section("The best team")
  }

  var teamSections: [Section] {
    teams.indices.map { index in
      Section(
        "\(teamNames[index]): \(teams[index].status.rawValue)", anchor: anchor(index), width: .half,
        place: .reports, blocks: blocks(index))
    }
  }

  private func anchor(_ index: Int) -> String { "team-\(index + 1)" }

  private func blocks(_ index: Int) -> [Block?] {
    let team = teams[index]
    let words = wording(team)
    let notLegal = team.status == .invalid ? ", not legal" : ""
    let ways = ways(team, words)
    let comparison = comparison(team, words)
    return [
      .paragraph("\(words.summary, .strong)\(notLegal); \(words.size)\(words.unclear)"),
      team.problems.isEmpty ? nil : .list(team.problems.map { "\($0.message, .warning)" }, of: "problems"),
      ways.isEmpty ? nil : .details(ways),
      team.players.isEmpty
        ? nil
        : TeamDrawing(
          players: team.players, skill: team.skill, cost: team.cost, rules: rules, units: units,
          anchor: anchor(index), about: teamNames[index], fixed: "in the best team too",
          isFixed: { rowsInBest.contains($0.row) },
          marks: { rowsInBest.contains($0.row) ? [.init("best")] : [] }
        ).block,
      comparison.isEmpty ? nil : .details(comparison),
    ]
  }

  /// Returns the ways to make a better team of it, the best first, and its rank.
  @ListBuilder<Fact> private func ways(_ team: ManualTeamRecord, _ words: ManualTeamWording) -> [Fact] {
    Fact("Completion", words.completion)
    Fact("Best move", words.transfers)
    Fact("Dead end", team.deadEnd)
    words.repairs.map {
      Fact(title(of: $0), "\(words.change($0)), \(units.left($0.left))")
    }
    Fact("Rank", words.rankInWords)
  }

  /// Returns the title of a repair: a swap only if as many players join as leave.
  private func title(of repair: ManualTeamRecord.Repair) -> String {
    if repair.players != nil { return "Line up" }
    if repair.in.isEmpty { return "Leave out" }
    return repair.in.count == repair.out.count ? "Swap" : repair.out.isEmpty ? "Add" : "Replace"
  }

  /// Returns how the team compares with the best team and all others.
  @ListBuilder<Fact> private func comparison(
    _ team: ManualTeamRecord, _ words: ManualTeamWording
  ) -> [Fact] {
    Fact("Sums", team.sums?.inWords)
    if let gap = team.gap {
      let behind = "\(units.skill(gap)) \(units.words.skill) behind the best"
      Fact("Gap", team.optimal == true ? "none: no team has more \(units.words.skill)" : behind)
    }
    if let difference = difference(team) { Fact("The best team has", difference) }
    if team.stoppedBy != nil { Fact("Search", "\(words.unfinished, .warning)") }
    if team.final { Fact("Final", "yes") }
  }

  /// Returns the players whom only the best team has, and whom they would replace.
  private func difference(_ team: ManualTeamRecord) -> Prose? {
    let rows = Set(team.players.map(\.row))
    let joining = best.players.filter { !rows.contains($0.row) }.map(\.displayName)
    let leaving = team.players.filter { !rowsInBest.contains($0.row) }.map(\.displayName)
    guard !joining.isEmpty else { return nil }
    guard !leaving.isEmpty else { return "\(listed(joining, "and"), .good) too" }
    return "\(listed(joining, "and"), .good) instead of \(listed(leaving, "and"), .warning)"
  }
}

/// Whether the status of a team is good or bad news.
extension ManualTeamRecord.Status {
  var tone: Tone {
    switch self {
    case .valid: .neutral
    case .incomplete: .warning
    case .invalid: .bad
    }
  }
}
