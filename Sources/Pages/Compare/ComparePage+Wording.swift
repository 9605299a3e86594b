import Documents
import Snapshots
import Words

extension ComparePage {
  var kicker: String {
    let files = shortened(pathsPoolsFirst, to: 3).joined(separator: ", ")
    return "Budgets · \(files) · \(snapshot.teamRules.inShort), \(units.cost(budget))"
  }

  /// The files that were read, with the compared pools first.
  private var pathsPoolsFirst: [String] {
    let pools =
      snapshot.inputs.prefix(1).map(\.path)
      + (content.variants ?? []).filter { $0.pool != nil }.map(\.name)
    var others = snapshot.inputs.map(\.path)
    for pool in pools {
      if let index = others.firstIndex(of: pool) { others.remove(at: index) }
    }
    return pools + others
  }

  var verdict: Verdict {
    let amount = units.cost(budget)
    switch own.status {
    case .proved:
      let rest = own.left?.number.mantissa == 0 ? "with nothing left" : "and leaves \(units.cost(own.left))"
      let claim = "\(amount) buys \(units.skill(own.skill))"
      return Verdict(
        claim: claim, aside: rest + (further.map { "; \($0)" } ?? ""),
        sentence: "\(claim) \(rest)" + (further.map { ". \(capitalised($0))" } ?? ""))
    case .stopped where own.players.isEmpty:
      return Verdict(
        claim: "No team for \(amount) found so far", aside: "at most \(units.skill(own.bound)) is possible",
        separator: "; ")
    case .stopped:
      let aside =
        own.bound == own.skill
        ? "its \(units.words.cost) is not proved" : "not proved, at most \(units.skill(own.bound))"
      return Verdict(
        claim: "\(amount) buys at least \(units.skill(own.skill))", aside: aside, separator: "; ")
    case .infeasible:
      return Verdict(claim: "\(amount) buys no team", aside: own.reason ?? "", separator: ": ")
    }
  }

  /// The result of more money: `next: 51.0 buys 37`; `nil` if it is not known.
  private var further: String? {
    if let next = own.next { return "next: \(units.cost(next.budget)) buys \(units.skill(next.skill))" }
    return endsAtHighestSkill && budgets.rows.last?.skill == own.skill ? "no budget buys more" : nil
  }

  /// Whether the last row is the best that money can buy.
  private var endsAtHighestSkill: Bool {
    budgets.isCurve && content.curve.complete && content.curve.to == nil
  }

  @ListBuilder<Badge> var badges: [Badge] {
    if own.status == .infeasible {
      Badge("No team for \(units.cost(budget))", tone: .bad, anchor: "provenance")
    }
    proofBadge
    if let extent {
      let count = counted(stepCount ?? budgets.rows.count, budgets.isCurve ? "step" : "budget")
      Badge("\(count) \(extent)", anchor: "budgets")
    }
    for (name, variant) in zip(poolNames.dropFirst(), content.variants ?? []).prefix(3) {
      Badge("\(name): \(answer(variant.bestTeam))", anchor: "changes")
    }
    warningsBadge(of: snapshot)
    since?.badge
  }

  @ListBuilder<Fact> var facts: [Fact] {
    money.facts
    if own.status == .infeasible { Fact("Repair", own.repair) }
    if let extent {
      let lines = ["\(grouped(stepCount ?? budgets.rows.count)) \(extent)", hiddenRows]
      Fact(budgets.isCurve ? "Steps" : "Budgets", lines: lines.compactMap { $0.map { Prose($0) } })
    }
    if let bank = content.bank, let squadValue {
      Fact("Bank", "\(units.cost(bank)); a budget is the bank and \(units.cost(squadValue)) for the squad")
    }
    Fact("Steps", noStepReason, tone: .warning)
    if !isComplete { Fact("Proof", proof, tone: .warning) }
    dataFact(of: snapshot)
    since?.fact
  }

  /// `from 44.0 to 64.0`
  private var extent: String? {
    let ends = budgets.isCurve ? content.curve.points.map(\.budget) : budgets.rows.map(\.budget)
    let held = budgets.isCurve && content.bank != nil ? heldAt : nil
    guard let first = held ?? ends.first, let last = ends.last else { return nil }
    return first == last
      ? "at \(units.cost(first))" : "from \(units.cost(first)) to \(units.cost(last))"
  }

  /// Why there is no step between the bounds: `no team costs 1.0 or less; the cheapest costs 44.0`.
  var noStepReason: String? {
    guard budgets.isCurve, budgets.rows.isEmpty, isComplete, let cheapest = content.curve.cheapest,
      let highest = content.curve.to
    else { return nil }
    return "no team costs \(units.cost(highest)) or less; the cheapest costs \(units.cost(cheapest))"
  }

  /// Returns the skill and cost of a team: `36 for 49.0`.
  func answer(_ team: BestTeamRecord) -> String {
    guard !team.players.isEmpty else { return team.status == .stopped ? "no team so far" : "no team" }
    return (team.status == .stopped ? "at least " : "") + units.totals(team.skill, team.cost)
  }
}
