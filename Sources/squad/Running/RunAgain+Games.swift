import Snapshots
import Tournament
import Verification

extension RunAgain {
  // MARK: Football

  /// Compares the matches that were simulated; real results, and rounds that an earlier run has played with other
  /// line-ups, are not to be had again. What follows from them is.
  func compareTournament(
    _ kept: inout JSONTree, _ found: inout JSONTree, hasManySeasons: Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    func leaveOut(_ keys: [String], _ claim: String, _ reason: String) {
      remove(keys, from: &kept, &found)
      findings.append(Finding(claim, .notProvedAgain(reason)))
    }
    if snapshot.runs != nil, hasManySeasons {
      leaveOut(
        ["odds", "runs"], "the odds of \(snapshot.runs?.played ?? 0) tournaments",
        isCut ? "the run was interrupted" : "more than \(Self.mostSeasons) are not played again")
    }
    if snapshot.warnings.contains(where: { $0.code == ResumedSchedule.changedLineUps }) {
      findings.append(standingsFinding)
      leaveOut(
        ["rounds", "standings", "warnings", "warningCount"], "the scores and the warnings",
        "some were played with line-ups of which the inputs know nothing any more")
    } else if command[TournamentCommand.results] == nil, hasRealResults {
      findings.append(standingsFinding)
      leaveOut(
        ["rounds", "standings", "odds", "runs"], "the scores and the odds",
        "real results came from an earlier run")
    }
    return findings
  }

  private var hasRealResults: Bool {
    (snapshot.rounds ?? []).flatMap(\.matches).contains { $0.given == true }
  }

  /// Whether the standings, to the last tie, follow from the scores that stand.
  private var standingsFinding: Finding {
    let claim = "the standings and their order follow from the scores"
    guard let rounds = snapshot.rounds, let kept = recorded.tree["standings"],
      let found = JSONTree(of: snapshot.standings(afterRound: rounds.count))
    else { return Finding(claim, .notProvedAgain("there are none")) }
    let differences = kept.differences(from: found, at: "standings")
    return Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))
  }

  // MARK: Battles

  /// Compares the last war; those before it, and the lives that they left behind, are in no input. What they say
  /// of themselves is held together by ``verifyWars(_:)``.
  func compareBattle(_ kept: inout JSONTree, _ found: inout JSONTree) -> [Finding] {
    let wars = snapshot.battleHistory?.count ?? 0
    let hasLives = snapshot.lives.map { $0.battles > snapshot.battle?.battles ?? 0 } ?? false
    guard wars > 1 || hasLives else { return [] }
    remove(["battleHistory", "fighterTallies", "lives"], from: &kept, &found)
    if hasLives {
      // Who fights in a war by rank depends on who lives; what they are does not.
      for part in ["battle", "fighters"] {
        kept[part] = kept[part]?.withoutLives
        found[part] = found[part]?.withoutLives
      }
    }
    return [
      Finding("the wars of earlier runs", .notVerifiable("their fighters are in no input any more"))
    ]
  }
}

extension JSONTree {
  /// A value as JSON has it.
  init?(of value: some Encodable) {
    guard let text = try? stableJSON(value) else { return nil }
    self.init(Array(text.utf8))
  }

  /// Fighters without their states, those alone that stand in a file; or a war without what depends on them.
  fileprivate var withoutLives: JSONTree {
    switch self {
    case .list(let fighters):
      .list(
        fighters.filter { $0["row"] != .number(0) }.map { fighter in
          var fighter = fighter
          fighter["state"] = nil
          return fighter
        })
    case .object: keeping(["policy", "ascending"])
    case .null, .truth, .number, .text: self
    }
  }
}
