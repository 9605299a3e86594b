import Documents
import Snapshots

/// The answer to `squad best` as a document: the verdict, what supports it, the team beside the chart of
/// the pool, and where it all comes from.
///
/// - Precondition: the snapshot holds a best team, or the reason why there is none.
public func bestTeamPage(_ snapshot: Snapshot) -> Document {
  guard let team = snapshot.bestTeam else { preconditionFailure("the snapshot holds no answer to 'best'") }
  return BestTeamPage(snapshot: snapshot, team: team, units: Units(snapshot.playerPool)).document
}

/// The parts of the page; how they are worded stands in `BestTeamPage+Wording.swift`.
struct BestTeamPage {
  let snapshot: Snapshot
  let team: BestTeamRecord
  let units: Units

  var document: Document {
    Document(
      title: "Best team: \(verdict.claim)", kicker: kicker, verdict: verdict, badges: badges, facts: facts,
      sections: sections)
  }

  private var sections: [Section] {
    var sections: [Section] = []
    if team.status != .infeasible { sections += [teamSection, poolSection(width: .half)] }
    if team.status == .infeasible, snapshot.playerPool.rowsUsed > 0 {
      sections.append(poolSection(width: .full))
    }
    return sections + [dataSection(of: snapshot), provenanceSection(of: snapshot, proof: proofDetail)]
  }

  // MARK: The team

  private var teamSection: Section {
    var blocks: [Block] = [.table(teamTable)]
    if let note = alwaysNote {
      blocks.append(.note(Prose("always: \(note) best teams that cost \(units.cost(team.cost))")))
    }
    return Section("The team", anchor: "team", width: .half, blocks: blocks)
  }

  private var teamTable: DataTable {
    let hasRoles = team.players.contains { $0.role != nil }
    let hasClubs = team.players.contains { $0.club != nil }
    var columns = [DataTable.Column("Player")]
    if hasRoles { columns.append(.init("Role")) }
    if hasClubs { columns.append(.init("Club")) }
    // Beside roles or clubs there is no room for bars.
    let hasBars = !hasRoles && !hasClubs
    columns += [
      .init("Skill", hasBars ? .bar(.green, full: nil) : .number),
      .init("Cost", hasBars ? .bar(.orange, full: nil) : .number),
    ]

    func cells(_ name: String, role: String?, club: String?) -> [DataTable.Cell] {
      var cells = [DataTable.Cell(name)]
      if hasRoles { cells.append(.init(role ?? "")) }
      if hasClubs { cells.append(.init(club ?? "")) }
      return cells
    }
    var rows = team.players.map { player in
      DataTable.Row(
        cells(player.displayName, role: player.role, club: player.club) + [
          .init(units.skill(player.skill), amount: player.skill.approximate),
          .init(units.cost(player.cost), amount: player.cost.approximate),
        ], marks: marks(player))
    }
    rows.append(
      DataTable.Row(
        cells("Total", role: nil, club: nil) + [
          .init(units.skill(team.skill)), .init(units.cost(team.cost)),
        ],
        emphasis: .total))
    return DataTable(
      caption: "The players of the team with their skills and costs", columns: columns, rows: rows,
      markTitle: "Marks")
  }

  private func marks(_ player: PlayerRecord) -> [DataTable.Mark] {
    var marks: [DataTable.Mark] = []
    if alwaysNote != nil, player.inAllOptimal == true { marks.append(.init("always")) }
    if player.hasWarning == true { marks.append(.init("see warnings", tone: .warning)) }
    return marks
  }

  // MARK: The pool

  /// How many players outside the team are named in a large pool.
  private static let notableDots = 4

  private func poolSection(width: Section.Width) -> Section {
    let others = snapshot.playerPool.chart
    let named: [ChartDot]
    let cloud: [ChartDot]
    // In a larger pool names would cover the picture: only the team and the most skilled are named.
    if others.count <= ScatterChart.namedPoints {
      (named, cloud) = (others, [])
    } else {
      let bySkill = others.indices.sorted { one, other in
        let (one, other) = (others[one], others[other])
        return one.skill == other.skill ? one.row < other.row : one.skill.number > other.skill.number
      }
      let notable = Set(bySkill.filter { others[$0].players == 1 }.prefix(Self.notableDots))
      named = notable.sorted().map { others[$0] }
      cloud = others.indices.filter { !notable.contains($0) }.map { others[$0] }
    }
    let chart = ScatterChart(
      name: "pool", title: "The pool: cost against skill", summary: poolSummary,
      x: Axis("Cost"), y: Axis("Skill"),
      points: team.players.map { point($0) } + named.map { point($0) },
      cloud: .init(
        x: cloud.map(\.cost.approximate), y: cloud.map(\.skill.approximate), counts: cloud.map(\.players),
        noun: "other players"))
    return Section(
      "The pool: who costs what", anchor: "pool", width: width, place: .reports, blocks: [.chart(chart)])
  }

  private func point(_ player: PlayerRecord) -> ScatterChart.Point {
    ScatterChart.Point(
      player.displayName, x: player.cost.approximate, y: player.skill.approximate,
      value: "\(units.skill(player.skill)) skill for \(units.cost(player.cost))", group: .team)
  }

  private func point(_ dot: ChartDot) -> ScatterChart.Point {
    let others = dot.players > 1 ? " and \(counted(dot.players - 1, "player")) close by" : ""
    return ScatterChart.Point(
      dot.name, x: dot.cost.approximate, y: dot.skill.approximate,
      value: "\(units.skill(dot.skill)) skill for \(units.cost(dot.cost))\(others)")
  }
}
