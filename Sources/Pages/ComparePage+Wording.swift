import Documents
import Snapshots
import Words

extension ComparePage {
  var kicker: String {
    let rules = snapshot.teamRules
    let files = shortened(snapshot.inputs.map(\.path), to: 3).joined(separator: ", ")
    return "Budgets · \(files) · \(rules.name) rules: \(counted(rules.size, "player")), \(units.cost(budget))"
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
    case .stopped:
      let claim = "\(amount) buys at least \(units.skill(own.skill))"
      let aside =
        own.bound == own.skill ? "its cost is not proved" : "not proved, at most \(units.skill(own.bound))"
      return Verdict(claim: claim, aside: aside, sentence: "\(claim); \(aside)")
    case .infeasible:
      let aside = own.reason ?? ""
      return Verdict(
        claim: "\(amount) buys no team", aside: aside,
        sentence: "\(amount) buys no team" + (aside.isEmpty ? "" : ": \(aside)"))
    }
  }

  /// What more money would buy: `next: 51.0 buys 37`; `nil` where that is not known.
  private var further: String? {
    if let next = own.next { return "next: \(units.cost(next.budget)) buys \(units.skill(next.skill))" }
    return knowsTheTop && budgets.rows.last?.skill == own.skill ? "no money buys more" : nil
  }

  /// Whether the last row is the best that money can buy.
  private var knowsTheTop: Bool {
    budgets.areSteps && snapshot.curve?.complete == true && snapshot.curve?.to == nil
  }

  var badges: [Badge] {
    var badges: [Badge] = []
    if own.status == .infeasible {
      badges.append(Badge("No team for \(units.cost(budget))", tone: .bad, anchor: "provenance"))
    }
    badges.append(
      isComplete
        ? Badge(
          budgets.areSteps ? "Every step proved" : "Every budget proved", tone: .good, anchor: "provenance")
        : Badge("Not searched to the end\(stoppedBy)", tone: .warning, anchor: "provenance"))
    if let extent {
      let count = counted(budgets.rows.count, budgets.areSteps ? "step" : "budget")
      badges.append(Badge("\(count) \(extent)", anchor: "budgets"))
    }
    for (name, variant) in zip(poolNames.dropFirst(), snapshot.variants ?? []).prefix(3) {
      badges.append(Badge("\(name): \(answer(variant.bestTeam))", anchor: "changes"))
    }
    return badges + [warningsBadge(of: snapshot)] + since.badges
  }

  var facts: [Fact] {
    var facts = MoneyWording(team: own, units: units).facts
    if own.status == .infeasible, let repair = own.repair { facts.append(Fact("Repair", Prose(repair))) }
    if let extent {
      facts.append(
        Fact(
          budgets.areSteps ? "Steps" : "Budgets",
          lines: ["\(grouped(budgets.rows.count)) \(extent)", hiddenRows].compactMap { $0.map { Prose($0) } })
      )
    }
    if !isComplete { facts.append(Fact("Proof", Prose(proof), tone: .warning)) }
    return facts + [dataFact(of: snapshot)] + since.facts
  }

  /// `from 44.0 to 64.0`
  private var extent: String? {
    guard let first = budgets.rows.first, let last = budgets.rows.last else { return nil }
    return first.budget == last.budget
      ? "at \(units.cost(first.budget))"
      : "from \(units.cost(first.budget)) to \(units.cost(last.budget))"
  }

  /// Whether everything that was asked for is proved.
  private var isComplete: Bool {
    let isCurveKnown = !budgets.areSteps || snapshot.curve?.complete != false
    let areVariantsKnown = (snapshot.variants ?? []).allSatisfy { variant in
      variant.bestTeam.status != .stopped && variant.budgets.allSatisfy { $0.status != .stopped }
        && (!budgets.areSteps || variant.curve.complete)
    }
    return own.status != .stopped && isCurveKnown && areVariantsKnown
      && budgets.rows.allSatisfy { $0.status != .stopped }
  }

  private var stoppedBy: String {
    let reasons = [own.stoppedBy] + (snapshot.variants ?? []).map(\.bestTeam.stoppedBy)
    return switch reasons.lazy.compactMap({ $0 }).first {
    case .timeLimit: ": stopped by the time limit"
    case .interrupted: ": interrupted"
    case nil: ""
    }
  }

  /// How it was proved, or how far it is.
  var proof: String {
    guard isComplete else {
      return "not searched to the end\(stoppedBy); "
        + (budgets.areSteps ? "there may be more steps" : "there may be better teams where it says so")
    }
    guard own.status == .proved, let players = own.playersAfterReduction else {
      return own.reason ?? "complete"
    }
    return "\(grouped(players)) of \(counted(snapshot.playerPool.rowsUsed, "player"))"
      + (own.bound.map { ", bound \(units.skill($0))" } ?? "") + " at your budget"
  }

  /// `36 for 49.0`
  func answer(_ team: BestTeamRecord) -> String {
    guard team.status != .infeasible else { return "no team" }
    return
      "\(team.status == .stopped ? "at least " : "")\(units.skill(team.skill)) for \(units.cost(team.cost))"
  }
}
