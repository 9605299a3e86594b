import Battle
import Documents
import Snapshots
import Words

extension BattlePage {
  var kicker: String {
    let order = isByRank || battle.ascending ? "lowest rank first" : "highest rank first"
    return "Battle · \(snapshot.paths) · \(battle.policy.rawValue), \(order)"
  }

  var verdict: Verdict {
    if let pairs = battle.setUp {
      return Verdict(claim: pairs.isEmpty ? Self.noBattle : "\(counted(pairs.count, "fight")) ready")
    }
    if battle.fights.isEmpty { return Verdict(claim: Self.noBattle, sentence: Self.noBattle + totalsInWords) }
    if battle.annihilation {
      let reason = "all competitors destroyed"
      return Verdict(
        claim: "All dead", aside: reason, sentence: "All dead: \(reason); \(eventSummary)\(totalsInWords)")
    }
    guard isByRank else { return Verdict(claim: title, aside: margin, sentence: "\(title): \(eventSummary)") }
    return Verdict(
      claim: "\(roundName): \(wins)", aside: "died: \(namesShortened(fallen))\(totalsInWords)",
      sentence: "\(roundName): \(eventSummary)\(totalsInWords)")
  }

  private static let noBattle = "No Transformer for Battle"

  /// The result of the war, in the words of the game.
  private var title: String {
    switch battle.winner {
    case .autobots: "Autobots Win"
    case .decepticons: "Decepticons Win"
    case .none: "Tie match"
    }
  }

  /// The opponents that the winning side eliminated, against its own losses.
  private var margin: String {
    let side = battle.winner.side ?? .autobots
    return "\(battle.eliminated[side]) eliminated against \(battle.eliminated[side.opponent])"
  }

  var wins: String {
    Side.allCases.map { side in "\(side.rawValue) \(battle.fights.count { $0.winner.side == side })" }
      .joined(separator: ", ")
  }

  @ListBuilder<Badge> var badges: [Badge] {
    Badge(counted(battle.battles, "battle"), anchor: "fights")
    if battle.annihilation { Badge("All destroyed", tone: .bad) }
    if battle.setUp == nil { Badge("Kills: \(eliminations)") }
    if !battle.skipped.isEmpty { Badge("\(battle.skipped.count) skipped", anchor: "survivors") }
    warningsBadge(of: snapshot)
  }

  @ListBuilder<Fact> var facts: [Fact] {
    if battle.setUp == nil, !battle.fights.isEmpty {
      if isByRank {
        totalsFacts
      } else {
        Fact("Wins", wins)
        Fact("Eliminated", "by \(eliminations)")
      }
      Fact("Died", namesShortened(fallen, to: Self.named))
    }
    if !battle.skipped.isEmpty { Fact("Skipped", skippedNames) }
    if isByRank, !deadBefore.isEmpty {
      Fact("Dead", "from before: \(namesShortened(deadBefore, to: Self.named))")
    }
    dataFact(of: snapshot)
  }

  private var eliminations: String { bySide(battle.eliminated) }

  // MARK: The wording of the set-up and the results

  /// A line for each pair and for each fighter without an opponent, rank by rank: `R1: A Vs B   Ready` before a war;
  /// after it `R1: A  Alive`, `R2: A2   Not fighting`.
  var setUpLines: [String] {
    if isByRank { return (1...10).flatMap { linesOfRank($0) } }
    let paired = Set((battle.setUp ?? []).flatMap { [$0.autobotKey, $0.decepticonKey] })
    return (battle.setUp ?? []).map { ready($0) }
      + ranked.filter { !paired.contains($0.key) }.map { "R\($0.rank): \($0.displayName)   Not fighting" }
  }

  /// Returns the lines of a rank: `Alive` and `Died` for those who fought or fell in this round, `Not fighting` for the
  /// living without an opponent, and no line for those who were already dead.
  private func linesOfRank(_ rank: Int) -> [String] {
    let pairs = (battle.setUp ?? []).filter { $0.rank == rank }
    let here = fighters.filter { $0.rank == rank }
    let busy = Set(pairs.flatMap { [$0.autobotKey, $0.decepticonKey] })
    let fought = battle.fights.filter { $0.rank == rank }.flatMap { [$0.autobotKey, $0.decepticonKey] }
    let first = fought.indices.filter { !fought[..<$0].contains(fought[$0]) }.map { fought[$0] }
    let foughtHere = first.compactMap { key in here.first { $0.key == key } }
    let fallenKeys = Set(fallen.map(\.key))
    return pairs.map { ready($0) } + foughtHere.map { "R\(rank): \($0.displayName)  \($0.state.rawValue)" }
      + here.filter { !busy.contains($0.key) && !fought.contains($0.key) }.compactMap { fighter in
        if fighter.state.isLiving { return "R\(rank): \(fighter.displayName)   Not fighting" }
        return fallenKeys.contains(fighter.key)
          ? "R\(rank): \(fighter.displayName)  \(fighter.state.rawValue)" : nil
      }
  }

  private func ready(_ pair: SetUpRecord) -> String {
    let (autobot, decepticon) = (byKey[pair.autobotKey], byKey[pair.decepticonKey])
    let ranks = pair.rank.map { "R\($0)" } ?? "R\(autobot?.rank ?? 0)/R\(decepticon?.rank ?? 0)"
    return
      "\(ranks): \(autobot?.displayName ?? pair.autobot) Vs \(decepticon?.displayName ?? pair.decepticon)"
      + "   Ready"
  }

  /// `Battle1: Autobots win`, one line for each fight; for rounds by rank, all fights so far.
  var resultLines: [String] {
    fightsSoFar.map { fight in
      let result =
        fight.reason == .annihilation
        ? "All dead" : fight.winner.side.map { "\($0.rawValue) win" } ?? "No winner"
      return "Battle\(fight.number): \(result)"
    }
  }

  /// `1 battle`, the winning team with its survivors, and the survivors of the other; those of both if neither won.
  var verdictLines: [String] {
    let count = counted(battle.battles, "battle")
    if let winner = battle.winner.side {
      return [
        count, "Winning team (\(winner.rawValue)): \(living(winner))",
        "Survivors from the losing team (\(winner.opponent.rawValue)): \(living(winner.opponent))",
      ]
    }
    let reason =
      battle.annihilation
      ? "No winner: all competitors destroyed" : battle.battles > 0 ? "No winner: Tie" : "No winner"
    return [count, reason] + Side.allCases.map { "Survivors (\($0.rawValue)): \(living($0))" }
  }

  func living(_ side: Side) -> String {
    let names = ranked.filter { $0.team == side && $0.state.isLiving }.map(\.displayName)
    return names.isEmpty ? "No Survivor" : names.joined(separator: ", ")
  }

  /// Those who could have fought but did not, by rank, with namesakes told apart.
  var skippedNames: String {
    let fought = Set(battle.fights.flatMap { [$0.autobotKey, $0.decepticonKey] })
    let others = ranked.filter { fighter in
      !fought.contains(fighter.key) && (fighter.state.isLiving || battle.annihilation || !isByRank)
    }
    return namesShortened(fighters(named: battle.skipped, among: others), to: Self.named)
  }
}

extension FightRecord {
  /// The rule that decided, with its numbers: the Autobot's first.
  var why: String {
    let numbers = compared.map { "\($0.autobot) v \($0.decepticon)" }
    let (winner, loser) =
      self.winner == .autobots ? (autobot, decepticon) : (decepticon, autobot)
    switch reason {
    case .specialName:
      return "\(foldedName(winner) == "predaking" ? "Predaking" : "Optimus") wins: special name"
    case .ranAway:
      let parts = zip(compared, numbers).map { "\($0.quantity) \($1)" }
      return "Stronger: \(parts.joined(separator: ", ")); \(loser) ran away"
    case .skill: return "Skill points: \(numbers.joined())"
    case .overallRating: return "Overall rating: \(numbers.joined())"
    case .tie: return "Tie: overall rating \(numbers.joined()); both destroyed"
    case .annihilation: return "\(autobot) faces \(decepticon): all destroyed"
    }
  }
}
