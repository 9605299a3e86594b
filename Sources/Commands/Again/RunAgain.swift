import JSON
import Options
import Snapshots
import Verification

/// Runs a recorded command once more and compares everything that it finds with the snapshot.
struct RunAgain {
  let recorded: RecordedRun
  let command: ParsedCommand
  let effort: VerifyEffort

  /// More simulated tournaments than these are not played again.
  static let mostSeasons = 200_000
  /// Nobody has played one match again more often than this.
  private static let mostReplays = 1_000

  var snapshot: Snapshot { recorded.snapshot }
  /// What the snapshot holds of a tournament, and of many.
  var tournament: TournamentContent? { snapshot[TournamentContent.self] }
  var runs: RunsRecord? { tournament?.seasons?.runs }
  private var isTournament: Bool { command.path == ["tournament"] }
  private var hasManySeasons: Bool { (runs?.played ?? 0) > Self.mostSeasons || isCut }
  var isCut: Bool { runs?.interrupted == true }

  /// What becomes of everything that the snapshot says.
  /// - Parameter code: the exit code that somebody claims for the command, and where.
  func findings(expecting code: (claimed: Int, path: String)? = nil) -> [Finding] {
    do {
      var (found, exitCode) = try again()
      var kept = recorded.tree
      var findings = setAsideThePast(&kept, &found)
      // A signal may have ended the counting alone, which no word tells.
      let wasCut = recorded.hasBounds && !found.denies(RecordedRun.exactness)
      let isPart = recorded.isStopped || wasCut
      if isPart { findings.append(keepInputsAlone(&kept, &found)) }
      if isTournament { findings += compareTournament(&kept, &found, hasManySeasons: hasManySeasons) }
      if isBattle { findings += compareBattle(&kept, &found) }
      if isReset { findings += battle.map(verifyBattleHistory) ?? [] }
      var differences = kept.differences(from: found)
      if let code, !isPart, code.claimed != exitCode.rawValue {
        differences.append(Difference(code.path, recorded: "\(code.claimed)", found: "\(exitCode.rawValue)"))
      }
      let claim =
        isReset
        ? "the files give the page of the new game, field by field; they were not reset again"
        : isPart
          ? "the command reads the same rules, rows and warnings again"
          : "the command gives the same again, field by field"
      return findings + [Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))]
    } catch let mistake as RecordedMistake {
      return [mistake.finding]
    } catch {
      return [RecordedMistake(error).finding]
    }
  }

  /// The matches that were simulated where others are still open, and those that were played again.
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

  /// What the command finds now, and how it ends.
  private func again() throws -> (JSONValue, ExitCode) {
    if isReset { return (try newGame(), .done) }
    var words = recorded.words.withoutOption("time-limit")
    let place = command.path.count
    if isTournament {
      words = words.withoutOption("rounds").withoutOption("play").withoutOption("replay")
        .inserting(matchesPlayed, behind: place)
      if hasManySeasons { words = words.withoutOption("runs").withoutOption("until") }
      if !command.isGiven(TournamentCommand.seed), let seed = tournament?.seed {
        words = words.inserting(["--seed", "\(seed)"], behind: place)
      }
    }
    words = wordsOfBattle(words)
    if let limit = timeLimit { words = words.inserting(["--time-limit", limit], behind: place) }
    let quiet = try recorded.parse(recorded.quiet(words, of: command))
    guard let action = actions[quiet.path] else { preconditionFailure("nobody runs \(quiet.path)") }
    var console = Console.current
    console.earlierBattle = earlierBattle
    var code = ExitCode.done
    let text = try console.hearing {
      try Console.answer(of: { code = try action(quiet) })
    }
    // Whoever ended the work has cut this answer short.
    if let cause = effort.meter.stoppedBy {
      throw RecordedMistake("the command gives the same again", "\(OutOfWork(cause: cause))")
    }
    guard let tree = try? JSONValue(Array(text.utf8)) else {
      throw RecordedMistake("the command gives the same again", "it gives no answer any more")
    }
    return (tree, code)
  }

  /// How long the command may take. One that was stopped is ended at once: only its inputs are compared.
  private var timeLimit: String? {
    guard command.knows(RunOptions.timeLimit.spec.name) else { return nil }
    if recorded.isStopped { return "1ms" }
    return effort.millisecondsLeft.map { "\(max(1, $0))ms" }
  }

  private func keepInputsAlone(_ kept: inout JSONValue, _ found: inout JSONValue) -> Finding {
    let names = ["schemaVersion", "rules", "inputs", "warnings", "warningCount"]
    (kept, found) = (kept.keeping(names), found.keeping(names))
    return Finding(
      "what else was found before the run was stopped",
      .notProvedAgain("it depends on the moment at which that was"))
  }

  /// Takes something out of what is compared.
  func remove(_ keys: [String], from kept: inout JSONValue, _ found: inout JSONValue) {
    for key in keys {
      kept[key] = nil
      found[key] = nil
    }
  }
}
