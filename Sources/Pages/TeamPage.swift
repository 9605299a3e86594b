import Documents
import Snapshots

/// One hand-picked team as a document: what was done to it, its players, and what would make it better.
///
/// - Precondition: the snapshot holds hand-picked teams.
public func teamPage(_ snapshot: Snapshot) -> Document {
  guard let teams = snapshot.manualTeams else { preconditionFailure("the snapshot holds no team") }
  let page = TeamPage(snapshot: snapshot, units: Units(snapshot.playerPool))
  return page.document(teams)
}

private struct TeamPage {
  let snapshot: Snapshot
  let units: Units

  func document(_ teams: [ManualTeamRecord]) -> Document {
    let words = teams.map { ManualTeamWording(team: $0, rules: snapshot.teamRules, units: units) }
    let sentences = words.map(sentence)
    let claim = sentences.count == 1 ? sentences[0] : counted(teams.count, "team")
    return Document(
      title: "Team: \(claim)", kicker: "Team · \(teams.map(\.path).joined(separator: ", "))",
      verdict: Verdict(claim: claim), badges: [warningsBadge(of: snapshot)],
      facts: words.flatMap(facts) + [dataFact(of: snapshot)],
      sections: overview(words) + steps + words.map { players($0, isAlone: words.count == 1) }
        + [provenanceSection(of: snapshot)])
  }

  private func sentence(_ words: ManualTeamWording) -> String {
    let final = words.team.final ? ", final" : ""
    return "\(words.team.name): \(words.size), \(words.summary): \(words.team.status.rawValue)\(final)"
  }

  private func facts(_ words: ManualTeamWording) -> [Fact] {
    let lines = words.advice
    return lines.isEmpty
      ? [] : [Fact(words.team.name, lines: lines.map { Prose($0) }, tone: words.team.status.tone)]
  }

  /// Several teams side by side.
  private func overview(_ words: [ManualTeamWording]) -> [Section] {
    guard words.count > 1 else { return [] }
    let rows = words.map { words in
      let team = words.team
      return DataTable.Row([
        .init(team.name), .init(units.skill(team.skill)), .init(units.cost(team.cost)),
        .init(units.cost(team.left)), .init(String(team.count)), .init(team.status.rawValue),
      ])
    }
    let table = DataTable(
      caption: "The teams and what they add up to",
      columns: [
        .init("Team"), .init("Skill", .number), .init("Cost", .number), .init("Left", .number),
        .init("Players", short: "n", .number), .init("Status"),
      ], rows: rows)
    return [Section("The teams", anchor: "teams", blocks: [.table(table)])]
  }

  /// Each change that was asked for with the team after it.
  private var steps: [Section] {
    guard let steps = snapshot.teamSteps, !steps.isEmpty else { return [] }
    let rows = steps.map { step in
      DataTable.Row(
        [
          .init([step.action.rawValue, step.name].filter { !$0.isEmpty }.joined(separator: " ")),
          .init(String(step.count)), .init(units.skill(step.skill)), .init(units.cost(step.cost)),
          .init(units.cost(step.left)),
        ], marks: step.done ? [] : [.init("refused", tone: .bad)])
    }
    let table = DataTable(
      caption: "The changes asked for, each with the team after it",
      columns: [
        .init("Step"), .init("Players", short: "n", .number), .init("Skill", .number), .init("Cost", .number),
        .init("Left", .number),
      ], rows: rows, markTitle: "Result")
    let refusals = steps.flatMap(\.refusals)
    let reasons: [Block] =
      refusals.isEmpty
      ? []
      : [
        .list(refusals.map { "refused: \(warning: $0)" }),
        .paragraph("Nothing was changed: the file is as it was."),
      ]
    return [Section("Steps", anchor: "steps", blocks: [.table(table)] + reasons)]
  }

  private func players(_ words: ManualTeamWording, isAlone: Bool) -> Section {
    let team = words.team
    let title = isAlone && snapshot.teamSteps == nil ? "The team" : team.name
    guard !team.players.isEmpty else {
      return Section(title, anchor: anchor(team), blocks: [.paragraph("Nobody is selected.")])
    }
    var table = teamTable(
      team.players, skill: team.skill, cost: team.cost, units: units,
      caption: "The players of \(team.name) with their skills and costs", marks: { _ in [] })
    table.showsTotalInText = true
    return Section(title, anchor: anchor(team), blocks: [.table(table)])
  }

  private func anchor(_ team: ManualTeamRecord) -> String {
    let position = snapshot.manualTeams?.firstIndex(of: team) ?? 0
    return "team-\(position + 1)"
  }
}
