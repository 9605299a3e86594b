import Options
import Snapshots
import Verification

/// Runs a recorded command once more and compares everything that it finds with the snapshot.
struct RunAgain {
  private let recorded: RecordedRun
  let command: ParsedCommand

  init(_ recorded: RecordedRun, _ command: ParsedCommand) {
    self.recorded = recorded
    self.command = command
  }

  /// More simulated tournaments than these are not played again.
  private static let mostSeasons = 200_000
  /// Nobody has played one match again more often than this.
  private static let mostReplays = 1_000

  var snapshot: Snapshot { recorded.snapshot }
  private var isTournament: Bool { command.path == ["tournament"] }
  private var hasManySeasons: Bool { (snapshot.runs?.played ?? 0) > Self.mostSeasons || isCut }
  private var isCut: Bool { snapshot.runs?.interrupted == true }

  /// What becomes of everything that the snapshot says.
  func findings() -> [Finding] {
    do {
      var found = try again()
      var kept = recorded.tree
      var findings = ignoreWhatNeedNotAgree(&kept, &found)
      // A signal may have ended the counting alone, which no word tells.
      let wasCut = recorded.hasBounds && !found.denies(RecordedRun.exactness)
      let isPart = recorded.isStopped || wasCut
      if isPart { findings.append(keepInputsAlone(&kept, &found)) }
      if isTournament { findings += compareTournament(&kept, &found) }
      if isBattle { findings += compareBattle(&kept, &found) }
      let differences = kept.differences(from: found)
      let claim =
        isPart
        ? "the command reads the same rules, rows and warnings again"
        : "the command gives the same again, field by field"
      return findings + [Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))]
    } catch let mistake as RecordedMistake {
      return [mistake.finding]
    } catch {
      return [RecordedMistake(error).finding]
    }
  }

  /// The matches that have been played again, as often as they were.
  private var replays: [String] {
    (snapshot.rounds ?? []).flatMap(\.matches).flatMap { match in
      Array(
        repeating: "--replay=\(match.home),\(match.away)", count: min(match.replays ?? 0, Self.mostReplays))
    }
  }

  /// What the command finds now.
  private func again() throws -> JSONTree {
    var words = recorded.words.withoutOption("time-limit")
    if isTournament {
      words = words.withoutOption("rounds").withoutOption("play").withoutOption("replay")
        .inserting(["--rounds", "all"] + replays, behind: command.path.count)
      if hasManySeasons { words = words.withoutOption("runs").withoutOption("until") }
      if !command.isGiven(TournamentCommand.seed), let seed = snapshot.seed {
        words = words.inserting(["--seed", "\(seed)"], behind: command.path.count)
      }
    }
    words = wordsOfBattle(words)
    // A run that was stopped is ended at once: only its inputs are compared.
    if recorded.isStopped { words = words.inserting(["--time-limit", "1ms"], behind: command.path.count) }
    let quiet = try recorded.parse(recorded.quiet(words, of: command))
    guard let action = actions[quiet.path] else { preconditionFailure("nobody runs \(quiet.path)") }
    var console = Console.current
    console.earlierBattle = earlierBattle
    let text = try Console.$current.withValue(console) {
      try Console.answer(of: { _ = try action(quiet) })
    }
    // Whoever ended the work has cut this answer short.
    if interruptExitCode != nil { throw RecordedMistake("the command gives the same again", "interrupted") }
    guard let tree = JSONTree(Array(text.utf8)) else {
      throw RecordedMistake("the command gives the same again", "it gives no answer any more")
    }
    return tree
  }

  // MARK: What is compared

  /// Takes out what no second run can give, and says what was not compared.
  private func ignoreWhatNeedNotAgree(_ kept: inout JSONTree, _ found: inout JSONTree) -> [Finding] {
    // The command is looked at when it is read; what changed since an earlier run needs that run.
    remove([Seal.key, "command", "searchSeconds", "since"], from: &kept, &found)
    if !recorded.words.contains(where: { $0 == "--date" || $0.hasPrefix("--date=") }) {
      remove(["date"], from: &kept, &found)
    }
    var findings = [sinceFinding].compactMap { $0 }
    if kept["program"] != found["program"] {
      remove(["program"], from: &kept, &found)
      findings.append(
        Finding(
          "this program wrote it", .notProvedAgain("\(snapshot.program) did; this is squad \(version)")))
    }
    return findings
  }

  /// Whether what is said of an earlier run agrees with the best team.
  private var sinceFinding: Finding? {
    guard let since = snapshot.since, let best = snapshot.bestTeam else { return nil }
    let members = Set(best.players.map(\.row))
    let isSound =
      since.in.allSatisfy { members.contains($0.row) }
      && (since.in.isEmpty && since.out.isEmpty || !since.sameTeam)
    let claim = "what changed since an earlier run does not contradict the best team"
    return Finding(
      claim,
      isSound
        ? .isTrue
        : .differs([
          Difference("since", recorded: "players in and out", found: "others than those of the best team")
        ]))
  }

  private func keepInputsAlone(_ kept: inout JSONTree, _ found: inout JSONTree) -> Finding {
    let names = ["schemaVersion", "rules", "inputs", "warnings", "warningCount"]
    (kept, found) = (kept.keeping(names), found.keeping(names))
    return Finding(
      "what else was found before the run was stopped",
      .notProvedAgain("it depends on the moment at which that was"))
  }

  func remove(_ keys: [String], from kept: inout JSONTree, _ found: inout JSONTree) {
    for key in keys {
      kept[key] = nil
      found[key] = nil
    }
  }

  // MARK: Games

  /// Compares the matches that were simulated; real results, and rounds that an earlier run has played with other
  /// line-ups, are not to be had again.
  private func compareTournament(_ kept: inout JSONTree, _ found: inout JSONTree) -> [Finding] {
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
    if snapshot.warnings.contains(where: { $0.code == "changed-line-ups" }) {
      leaveOut(
        ["rounds", "standings", "warnings", "warningCount"], "the scores",
        "some were played with line-ups of which the inputs know nothing any more")
      return findings
    }
    let matches = (snapshot.rounds ?? []).flatMap(\.matches)
    let hasOwnResults = command[TournamentCommand.results] != nil
    if !hasOwnResults, matches.contains(where: { $0.given == true }) {
      leaveOut(
        ["rounds", "standings", "odds", "runs"], "the scores", "real results came from an earlier run")
    } else if matches.contains(where: { !$0.played }) {
      // The standings of so few rounds are added up anew from their results.
      remove(["standings"], from: &kept, &found)
      found["rounds"] = found["rounds"]?.withoutMatchesUnplayed(in: kept["rounds"])
    }
    return findings
  }
}
