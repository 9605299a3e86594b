import Documents
import Snapshots
import Words

extension PageKind {
  /// Hand-picked teams and the best one.
  public static let check = PageKind(
    CheckContent.self, charts: ["pool"], page: { CheckPage($0, of: $1) },
    table: { checkForCSV($0.manualTeams, of: $1) })
}

/// Returns the names of teams: those of their files, or full paths if two files have the same name; repeated paths are
/// numbered.
func distinctNames(of teams: [ManualTeamRecord]) -> [String] {
  let uses = teams.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  let paths = teams.reduce(into: [:]) { $0[$1.path, default: 0] += 1 }
  var seen: [String: Int] = [:]
  return teams.map { team in
    guard uses[team.name]! > 1 else { return team.name }
    guard paths[team.path]! > 1 else { return team.path }
    seen[team.path, default: 0] += 1
    return "\(team.path) (\(seen[team.path]!))"
  }
}

/// Hand-picked teams: all side by side with the best one, the chart of the pool, and a section for each team.
struct CheckPage: Page {
  let snapshot: Snapshot
  let content: CheckContent
  let teamNames: [String]
  let rowsInBest: Set<Int>
  let units: Units

  init(_ content: CheckContent, of snapshot: Snapshot) {
    (self.content, self.snapshot, units) = (content, snapshot, Units(of: snapshot))
    teamNames = distinctNames(of: content.manualTeams)
    rowsInBest = Set(content.answer.bestTeam.players.map(\.row))
  }

  var teams: [ManualTeamRecord] { content.manualTeams }
  var best: BestTeamRecord { content.answer.bestTeam }
  var rules: TeamRulesRecord { snapshot.teamRules }

  var topic: String { "Check" }
  var pictured: String? { teams.count > 1 ? "best" : nil }

  @ListBuilder<Section> var sections: [Section] {
    tableSection
    content.plan.map { transfersSection($0, units: units) }
    teamSections
    bestSection
    poolSection
    since?.section
    wholePool
    dataSection(of: snapshot)
    provenanceSection(of: snapshot, proof: bestInWords)
  }

  var kicker: String {
    "Check · \(snapshot.inputs.first?.path ?? "") · \(rules.inShort), \(units.cost(rules.budget))"
  }

  /// What changed about the best team since an earlier run.
  private var since: SinceWording? { SinceWording(of: content.answer, units: units) }

  // MARK: The verdict

  var verdict: Verdict {
    let legal = count(of: .valid)
    return Verdict(
      claim:
        "\(grouped(legal)) of \(counted(teams.count, "team")) \(teams.count == 1 || legal == 1 ? "is" : "are") legal",
      aside: bestInWords, sentence: "\(grouped(legal)) of \(grouped(teams.count)) legal; \(bestInWords)")
  }

  private func count(of status: ManualTeamRecord.Status) -> Int { teams.count { $0.status == status } }

  private var bestInWords: String {
    let answer = units.totals(best.skill, best.cost)
    switch best.status {
    case .proved: return "the best is \(answer)"
    case .stopped:
      let reason = best.stoppedBy?.words ?? "interrupted"
      let found = best.players.isEmpty ? "no team was found so far" : "the best found so far is \(answer)"
      return "\(reason), \(found), no team has more than \(units.skill(best.bound))"
    case .infeasible: return "no team is possible: \(best.reason ?? "")"
    }
  }

  @ListBuilder<Badge> var badges: [Badge] {
    let states: [(status: ManualTeamRecord.Status, tone: Tone)] = [
      (.valid, .good), (.incomplete, .warning), (.invalid, .bad),
    ]
    for (status, tone) in states where count(of: status) > 0 {
      Badge("\(grouped(count(of: status))) \(status.rawValue)", tone: tone, anchor: "teams")
    }
    let optimal = teams.count { $0.optimal == true }
    if optimal > 0 { Badge("\(grouped(optimal)) optimal", tone: .good, anchor: "teams") }
    if best.status == .stopped { Badge("Best not proved", tone: .warning, anchor: "provenance") }
    unfinished.map { Badge($0, tone: .warning, anchor: "teams") }
    warningsBadge(of: snapshot)
    since?.badge
  }

  @ListBuilder<Fact> var facts: [Fact] {
    for (name, team) in zip(teamNames, teams) {
      let lines = wording(team).lineupLines + wording(team).advice
      if !lines.isEmpty { Fact(name, lines: lines.map { Prose($0) }, tone: team.status.tone) }
    }
    Fact("Repair", best.repair)
    content.plan?.fact(units)
    dataFact(of: snapshot)
    since?.fact
  }

  /// The number of teams that were not searched to the end.
  private var unfinished: String? {
    let count = teams.count { $0.stoppedBy != nil }
    return count == 0 ? nil : "\(counted(count, "team")) not searched to the end"
  }

  func wording(_ team: ManualTeamRecord) -> ManualTeamWording {
    let isOwned = content.plan.map { Set($0.owned.players.map(\.row)) } == Set(team.players.map(\.row))
    return ManualTeamWording(team: team, rules: rules, units: units, plan: isOwned ? content.plan : nil)
  }
}
