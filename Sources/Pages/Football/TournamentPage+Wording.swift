import Documents
import Snapshots
import Words

extension TournamentPage {
  var kicker: String { "Tournament · \(snapshot.paths) · \(counted(teams.count, "team")) · seed \(seed)" }

  private var seed: String { String(content.seed) }

  /// The number of rounds in which every match has been played.
  private var roundsPlayed: Int { rounds.count { round in round.matches.allSatisfy { $0.played } } }

  private var isOver: Bool { roundsPlayed == rounds.count }

  private var matchesPlayed: Int { matches.count { $0.played } }

  var verdict: Verdict { oddsVerdict ?? scoresVerdict }

  /// The team that wins most often, if many tournaments were played.
  private var oddsVerdict: Verdict? {
    guard let first = content.seasons?.odds.first, let runs = content.seasons?.runs, runs.played > 0 else {
      return nil
    }
    let share = "\(percent(first.title))%"
    let basis = "of \(counted(runs.played, "tournament"))"
    return Verdict(
      claim: "Most likely champion: \(first.team), \(share)", aside: basis,
      sentence:
        "Most likely champion: \(first.team), \(share) \(basis) (\(percent(first.low))–\(percent(first.high))%)"
    )
  }

  private var scoresVerdict: Verdict {
    guard matchesPlayed > 0, let first = standings.first else {
      return Verdict(claim: "Not begun", aside: counted(rounds.count, "round") + " to play")
    }
    let points = counted(first.points, "point")
    let state = isOver ? "wins" : "leads"
    let lead = standings.count > 1 ? leadInWords(first, standings[1]) : ""
    return Verdict(
      claim: "\(first.team) \(state) with \(points)", aside: lead,
      sentence: "\(first.team) \(state) with \(points), \(lead), \(progress)")
  }

  private var progress: String {
    isOver
      ? "after \(counted(rounds.count, "round"))"
      : "after \(roundsPlayed) of \(counted(rounds.count, "round"))"
  }

  @ListBuilder<Badge> var badges: [Badge] {
    let open = matches.count - matchesPlayed
    if let runs = content.seasons?.runs {
      if runs.interrupted == true {
        Badge("Interrupted after \(counted(runs.played, "tournament"))", tone: .warning)
      }
      Badge(
        "Title odds within ±\(fixed(runs.widest.approximate, decimals: 1)) percentage points", anchor: "odds")
    }
    Badge(capitalised(progress))
    Badge(
      counted(matchesPlayed, "match", "matches") + " played", tone: isOver ? .good : .neutral,
      anchor: "rounds")
    if open > 0 { Badge("\(grouped(open)) not played", tone: .warning, anchor: "rounds") }
    Badge("\(goalsPerMatch) goals a match")
    Badge("Seed \(seed)")
    warningsBadge(of: snapshot)
  }

  @ListBuilder<Fact> var facts: [Fact] {
    if let runs = content.seasons?.runs {
      let isMissed = runs.until.map { runs.widest.number >= $0.number } ?? false
      let end =
        runs.interrupted == true
        ? "; interrupted" : isMissed ? ", not within ±\(runs.until?.number.description ?? "")" : ""
      Fact(
        "Runs",
        "\(counted(runs.played, "tournament")), title odds within ±\(fixed(runs.widest.approximate, decimals: 2)) "
          + "percentage points\(end)", tone: end.isEmpty ? .neutral : .warning)
      // Which favours teams named first.
      if let level = runs.titlesByInputOrder {
        let share = percent(Double(level) / Double(runs.played))
        Fact("Level", "in \(share)% of them the first two are level, and their order in the file decides")
      }
    }
    content.purchases.flatMap { purchaseFact($0, of: self) }
    Fact("Goals", "\(grouped(goals)) in \(counted(matchesPlayed, "match", "matches"))")
    content.league.orderFact
    Fact("Seed", seed)
    dataFact(of: snapshot)
  }

  private var goals: Int { matches.reduce(0) { $0 + ($1.homeGoals ?? 0) + ($1.awayGoals ?? 0) } }

  /// The goals per match, rounded to one decimal.
  private var goalsPerMatch: String {
    guard matchesPlayed > 0 else { return "0" }
    return fixed(Double(goals) / Double(matchesPlayed), decimals: 1)
  }

  /// How matches are played, including additions to the rules.
  var rulesSection: Section {
    Section(
      "How a match is played", anchor: "rules", place: .reports, isFolded: true, blocks: FootballRules.blocks)
  }
}

/// Returns what puts the first above the second: `2 ahead of Northgate`, `ahead of Northgate by goal difference`.
func leadInWords(_ first: StandingRecord, _ second: StandingRecord) -> String {
  if first.points > second.points { return "\(first.points - second.points) ahead of \(second.team)" }
  return "ahead of \(second.team) by \(first.decidedBy.words)"
}
