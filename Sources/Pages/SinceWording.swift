import Documents
import Snapshots
import Words

/// Returns what changed since the earlier run, in a sentence; `nil` if the snapshot mentions none.
public func changeWording(of snapshot: Snapshot) -> String? {
  if let lineups = snapshot[LineupsContent.self] {
    return lineups.lineupsSince.map { lineupsSinceWording($0, lineups, Units(of: snapshot)) }
  }
  return snapshot.answer.flatMap { SinceWording(of: $0, units: Units(of: snapshot)) }?.sentence
}

/// Returns `0 of 20 lineups unchanged since the last run; 5,310 instead of 5,290 points`.
func lineupsSinceWording(_ since: LineupsSinceRecord, _ now: LineupsContent, _ units: Units) -> String {
  let count = now.lineups.count
  let before = units.skillInWords(since.totalBefore)
  if count == 0 { return "no lineups this time; \(before) before" }
  let hasSameTotal = since.totalBefore == now.total
  if since.same == count, hasSameTotal { return "the same lineups as last time" }
  let same =
    since.same == count
    ? "every lineup was there last time"
    : "\(grouped(since.same)) of \(counted(count, "lineup")) unchanged since the last run"
  return same + (hasSameTotal ? "" : "; \(units.skill(now.total)) instead of \(before)")
}

/// The wording of what changed since the earlier run.
struct SinceWording {
  let since: SinceRecord
  let team: BestTeamRecord
  let units: Units

  /// The wording for an answer; nil on a first run.
  init?(of answer: AnswerRecord, units: Units) {
    guard let since = answer.since else { return nil }
    (self.since, team, self.units) = (since, answer.bestTeam, units)
  }

  /// `Bumrah in, Rishabh out; 37 for 51.0 instead of 36 for 49.0`
  var fact: Fact { Fact("Since", sentence) }

  fileprivate var sentence: String {
    ([teamChange] + [totals, values, rules].compactMap { $0 }).joined(separator: "; ")
  }

  var badge: Badge {
    guard !since.sameTeam || isNone else {
      return Badge("Same team as last time", anchor: hasMore ? "since" : nil)
    }
    return Badge(capitalised(teamChange), tone: .warning, anchor: "since")
  }

  /// Everything that changed; `nil` if nothing did.
  var section: Section? {
    guard hasMore else { return nil }
    return Section(
      "What changed since last time", anchor: "since", place: .reports, blocks: [.details(details)])
  }

  @ListBuilder<Fact> private var details: [Fact] {
    Fact("Team", capitalised(teamChange))
    Fact("Best", totals)
    since.changes.map { Fact($0.name, change($0)) }
    Fact("Rules", rules)
    if !since.inputsChanged.isEmpty {
      Fact("Inputs", "changed: " + since.inputsChanged.joined(separator: ", "))
    }
    if let command = since.commandBefore { Fact("Command", "\(command, .code) before") }
    if let program = since.programBefore { Fact("Program", "\(program) before") }
  }

  // MARK: Parts

  private var hasMore: Bool {
    !since.sameTeam || totals != nil || !since.changes.isEmpty || since.rulesBefore != nil
  }

  /// Whether there is no team in this run.
  private var isNone: Bool { team.status == .infeasible || team.players.isEmpty }

  private var teamChange: String {
    switch (since.skillBefore == nil, isNone) {
    case (true, true): return "no team, as last time"
    case (true, false): return "no team last time"
    case (false, true): return "no team this time"
    case (false, false): break
    }
    if since.sameTeam { return "same team as last time" }
    let joining = since.in.isEmpty ? nil : "\(names(since.in)) in"
    let leaving = since.out.isEmpty ? nil : "\(names(since.out)) out"
    return [joining, leaving].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the names, or only their number if there are many.
  private func names(_ players: [PlayerRecord]) -> String {
    players.count > 6 ? counted(players.count, "player") : listed(players.map(\.displayName), "and")
  }

  /// `37 for 51.0 instead of 36 for 49.0`; `nil` if it is the same or there was no team.
  private var totals: String? {
    guard let skill = since.skillBefore, let cost = since.costBefore, team.skill != nil,
      skill != team.skill || cost != team.cost
    else { return nil }
    return "\(units.totals(team.skill, team.cost)) instead of "
      + units.totals(skill, cost)
      + (since.statusBefore == .stopped ? ", which was not proved" : "")
  }

  /// `Kohli costs 13.0 instead of 14.0`, with at most three players.
  private var values: String? {
    guard !since.changes.isEmpty else { return nil }
    let shown = since.changes.prefix(3).map { "\($0.name) \(change($0))" }
    let others = since.changes.count - shown.count
    return (shown + (others > 0 ? ["\(counted(others, "other")) changed"] : [])).joined(separator: ", ")
  }

  private func change(_ change: SinceRecord.Change) -> String {
    guard let skill = change.skill, let cost = change.cost else { return "is no longer in the pool" }
    var parts: [String] = []
    if cost != change.costBefore {
      parts.append("costs \(units.cost(cost)) instead of \(units.cost(change.costBefore))")
    }
    if skill != change.skillBefore {
      parts.append(
        "has \(units.words.skill) \(units.skill(skill)) instead of \(units.skill(change.skillBefore))")
    }
    return parts.joined(separator: " and ")
  }

  /// `before: classic rules, 5 players, budget 50.0`
  private var rules: String? {
    since.rulesBefore.map { before in
      let budget = units.cost(before.budget, places: max(units.costPlaces, before.budget.number.places))
      return "before: \(before.name) rules, \(counted(before.size, "player")), budget \(budget)"
    }
  }
}
