import JSON
import Snapshots
import Tournament
import Verification

extension RunAgain {
  /// Compares the matches that were simulated; real results, and rounds that an earlier run has played with other
  /// line-ups, are not to be had again. What follows from them is.
  func compareTournament(
    _ kept: inout JSONValue, _ found: inout JSONValue, hasManySeasons: Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    func leaveOut(_ keys: [String], _ claim: String, _ reason: String) {
      remove(keys, from: &kept, &found)
      findings.append(Finding(claim, .notProvedAgain(reason)))
    }
    if let runs, hasManySeasons {
      leaveOut(
        ["odds", "runs"], "the odds of \(runs.played) tournaments",
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
    (tournament?.league.matches ?? []).contains { $0.given == true }
  }

  /// Whether the standings, to the last tie, follow from the scores that stand.
  private var standingsFinding: Finding {
    let claim = "the standings and their order follow from the scores"
    guard let tournament, let kept = recorded.tree["standings"],
      let found = try? JSONValue(encoding: tournament.standings(afterRound: tournament.league.rounds.count))
    else { return Finding(claim, .notProvedAgain("there are none")) }
    let differences = kept.differences(from: found, at: "standings")
    return Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))
  }
}
