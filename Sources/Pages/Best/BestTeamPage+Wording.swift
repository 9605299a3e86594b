import Documents
import Snapshots
import Tables
import Words

extension BestTeamPage {
  var kicker: String { "Best team · \(snapshot.paths) · \(snapshot.teamRules.inShort), \(budget)" }

  private var budget: String { units.cost(snapshot.teamRules.budget) }

  /// The answer in words; with transfers it is in points.
  private var answer: String {
    "\(units.skill(team.skill)) \(content.plan == nil ? units.words.skill : "points") for \(units.cost(team.cost))"
  }

  var verdict: Verdict {
    let left = units.left(team.left)
    if let move = content.plan?.move(units), team.status == .proved {
      return Verdict(
        claim: move.claim, aside: move.aside,
        sentence: "\(move.claim): \(move.aside): "
          + (isWholePlan ? "proved best" : "best so far; more transfers were not searched"))
    }
    switch team.status {
    case .proved:
      return Verdict(
        claim: answer, aside: "of \(budget), \(left)",
        sentence: "\(answer) of \(budget): proved best, \(left)")
    case .stopped where team.players.isEmpty:
      let players = counted(snapshot.teamRules.size, "player")
      return Verdict(
        claim: "No team found so far", aside: "of \(players) within \(budget), \(stoppedBy)",
        sentence: "no team of \(players) within \(budget) found so far: \(stoppedBy); \(gap)")
    case .stopped:
      let state =
        isSkillProved
        ? "highest \(units.words.skill) proved, \(units.words.cost) and ties not proved"
        : "best found so far, not proved"
      return Verdict(
        claim: answer, aside: "of \(budget), \(state)", sentence: "\(answer) of \(budget): \(state), \(left)")
    case .infeasible:
      let players = counted(snapshot.teamRules.size, "player")
      let budget = units.costInUnit(snapshot.teamRules.budget, snapshot.costUnit)
      return Verdict(
        claim: "No team of \(players) within \(budget)", aside: team.reason ?? "",
        sentence: "no team of \(players) within \(budget): \(team.reason ?? "no reason found")")
    }
  }

  /// Whether the search covered every number of transfers that was asked for.
  private var isWholePlan: Bool { content.plan?.owned.complete ?? true }

  @ListBuilder<Badge> var badges: [Badge] {
    switch team.status {
    case .proved where !isWholePlan: Badge("Best so far", tone: .warning, anchor: "transfers")
    case .proved: Badge("Proved best", tone: .good, anchor: "provenance")
    case .stopped:
      let state = isSkillProved ? "\(units.words.costTitle) and ties not proved" : "Not proved"
      Badge("\(state): \(stoppedBy)", tone: .warning, anchor: "provenance")
      Badge(capitalised(gap), tone: .warning)
    case .infeasible: Badge("Proved impossible", tone: .bad, anchor: "provenance")
    }
    team.repair.map { Badge(capitalised(shown($0))) }
    formation.map { Badge("Formation \($0)") }
    team.players.first { $0.captain == true }.map { Badge("Captain \($0.displayName)") }
    ties.map { Badge(capitalised($0)) }
    extraFacts.filter { $0.tone == .warning }.map {
      Badge(capitalised($0.lines[0].plainText), tone: .warning)
    }
    warningsBadge(of: snapshot)
    since?.badge
  }

  @ListBuilder<Fact> var facts: [Fact] {
    Fact("Repair", team.repair)
    lineupFact(team.players, formation: formation, under: snapshot.teamRules)
    Fact("Ties", ties.map { $0 + (alwaysNote.map { " (always: \($0))" } ?? "") })
    content.plan?.fact(units)
    Fact("Sums", team.sums?.inWords)
    money.facts
    if !reasons.isEmpty { Fact("Why", lines: reasons) }
    extraFacts
    if team.status != .infeasible { Fact("Proof", proof) }
    dataFact(of: snapshot)
    since?.fact
  }

  /// Remarks about results requested in addition to the team.
  @ListBuilder<Fact> private var extraFacts: [Fact] {
    content.list.flatMap { topTeamsFact($0, best: team, in: units.words) }
    whatIfFact
  }

  /// Returns a repair for reading: without dashes, and with a budget formatted like other amounts.
  private func shown(_ repair: String) -> String {
    let words = repair.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0] == "--budget", let amount = try? parseDecimal(words[1]) else {
      return String(repair.drop { $0 == "-" })
    }
    return "budget \(units.costInUnit(ExactDecimal(amount), amount.written?.unit)) \(words[2])"
  }

  /// The formation, for football only.
  private var formation: String? {
    TeamLines(team.players, under: snapshot.teamRules)?.isPitch == true ? team.formation : nil
  }

  /// How the answer was proved, or how far the search got.
  var proof: String {
    let bound = units.skill(team.bound)
    let players = "\(grouped(team.playersAfterReduction ?? 0)) of \(snapshot.playerPool.sizeInWords)"
    return team.status == .stopped ? "\(stoppedBy); \(gap)" : "\(players), bound \(bound)"
  }

  /// The proof for the end of the page; if no team exists, the reason.
  var proofDetail: String? { team.status == .infeasible ? team.reason : proof }

  private var stoppedBy: String { team.stoppedBy?.words ?? "interrupted" }

  /// Whether a stopped search had proved the skill, but not the cost and the order in the pool.
  private var isSkillProved: Bool { team.bound == team.skill }

  private var gap: String {
    guard let bound = team.bound, let gap = bound.number.subtracting((team.skill ?? bound).number)
    else { return "" }
    return gap.mantissa == 0
      ? "no team has more \(units.words.skill) than \(units.skill(bound))"
      : "no team has more than \(units.skill(bound)), gap \(units.skill(ExactDecimal(gap)))"
  }

  /// What the counts count: with a captain, slots or a bench, the same players count once for each lineup.
  private var noun: String { team.plainSkill == nil ? "team" : "lineup" }

  /// The number of teams that share the best skill, and of those with the lowest cost.
  private var ties: String? {
    guard team.status != .infeasible, let sharing = team.teamsSharingSkill,
      let cheapest = team.teamsSharingSkillAndCost, let areExact = team.countsExact
    else { return nil }
    let skill = units.skill(team.skill)
    let cost = units.cost(team.cost)
    guard areExact else {
      if team.firstInPoolOrder == false {
        return
          "at least \(sharing.digitsGrouped) \(noun)\(sharing == "1" ? " reaches" : "s reach") \(skill); "
          + "which one is first in pool order was too hard to determine"
      }
      if sharing == "1" {
        return team.status == .stopped
          ? nil : "whether another \(noun) reaches \(skill) was too hard to determine"
      }
      let teams = "at least \(sharing.digitsGrouped) \(noun)s reach \(skill)"
      return sharing == cheapest
        ? "\(teams) for \(cost)" : "\(teams), at least \(cheapest.digitsGrouped) of them for \(cost)"
    }
    let among = content.plan?.scope.map { "\($0), " } ?? ""
    if sharing == "1" { return "\(among)no other \(noun) reaches \(skill)" }
    let teams = "\(among)\(sharing.digitsGrouped) \(noun)s reach \(skill)"
    switch cheapest {
    case sharing: return "\(teams), all of them for \(cost)"
    case "1": return "\(teams), only this one for \(cost)"
    default: return "\(teams), \(cheapest.digitsGrouped) of them for \(cost)"
    }
  }

  /// The meaning of the mark `always`; `nil` if there is only one best team or no player is in all of them.
  var alwaysNote: String? {
    guard team.status == .proved, team.countsExact == true, let cheapest = team.teamsSharingSkillAndCost,
      cheapest != "1", team.players.contains(where: { $0.inAllOptimal == true })
    else { return nil }
    return "in each of the \(cheapest.digitsGrouped)"
  }

  var poolSummary: String {
    let pool = snapshot.playerPool
    let others = pool.playerCount - team.players.count
    let players = "\(counted(pool.playerCount, "player")) by \(units.words.both)"
    return team.players.isEmpty
      ? "\(players)." : "\(players): \(team.players.count) in the team and \(grouped(others)) not."
  }
}
