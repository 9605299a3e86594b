import Documents
import Snapshots
import Words

extension PageKind {
  /// Hand-picked teams alone, and the changes made to them.
  static let team = PageKind(
    TeamContent.self,
    page: {
      TeamPage(
        snapshot: $1, content: $0, names: distinctNames(of: $0.manualTeams), units: Units(of: $1))
    }, table: { playersForCSV($0.manualTeams.flatMap(\.players), of: $1) })
}

/// Hand-picked teams: the changes made, the players, and possible improvements.
struct TeamPage: Documented {
  let snapshot: Snapshot
  let content: TeamContent
  let names: [String]
  let units: Units

  private var teams: [ManualTeamRecord] { content.manualTeams }

  var document: Document {
    Document(
      title: "Team: \(verdict.claim)", kicker: "Team · \(teams.map(\.path).joined(separator: ", "))",
      verdict: verdict, badges: [warningsBadge(of: snapshot)], facts: facts, sections: sections)
  }

  var verdict: Verdict { Verdict(claim: teams.count == 1 ? sentence(0) : counted(teams.count, "team")) }

  @ListBuilder<Section> private var sections: [Section] {
    overview
    steps
    teams.indices.map(players)
    provenanceSection(of: snapshot)
  }

  private func words(_ index: Int) -> ManualTeamWording {
    ManualTeamWording(team: teams[index], rules: snapshot.teamRules, units: units)
  }

  private func sentence(_ index: Int) -> String {
    let (team, words) = (teams[index], words(index))
    let final = team.final ? ", final" : ""
    return "\(names[index]): \(words.size)\(words.unclear), \(words.summary): \(team.status.rawValue)\(final)"
  }

  @ListBuilder<Fact> private var facts: [Fact] {
    for index in teams.indices {
      let lines = words(index).advice
      if !lines.isEmpty {
        Fact(names[index], lines: lines.map { Prose($0) }, tone: teams[index].status.tone)
      }
    }
    for (name, team) in zip(names, teams) {
      Fact(teams.count == 1 ? "Sums" : "Sums of \(name)", team.sums?.inWords)
    }
    dataFact(of: snapshot)
  }

  /// Several teams side by side.
  private var overview: Section? {
    guard teams.count > 1 else { return nil }
    let rows = zip(names, teams).map { name, team in
      DataTable.Row([
        .init(name), .init(units.skill(team.skill)), .init(units.cost(team.cost)),
        .init(units.cost(team.left)), .init(String(team.count)), .init(team.status.rawValue),
      ])
    }
    let table = DataTable(
      caption: "The teams and what they add up to",
      columns: [
        .init("Team"), units.words.skillColumn, units.words.costColumn, .init("Unspent", .number),
        .init("Players", short: "n", .number), .init("Status"),
      ], rows: rows)
    return Section("The teams", anchor: "teams", blocks: [.table(table)])
  }

  /// Each requested change with the team after it.
  private var steps: Section? {
    guard let steps = content.teamSteps, !steps.isEmpty else { return nil }
    let rows = steps.map { step in
      DataTable.Row(
        [
          .init([step.action.rawValue, step.name].filter { !$0.isEmpty }.joined(separator: " ")),
          .init(String(step.count)), .init(units.skill(step.skill)), .init(units.cost(step.cost)),
          .init(units.cost(step.left)),
        ], marks: marks(step))
    }
    // In steps every player counts once, and none is on the bench.
    let once = teams.contains { $0.plainSkill != nil } ? ", all once" : ""
    let table = DataTable(
      caption: "The changes asked for, each with the team after it",
      columns: [
        .init("Step"), .init("Players", short: "n", .number),
        units.words.column(units.words.skillTitle + once), units.words.costColumn,
        .init("Unspent", .number),
      ], rows: rows, markTitle: "Result")
    let refusals = steps.flatMap(\.refusals)
    return Section(
      "Steps", anchor: "steps",
      blocks: [
        .table(table), refusals.isEmpty ? nil : .list(refusals.map { "refused: \($0, .warning)" }),
        refusals.isEmpty ? nil : .paragraph("Nothing was changed: the file is as it was."),
      ])
  }

  /// Returns the mark of a step that was not done: refused itself, or undone because another was.
  private func marks(_ step: TeamStepRecord) -> [DataTable.Mark] {
    if step.done { return [] }
    return step.refusals.isEmpty ? [.init("not done", tone: .warning)] : [.init("refused", tone: .bad)]
  }

  private func players(_ index: Int) -> Section {
    let team = teams[index]
    let title = teams.count == 1 && content.teamSteps == nil ? "The team" : names[index]
    let anchor = "team-\(index + 1)"
    guard !team.players.isEmpty else {
      return Section(title, anchor: anchor, blocks: [.paragraph("No players selected.")])
    }
    let drawing = TeamDrawing(
      players: team.players, skill: team.skill, cost: team.cost, rules: snapshot.teamRules, units: units,
      anchor: anchor, about: names[index], showsTotal: true)
    return Section(title, anchor: anchor, blocks: [drawing.block])
  }
}
