import Documents
import Snapshots

extension PageKind {
  /// The best team.
  public static let bestTeam = PageKind(
    BestContent.self, charts: ["budget", "pool", "matrix"],
    page: { BestTeamPage(snapshot: $1, content: $0, units: Units(of: $1)) }, table: bestTable)

  private static func bestTable(_ best: BestContent, of snapshot: Snapshot) -> DataTable {
    if let list = best.list { return topTeamsForCSV(list.topTeams, of: snapshot) }
    if best.whatIf?.playerWhatIfComplete != nil { return whatIfForCSV(best, of: snapshot) }
    return playersForCSV(best.answer.bestTeam.players, of: snapshot)
  }
}

/// The answer to `squad best`: the team beside the chart of the pool, and what else was asked for.
struct BestTeamPage: Page {
  let snapshot: Snapshot
  let content: BestContent
  let units: Units

  var team: BestTeamRecord { content.answer.bestTeam }

  var topic: String { "Best team" }

  @ListBuilder<Section> var sections: [Section] {
    let (rules, money) = (snapshot.teamRules, money.section)
    if !team.players.isEmpty {
      teamSection
      money
    }
    if snapshot.playerPool.rowsUsed > 0 {
      poolSection(
        of: snapshot.playerPool, summary: poolSummary, units: units,
        marked: team.players.map { MarkedPlayer(player: $0, group: .team) },
        beside: money == nil && !team.players.isEmpty ? teamSection : nil)
    }
    if let chips = content.plan?.chips, !chips.isEmpty { chipsSection(chips, units: units) }
    content.plan.map { transfersSection($0, units: units) }
    whySection
    if let list = content.list {
      PlayersByTeam(list.topTeams, called: "team", units: units).section(sharesAreTold: false)
      topTeamsSection(list, from: content.plan?.owned, best: team, under: rules, units: units)
      listedLineupsSection(list.topTeams, under: rules, units: units)
    }
    whatIfSection(content, of: snapshot, units: units)
    since?.section
    wholePoolSection(content.players, of: snapshot, best: team.players, tick: "team")
    dataSection(of: snapshot)
    provenanceSection(of: snapshot, proof: proofDetail)
  }

  /// What changed since an earlier run.
  var since: SinceWording? { SinceWording(of: content.answer, units: units) }

  /// The results for other budgets.
  var money: MoneyWording {
    MoneyWording(team: team, units: units, best: content.judgedSkill, scope: content.plan?.judgedScope)
  }

  private var teamSection: Section {
    let joining = Set((content.plan?.best?.in ?? []).map(\.row))
    let block = TeamDrawing(
      players: team.players, skill: team.skill, cost: team.cost, rules: snapshot.teamRules, units: units,
      anchor: "team", about: "the team", fixed: fixedNote, note: unknownNote,
      isNew: { joining.contains($0.row) }, marks: marks
    ).block
    let isTable = if case .table = block { true } else { false }
    return Section(
      "The team", anchor: "team", width: .half,
      blocks: [
        block, isTable ? fixedNote.map { .note("always: \($0)") } : nil,
        team.sums.map { .note("Sums: \($0.inWords)") },
      ])
  }

  /// What is special about the players who are in every best team.
  private var fixedNote: String? {
    let fixed = Set(team.players.compactMap(\.inAllOptimal))
    let uncounted = team.status == .proved && fixed.count == 2 ? "in every best team that costs" : nil
    return (alwaysNote.map { "\($0) best teams that cost" } ?? uncounted).map {
      "\($0) \(units.cost(team.cost))"
    }
  }

  /// A note that it is unknown which players can be replaced, where other teams may be as good.
  private var unknownNote: String? {
    team.players.contains { $0.inAllOptimal != nil } ? nil : "It is not known which players can be replaced."
  }

  @ListBuilder<DataTable.Mark> private func marks(_ player: PlayerRecord) -> [DataTable.Mark] {
    if fixedNote != nil, player.inAllOptimal == true { DataTable.Mark("always") }
    if player.hasWarning == true { DataTable.Mark("see warnings", tone: .warning) }
  }
}
