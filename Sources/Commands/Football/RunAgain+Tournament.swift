import JSON
import Running
import Snapshots
import Tournament
import Verification

extension RunAgain {
  /// The most replays of one match that are repeated.
  private static let mostReplays = 1_000

  /// The words of the command with the seed and the matches of the schedule as it was.
  func wordsOfTournament(_ words: [String]) -> [String] {
    var words = words.withoutOption("rounds").withoutOption("play").withoutOption("replay")
      .inserting(matchesPlayed, behind: 1)
    if hasManySeasons { words = words.withoutOption("runs").withoutOption("until") }
    if !command.isGiven(TournamentCommand.seed), let seed = tournament?.seed {
      words = words.inserting(["--seed", "\(seed)"], behind: 1)
    }
    return words
  }

  /// The matches that were simulated if others are still open, and those that were played again.
  private var matchesPlayed: [String] {
    let matches = tournament?.league.matches ?? []
    let isWhole = matches.allSatisfy(\.played)
    let simulated = isWhole ? [] : matches.filter { $0.played && $0.given != true }
    return ["--rounds", isWhole ? "all" : "0"] + simulated.map { "--play=\($0.home),\($0.away)" }
      + matches.flatMap { match in
        Array(
          repeating: "--replay=\(match.home),\(match.away)", count: min(match.replays ?? 0, Self.mostReplays))
      }
  }

  /// Compares the simulated matches; real results, and rounds that an earlier run has played with other lineups,
  /// cannot be found again. What follows from them can.
  func compareTournament(_ kept: inout JSONValue, _ found: inout JSONValue) -> [Finding] {
    var findings: [Finding] = []
    func leaveOut(_ keys: [String], _ claim: String, _ reason: String) {
      remove(keys, from: &kept, &found)
      findings.append(Finding(claim, .notProvedAgain(reason)))
    }
    if let runs, hasManySeasons {
      leaveOut(
        ["odds", "runs"], "the odds of \(runs.played) tournaments",
        wasInterrupted ? "the run was interrupted" : "more than \(Self.mostSeasons) are not played again")
    }
    if snapshot.warnings.contains(where: { $0.code == ResumedSchedule.changedLineUps }) {
      findings.append(standingsFinding)
      leaveOut(
        ["rounds", "standings", "warnings", "warningCount"], "the scores and the warnings",
        "some were played with lineups that are no longer in the inputs")
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

  /// Whether the standings, down to the last tie, follow from the scores.
  private var standingsFinding: Finding {
    let claim = "the standings and their order follow from the scores"
    guard let tournament, let kept = recorded.tree["standings"],
      let found = try? JSONValue(encoding: tournament.standings(afterRound: tournament.league.rounds.count))
    else { return Finding(claim, .notProvedAgain("there are none")) }
    let differences = kept.differences(from: found, at: "standings")
    return Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))
  }
}
