import Jobs
import JSON
import Options
import Running
import Snapshots
import Verification

/// A second run of a recorded command, which compares everything that it finds with the snapshot.
struct RunAgain {
  let recorded: RecordedRun
  let command: ParsedCommand
  let effort: VerifyEffort

  /// The most simulated tournaments that are played again.
  static let mostSeasons = 200_000

  var snapshot: Snapshot { recorded.snapshot }
  /// The tournament in the snapshot, and the record of its many runs.
  var tournament: TournamentContent? { snapshot[TournamentContent.self] }
  var runs: RunsRecord? { tournament?.seasons?.runs }
  private var repetition: Repetition? { command.called.repetition }
  private var isRun: Bool { if case .follows? = repetition?.answer { false } else { true } }
  var hasManySeasons: Bool { (runs?.played ?? 0) > Self.mostSeasons || wasInterrupted }
  var wasInterrupted: Bool { runs?.interrupted == true }

  /// The findings about everything that the snapshot says.
  /// - Parameter code: the exit code that is claimed for the command, and where.
  func findings(expecting code: (claimed: Int, path: String)? = nil) -> [Finding] {
    do {
      var (found, exitCode) = try again()
      var kept = recorded.tree
      var findings = removeUnrepeatable(&kept, &found)
      // A signal may have stopped only the counting, which nothing records.
      let wasCut = recorded.hasBounds && !found.hasFalse(for: RecordedRun.exactness)
      let isPart = recorded.isStopped || wasCut
      if isPart { findings.append(keepInputsAlone(&kept, &found)) }
      findings += repetition?.compare(self, &kept, &found) ?? []
      var differences = kept.differences(from: found)
      if let code, !isPart, code.claimed != exitCode.rawValue {
        differences.append(Difference(code.path, recorded: "\(code.claimed)", found: "\(exitCode.rawValue)"))
      }
      let claim =
        !isRun
        ? "the files give the page of the new game, field by field; they were not reset again"
        : isPart
          ? "the command reads the same rules, rows and warnings again"
          : "the command gives the same result again, field by field"
      return findings + [Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))]
    } catch let mistake as RecordedMistake {
      return [mistake.finding]
    } catch {
      return [RecordedMistake(error).finding]
    }
  }

  /// What the command finds now, and its exit code.
  private func again() throws -> (JSONValue, ExitCode) {
    guard let repetition else { preconditionFailure("a command that is not run again was let pass") }
    switch repetition.answer {
    case .follows(let answer): return (try answer(self), .done)
    case .run(let run):
      return try answer(of: run, words: repetition.words(self, recorded.words.withoutOption("time-limit")))
    }
  }

  private func answer(
    of run: (ParsedCommand, Snapshot) throws -> ExitCode, words: [String]
  ) throws -> (JSONValue, ExitCode) {
    var words = words
    if let limit = timeLimit { words = words.inserting(["--time-limit", limit], behind: command.path.count) }
    let quiet = try recorded.parse(recorded.quietWords(words, of: command))
    var code = ExitCode.done
    let text = try Console.answer(of: { code = try run(quiet, snapshot) })
    // Work that was stopped has cut this answer short.
    if let cause = effort.meter.stoppedBy {
      throw RecordedMistake("the command gives the same result again", "\(OutOfWork(cause: cause))")
    }
    guard let tree = try? JSONValue(Array(text.utf8)) else {
      throw RecordedMistake("the command gives the same result again", "it no longer gives an answer")
    }
    return (tree, code)
  }

  /// How long the command may take. If the recorded run was stopped, this one is ended at once: only inputs are
  /// compared.
  private var timeLimit: String? {
    guard command.hasOption(RunOptions.timeLimit.spec.name) else { return nil }
    if recorded.isStopped { return "1ms" }
    return effort.millisecondsLeft.map { "\(max(1, $0))ms" }
  }

  private func keepInputsAlone(_ kept: inout JSONValue, _ found: inout JSONValue) -> Finding {
    let names = ["schemaVersion", "rules", "inputs", "warnings", "warningCount"]
    (kept, found) = (kept.keeping(names), found.keeping(names))
    return Finding(
      "what else was found before the run was stopped",
      .notProvedAgain("it depends on when the run was stopped"))
  }

  /// Takes keys out of what is compared.
  func remove(_ keys: [String], from kept: inout JSONValue, _ found: inout JSONValue) {
    for key in keys {
      kept[key] = nil
      found[key] = nil
    }
  }
}
