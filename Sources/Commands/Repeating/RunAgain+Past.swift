import JSON
import Running
import Snapshots
import Verification
import Words

extension RunAgain {
  /// Takes out what a second run cannot give, and returns what is known about it.
  func removeUnrepeatable(_ kept: inout JSONValue, _ found: inout JSONValue) -> [Finding] {
    // The seal and the command are checked when they are read.
    remove([Seal.key, "command"], from: &kept, &found)
    var findings = sinceFindings
    if snapshot.answer != nil { kept["since"] = nil }
    if snapshot[LineupsContent.self] != nil { kept["lineupsSince"] = nil }
    findings += removeOtherGuesses(from: &kept)
    if kept["searchSeconds"] != nil, found["searchSeconds"] != nil {
      remove(["searchSeconds"], from: &kept, &found)
      findings.append(Finding("the seconds of the search", .notVerifiable("a clock measured them")))
    }
    if !recorded.words.contains(where: { $0 == "--date" || $0.hasPrefix("--date=") }) {
      findings += dateFindings
      remove(["date"], from: &kept, &found)
    }
    if kept["program"] != found["program"] {
      remove(["program"], from: &kept, &found)
      findings.append(
        Finding(
          "this program wrote it", .notProvedAgain("\(snapshot.program) did; this is squad \(version)")))
    }
    return findings
  }

  /// What is known about a date that no option gives.
  private var dateFindings: [Finding] {
    guard let date = snapshot.date else { return [] }
    let isPossible = isDate(date)
    return [
      Finding(
        "the date",
        isPossible
          ? .notVerifiable("it came from SOURCE_DATE_EPOCH, which is not among the inputs")
          : .differs([Difference("date", recorded: date, found: "no such day")]))
    ]
  }

  /// Takes out the warnings that the previous run read files as something else.
  private func removeOtherGuesses(from kept: inout JSONValue) -> [Finding] {
    guard case .list(let warnings)? = kept["warnings"] else { return [] }
    let others = warnings.filter { $0["code"] != .text(WarningRecord.otherGuess) }
    if others.count == warnings.count { return [] }
    kept["warnings"] = .list(others)
    kept["warningCount"] = .number("\(snapshot.warningCount - (warnings.count - others.count))")
    return [
      Finding("what the previous run read the file as", .notVerifiable("its files are not among the inputs"))
    ]
  }

  /// Whether what is said about an earlier run agrees with this one; more than that cannot be checked.
  private var sinceFindings: [Finding] {
    let differences: [Difference]
    if let answer = snapshot.answer, let since = answer.since {
      differences = since.contradictions(with: answer.bestTeam, of: snapshot)
    } else if let content = snapshot[LineupsContent.self], let since = content.lineupsSince {
      differences = since.contradictions(with: content)
    } else {
      return []
    }
    return [
      Finding(
        "what changed since an earlier run does not contradict this one",
        differences.isEmpty ? .isTrue : .differs(differences)),
      Finding("what changed since an earlier run", .notVerifiable("that run is not among the inputs")),
    ]
  }
}

extension LineupsSinceRecord {
  /// Where it contradicts the lineups.
  fileprivate func contradictions(with content: LineupsContent) -> [Difference] {
    guard same > content.lineups.count else { return [] }
    return [
      Difference("lineupsSince.same", recorded: "\(same)", found: "\(content.lineups.count) lineups in all")
    ]
  }
}

extension SinceRecord {
  /// Where it contradicts the run.
  fileprivate func contradictions(with best: BestTeamRecord, of snapshot: Snapshot) -> [Difference] {
    let members = Dictionary(best.players.map { ($0.row, $0) }) { first, _ in first }
    var differences: [Difference] = []
    for (number, player) in self.in.enumerated() where members[player.row].map({ $0 != player }) ?? true {
      differences.append(
        Difference(
          "since.in.\(number)", recorded: player.displayName, found: "not a member of the best team"))
    }
    let isSame = self.in.isEmpty && out.isEmpty && statusBefore != .infeasible
    if sameTeam != isSame {
      differences.append(Difference("since.sameTeam", recorded: "\(sameTeam)", found: "\(isSame)"))
    }
    if commandBefore == snapshot.command {
      differences.append(Difference("since.commandBefore", recorded: "another", found: "the same command"))
    }
    if programBefore == snapshot.program {
      differences.append(Difference("since.programBefore", recorded: "another", found: "the same program"))
    }
    let paths = Set(snapshot.inputs.map(\.path))
    for (number, path) in inputsChanged.enumerated() where !paths.contains(path) {
      differences.append(Difference("since.inputsChanged.\(number)", recorded: path, found: "no input"))
    }
    return differences
  }
}
