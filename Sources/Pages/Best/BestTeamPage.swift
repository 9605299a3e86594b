import Documents
import Snapshots

/// Returns the answer to `squad best` as a document: the verdict, what supports it, the team beside the chart of the
/// pool, and the provenance.
func bestTeamPage(_ content: BestContent, of snapshot: Snapshot) -> Document {
  BestTeamPage(snapshot: snapshot, content: content, units: Units(of: snapshot)).document
}

/// The parts of the page; its wording is in `BestTeamPage+Wording.swift`.
struct BestTeamPage {
  let snapshot: Snapshot
  let content: BestContent
  let units: Units

  var team: BestTeamRecord { content.answer.bestTeam }

  var document: Document {
    Document(
      title: "Best team: \(verdict.claim)", kicker: kicker, verdict: verdict, badges: badges, facts: facts,
      sections: sections)
  }

  private var sections: [Section] {
    var sections: [Section] = []
    let money = money.section
    if !team.players.isEmpty { sections += [teamSection, money].compactMap { $0 } }
    if snapshot.playerPool.rowsUsed > 0 {
      sections.append(poolSection(beside: money == nil && !team.players.isEmpty ? teamSection : nil))
    }
    if let chips = content.plan?.chips, !chips.isEmpty { sections.append(chipsSection(chips, units: units)) }
    sections += [
      content.plan.map { transfersSection($0, units: units) },
      whySection,
      content.list.flatMap {
        PlayersByTeam($0.topTeams, called: "team", units: units).section(sharesAreTold: false)
      },
      content.list.flatMap {
        topTeamsSection(
          $0, from: content.plan?.owned, best: team, under: snapshot.teamRules, units: units)
      },
      content.list.flatMap {
        listedLineupsSection($0.topTeams, under: snapshot.teamRules, units: units)
      },
      whatIfSection(content, of: snapshot, units: units),
    ].compactMap { $0 }
    sections += since.sections
    sections += [wholePoolSection(content.players, of: snapshot, best: team.players, tick: "team")].compactMap
    { $0 }
    return sections + [dataSection(of: snapshot), provenanceSection(of: snapshot, proof: proofDetail)]
  }

  /// What changed since an earlier run.
  var since: (facts: [Fact], badges: [Badge], sections: [Section]) {
    SinceWording.parts(of: content.answer, units: units)
  }

  /// The results for other budgets.
  var money: MoneyWording {
    MoneyWording(team: team, units: units, best: content.judgedSkill, scope: content.plan?.judgedScope)
  }

  // MARK: The team

  private var teamSection: Section {
    let joining = Set((content.plan?.best?.in ?? []).map(\.row))
    var blocks: [Block] = [
      teamBlock(
        team.players, skill: team.skill, cost: team.cost, under: snapshot.teamRules, units: units,
        name: "team", about: "the team", fixed: fixedNote, note: unknownNote,
        isNew: { joining.contains($0.row) },
        marks: marks)
    ]
    if let note = fixedNote, case .table = blocks[0] {
      blocks.append(.note(Prose("always: \(note)")))
    }
    if let sums = team.sums { blocks.append(.note(Prose("Sums: \(sums.inWords)"))) }
    return Section("The team", anchor: "team", width: .half, blocks: blocks)
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

  private func marks(_ player: PlayerRecord) -> [DataTable.Mark] {
    var marks: [DataTable.Mark] = []
    if fixedNote != nil, player.inAllOptimal == true { marks.append(.init("always")) }
    if player.hasWarning == true { marks.append(.init("see warnings", tone: .warning)) }
    return marks
  }

  // MARK: The pool

  private func poolSection(beside neighbour: Section?) -> Section {
    let chart = poolChart(
      of: snapshot.playerPool, summary: poolSummary, units: units,
      marked: team.players.map { MarkedPlayer($0, .team) }, beside: neighbour)
    return Section(
      "The pool by cost and skill", anchor: "pool", width: .half, place: .reports, blocks: [.chart(chart)])
  }
}
