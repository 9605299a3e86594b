import Snapshots
import Words

/// The description of a hand-picked team: the same words on every page.
struct ManualTeamWording {
  let team: ManualTeamRecord
  let rules: TeamRulesRecord
  let units: Units
  /// The transfers of a team that is the user's own squad; they take the place of swaps.
  var plan: TransferPlanRecord?

  /// `36 skill for 49.0, 1.0 left`; over budget without the rest, since a problem covers it.
  var summary: String {
    let words = units.totalsInWords(team.skill, team.cost)
    return team.left.number.mantissa < 0 ? words : "\(words), \(units.left(team.left))"
  }

  /// `4 of 5 players`
  var size: String { "\(team.count) of \(counted(rules.size, "player"))" }

  /// `, 1 line unclear`: lines that match no player of the pool, or several; rules count them, sums do not.
  var unclear: String {
    let count = team.problems.count { ["unknown", "ambiguous"].contains($0.code) }
    return count == 0 ? "" : ", \(counted(count, "line")) unclear"
  }

  /// Its rank among all legal teams: `0 of 51` are better, with bounds marked; empty if it is not legal.
  var rank: String {
    guard let better = team.better, let legal = team.legal else { return "" }
    return "\(shortCount(better, isExact: team.betterExact ?? true)) of "
      + shortCount(legal, isExact: team.legalExact ?? true)
  }

  /// The same rank in words.
  var rankInWords: String? {
    guard let better = team.better, let equal = team.equal, let legal = team.legal else { return nil }
    let (noun, all) = (
      team.plainSkill == nil ? "team" : "lineup", fullCount(legal, isExact: team.legalExact ?? true)
    )
    let asGood = fullCount(equal, isExact: team.equalExact ?? true)
    if better == "0", team.betterExact ?? true {
      guard equal == "1", team.equalExact ?? true else {
        return "no legal \(noun) is better; \(asGood) of \(all) are equally good, this one included"
      }
      return all == "1" ? "the only legal \(noun)" : "no other of \(all) legal \(noun)s is as good"
    }
    let inWords =
      "\(fullCount(better, isExact: team.betterExact ?? true)) of \(all) legal \(noun)s are better"
    if team.betterExact == false, team.legalExact == false { return inWords + "; not counted to the end" }
    return betterThan(noun) + "\(inWords), \(asGood) equally good, this one included"
  }

  /// Returns `better than 99.96% of legal teams: `, rounded down; if there are more legal teams than were counted, `at
  /// least` that. If equal teams were not counted, returns `among the best 3.77% of legal teams: `. Empty if better
  /// teams were not counted, or if the figure is not impressive.
  private func betterThan(_ noun: String) -> String {
    guard team.betterExact ?? true, let better = team.better.flatMap({ Double($0) }),
      let equal = team.equal.flatMap({ Double($0) }), let legal = team.legal.flatMap({ Double($0) }),
      legal > better + equal
    else { return "" }
    func percent(_ hundredths: Double) -> String {
      "\(fixed(hundredths / 100, decimals: 2))% of legal \(noun)s: "
    }
    guard team.equalExact ?? true else {
      let hundredths = (10_000 * (better + 1) / legal).rounded(.up)
      return hundredths > 5_000 ? "" : "among the best \(percent(hundredths))"
    }
    // Never more than is true, even if the numbers of teams have more digits than a `Double` holds.
    let hundredths = min(9_999, (10_000 * (legal - better - equal) / legal).rounded(.down))
    return hundredths < 1
      ? "" : "better than \(team.legalExact ?? true ? "" : "at least ")\(percent(hundredths))"
  }

  /// `add Bhuvneshwar, Dhoni: 36 for 50.0`; with `lined up best` if the file names slots.
  var completion: String? {
    guard let players = team.completion, let totals = team.completed else { return nil }
    let all = names(players) + (team.namesSlots == true ? ["lined up best"] : [])
    return "add \(all.joined(separator: ", ")): \(units.totals(totals.skill, totals.cost))"
  }

  /// Returns `Rohit out, Bhuvneshwar and Dhoni in: 36 for 50.0`.
  func change(_ repair: ManualTeamRecord.Repair) -> String {
    if let players = repair.players {
      return "\(lineup(of: players)): \(units.totals(repair.skill, repair.cost))"
    }
    let leaving = repair.out.isEmpty ? nil : listed(names(repair.out), "and") + " out"
    let joining = repair.in.isEmpty ? nil : listed(names(repair.in), "and") + " in"
    return [leaving, joining].compactMap { $0 }.joined(separator: ", ")
      + ": \(units.totals(repair.skill, repair.cost))"
  }

  /// The best lineup of a legal team whose file does not name slots: `4-4-2, Ann captain; bench: Cid`.
  var lineupLines: [String] {
    guard team.status == .valid, team.namesSlots != true else { return [] }
    let duties = team.players.compactMap { player -> String? in
      if player.captain == true { return "\(player.displayName) captain" }
      if player.viceCaptain == true { return "\(player.displayName) vice-captain" }
      return player.bench == nil && player.times != nil
        ? "\(player.displayName) as \(player.slot ?? "")" : nil
    }.sorted { $0.hasSuffix(" captain") && !$1.hasSuffix(" captain") }
    let bench = team.players.filter { ($0.bench ?? 0) > 0 }.sorted { ($0.bench ?? 0) < ($1.bench ?? 0) }
    let playing = ((team.formation.map { [$0] } ?? []) + duties).joined(separator: ", ")
    let sitting = bench.isEmpty ? "" : "bench: \(names(bench).joined(separator: ", "))"
    let words = [playing, sitting].filter { !$0.isEmpty }.joined(separator: "; ")
    return words.isEmpty ? [] : [words]
  }

  /// The problems, or for a legal team its gap to the best, and the best repair; empty for one of the best.
  var advice: [String] {
    var lines: [String] = []
    switch team.status {
    case .invalid: lines = team.problems.map(\.message)
    case .incomplete: lines = [team.completion == nil ? team.deadEnd : nil].compactMap { $0 }
    case .valid:
      if let gap = team.gap, team.optimal == false { lines = ["\(units.skill(gap)) behind the best"] }
    }
    if let bestRepair, team.optimal != true {
      lines = lines.dropLast() + joined(lines.last, bestRepair) + betterLineup
    }
    if team.stoppedBy != nil, team.optimal != true { lines.append(unfinished) }
    return lines
  }

  /// Why there may be more or better repairs.
  var unfinished: String { "not searched to the end: \(team.stoppedBy?.words ?? "")" }

  /// The best way to a better team, ignoring lines that match no player.
  private var bestRepair: String? {
    let lines = team.problems.count { ["unknown", "ambiguous"].contains($0.code) }
    let without = lines == 1 ? "without that line" : lines > 1 ? "without those lines" : "without the repeats"
    if isLegalIgnoringBadLines { return "\(without) it is legal: \(units.totals(team.skill, team.cost))" }
    let condition = lines > 0 ? without + ", " : ""
    if let transfers { return condition + transfers }
    if let completion { return condition + completion }
    if let repair = repairs.first { return condition + improvement(repair) }
    let isSettled = team.stoppedBy == nil && lines == 0 && team.status != .valid
    return isSettled ? "no swap of one or two players makes it legal" : nil
  }

  /// Returns the best move of the user's own squad: `Farrow for Oakes: 191.36 points after hits`.
  var transfers: String? {
    guard let plan else { return nil }
    guard let move = plan.move(units) else {
      return "no squad after at most \(counted(plan.transfers.count - 1, "transfer")) is legal"
    }
    let keepsAll = plan.best?.in.isEmpty ?? false
    return "\(keepsAll ? "keep the squad" : move.claim): \(move.aside)"
  }

  /// The best lineup of the same players, where the best repair takes others.
  private var betterLineup: [String] {
    guard plan != nil || repairs.first?.players == nil else { return [] }
    return repairs.first { $0.players != nil }.map { ["with the same players: \(change($0))"] } ?? []
  }

  /// The repairs, the best first: of equal skill the cheaper one first, then the one given first.
  var repairs: [ManualTeamRecord.Repair] {
    team.repairs.filter { plan == nil || $0.players != nil }.sorted(on: \.cost.number)
      .sorted(on: \.skill.number, by: >)
  }

  /// Whether the players who were matched make a legal team by themselves.
  private var isLegalIgnoringBadLines: Bool {
    let mistakes = ["unknown", "ambiguous", "repeated", "too-many", "final-not-legal"]
    return team.status == .invalid && team.count == rules.size
      && team.problems.allSatisfy { mistakes.contains($0.code) }
  }

  /// Returns a swap, and how much it saves if it gains no skill.
  private func improvement(_ repair: ManualTeamRecord.Repair) -> String {
    guard team.status == .valid, repair.skill == team.skill,
      let saved = team.cost.number.subtracting(repair.cost.number)
    else { return team.status == .valid && team.gap == nil ? "better: \(change(repair))" : change(repair) }
    return "just as good for \(units.cost(ExactDecimal(saved))) less: \(change(repair))"
  }

  /// Returns two statements joined; on separate lines if the first already gives advice.
  private func joined(_ statement: String?, _ way: String) -> [String] {
    guard let statement else { return [way] }
    if statement.hasSuffix("?") { return ["\(statement) \(way)"] }
    return statement.contains("; ") ? [statement, way] : ["\(statement); \(way)"]
  }

  /// Returns the changes to a lineup: `Ann captain, Bob in the lineup for Cid`.
  private func lineup(of players: [PlayerRecord]) -> String {
    let before = Dictionary(team.players.map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    func changed(_ has: (PlayerRecord) -> Bool) -> [PlayerRecord] {
      players.filter { has($0) && !(before[$0.row].map(has) ?? false) }
    }
    let captain = changed { $0.captain == true }.map { "\($0.displayName) captain" }
    // If a file gives the places of only some players, the others do not move.
    let placed = players.filter { before[$0.row]?.bench != nil }.map(\.row)
    let joining = changed { $0.bench == 0 }.filter { placed.contains($0.row) }
    let leaving = changed { ($0.bench ?? 0) > 0 }.filter { placed.contains($0.row) }
    let into = joining.isEmpty ? nil : "\(listed(names(joining), "and")) in the lineup"
    let out = leaving.isEmpty ? nil : listed(names(leaving), "and")
    let exchanged = into.map { $0 + (out.map { " for \($0)" } ?? "") } ?? out.map { "\($0) on the bench" }
    let slots = players.contains { $0.bench != nil } ? [] : slots(of: players, before)
    let changes = captain + (exchanged.map { [$0] } ?? []) + slots
    let others = team.status == .valid ? "a different bench order" : "a different lineup"
    return changes.isEmpty ? others : changes.joined(separator: ", ")
  }

  /// Returns the players who are in a different slot, those of slots with multipliers if any: `Ann as CPT`.
  private func slots(of players: [PlayerRecord], _ before: [Int: PlayerRecord]) -> [String] {
    let moved = players.filter { $0.slot != before[$0.row]?.slot }
    let counting = moved.filter { $0.times != nil }
    return (counting.isEmpty ? moved : counting).map { "\($0.displayName) as \($0.slot ?? "")" }
  }

  private func names(_ players: [PlayerRecord]) -> [String] { players.map(\.displayName) }
}
