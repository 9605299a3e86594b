import Files
import JSON
import Jobs
import Options
import Running
import Snapshots
import Tables
import Verification
import Words

/// A run as its snapshot records it.
struct RecordedRun {
  let snapshot: Snapshot
  /// The snapshot as it is in the file.
  let tree: JSONValue
  /// The absolute path of the folder of the file.
  let folder: String
  private let seal: Seal

  /// Reads a snapshot that a run of this program, or of an earlier version, has left.
  /// - Throws: `InputError`, also if it is damaged.
  init(_ path: String) throws(InputError) {
    let bytes = try readBytes(path, limit: largestSnapshot)
    snapshot = try Running.snapshot(of: bytes, from: path)
    seal = Seal(of: bytes)
    // If the current folder is gone, only an absolute path has led to the file.
    folder =
      parentFolder(of: path).hasPrefix("/")
      ? parentFolder(of: path) : (currentFolder ?? "") + "/" + parentFolder(of: path)
    guard let tree = try? JSONValue(bytes) else {
      throw .wrong(path, "not-a-snapshot", "a damaged snapshot: it is not valid JSON")
    }
    self.tree = tree
  }

  /// Whether the run was stopped, so that what it found depends on when.
  var isStopped: Bool {
    // Lineups with locked players may miss a limit although the work was not stopped.
    if let set = snapshot[LineupsContent.self]?.lineupSet, [nil, .effort].contains(set.stoppedBy) {
      return false
    }
    return tree.holds(key: "stoppedBy")
      || tree.hasFalse(for: ["complete", "neighboursComplete", "playerWhatIfComplete"])
      || words.contains { $0.hasPrefix("--time-limit") } && hasBounds
  }

  /// Whether it has counts that are only lower bounds.
  var hasBounds: Bool { tree.hasFalse(for: Self.exactness) }

  /// The keys that say whether counts are exact.
  static let exactness = ["countsExact", "betterExact", "equalExact", "legalExact"]

  /// The findings about every claim, in reading order: the seal, the inputs, the answer, everything else.
  /// - Parameter code: the exit code that is claimed for the command, and where.
  /// - Throws: `InputError` if an input cannot be read at all.
  func findings(
    _ effort: VerifyEffort, expecting code: (claimed: Int, path: String)? = nil
  ) throws -> [Finding] {
    let findings = try allFindings(effort, expecting: code)
    return snapshot.program == programVersion ? findings : findings.map(\.aboutEarlierVersion)
  }

  private func allFindings(
    _ effort: VerifyEffort, expecting code: (claimed: Int, path: String)?
  ) throws -> [Finding] {
    var findings = [verify(seal)] + (try inputFindings())
    if let index = snapshot[IndexContent.self] {
      return findings + (try jobFindings(of: index.job, effort))
    }
    let games = verifyGame(snapshot.content)
    guard !readsPipe else {
      return findings + games + [
        Finding("everything else", .notProvedAgain("it came from standard input or a pipe"))
      ]
    }
    let command: ParsedCommand
    do {
      command = try recordedCommand()
    } catch let mistake as RecordedMistake {
      return findings + [mistake.finding]
    }
    do {
      findings += try teamFindings(of: command, meter: effort.meter)
    } catch let mistake as RecordedMistake {
      findings.append(mistake.finding)
    }
    return findings + games
      + RunAgain(recorded: self, command: command, effort: effort).findings(expecting: code)
  }

  /// Whether any input can be read only once, or never ends.
  private var readsPipe: Bool {
    words.contains("-") || snapshot.inputs.contains { $0.path == "-" || isSpecialFile($0.path) }
  }

  // MARK: Inputs

  /// Where the inputs are: in the current folder, or all beside the snapshot.
  var folderOfInputs: String {
    let paths = snapshot.inputs.map(\.path).filter { $0 != "-" }
    let areHere = paths.allSatisfy(fileExists)
    let areBeside = paths.allSatisfy { fileExists($0.hasPrefix("/") ? $0 : "\(folder)/\($0)") }
    return !areHere && areBeside ? folder : "."
  }

  /// Checks that the inputs are where the run is looked for.
  /// - Throws: `InputError` that says how to name another folder.
  func refuseMissingInputs() throws(InputError) {
    let missing = snapshot.inputs.map(\.path).first { $0 != "-" && !fileExists($0) }
    guard let missing else { return }
    let folder = snapshot[IndexContent.self] != nil ? "of the job" : "in which the run was started"
    let here = missing.hasPrefix("/") ? "" : currentFolder.map { " in \($0)" } ?? ""
    throw .unreadable(file: missing, reason: "no such file\(here); --inputs DIR names the folder \(folder)")
  }

  private func inputFindings() throws(InputError) -> [Finding] {
    var findings: [Finding] = []
    for (number, record) in snapshot.inputs.enumerated() {
      guard record.path != "-" else {
        findings.append(
          Finding("standard input is unchanged", .notProvedAgain("it is no longer available")))
        continue
      }
      guard !isSpecialFile(record.path) else {
        findings.append(Finding("\(record.path) is unchanged", .notProvedAgain("it is not an ordinary file")))
        continue
      }
      let bytes = try readBytes(record.path, limit: .max)
      findings.append(
        verify(record, number: number, bytes: bytes.count, sha256: SHA256.hexDigest(of: bytes)))
    }
    return findings
  }

  // MARK: The command

  /// The words of the recorded command after the name of the program.
  var words: [String] { Array(shellWords(snapshot.command).dropFirst()) }

  /// The recorded command, as quiet as a command inside another one must be.
  ///
  /// A snapshot is not trusted until it is checked: only commands that would record themselves in exactly these words
  /// are run, which excludes every option that writes a file, and only those that answer from their inputs.
  /// - Throws: `RecordedMistake`.
  func recordedCommand() throws -> ParsedCommand {
    let command = try parse(words)
    guard command.record == snapshot.command else {
      throw RecordedMistake(
        Difference("command", recorded: snapshot.command, found: "it would be recorded as \(command.record)"))
    }
    guard command.called.repetition != nil else {
      throw RecordedMistake(
        "what 'squad \(command.path.joined(separator: " "))' found",
        "a command that writes files is not run again")
    }
    return try parse(quietWords(words, of: command))
  }

  /// The words of a command with the options that keep it quiet and let it write nothing.
  func quietWords(_ words: [String], of command: ParsedCommand) -> [String] {
    let path = command.path
    return path + ["--quiet", "--format", "json", "--output", "none"] + words.dropFirst(path.count)
  }

  /// Parses a command line.
  /// - Throws: `RecordedMistake`.
  func parse(_ words: [String]) throws -> ParsedCommand {
    do {
      if case .run(let command) = try program.parse(words) { return command }
      throw RecordedMistake(Difference("command", recorded: snapshot.command, found: "it has no result"))
    } catch let error as UsageError {
      throw RecordedMistake(Difference("command", recorded: snapshot.command, found: "\(error)"))
    }
  }
}

/// Why a recorded run cannot be checked.
struct RecordedMistake: Error {
  let finding: Finding

  /// The recorded command is not one that can have been given.
  init(_ difference: Difference) {
    finding = Finding("the command can be given again", .differs([difference]))
  }

  /// A claim cannot be proved again.
  init(_ claim: String, _ reason: String) {
    finding = Finding(claim, .notProvedAgain(reason))
  }

  /// The inputs are not what the snapshot describes, unless the reading was interrupted.
  init(_ error: any Error) {
    let difference = Difference("inputs", recorded: "files that were read", found: Self.words(of: error))
    var verdict = Finding.Verdict.differs([difference])
    if case InputError.interrupted = error { verdict = .notProvedAgain("interrupted") }
    finding = Finding("the inputs can be read as the command says", verdict)
  }

  private static func words(of error: any Error) -> String {
    switch error {
    case let mistake as UsageMistake: mistake.messages.joined(separator: "; ")
    case InputError.invalid(let problems, let count):
      problems.first.map { "\($0)" + (count > 1 ? " and \(count - 1) more" : "") } ?? "nothing usable"
    case InputError.unreadable(let file, let reason): "\(file): \(reason)"
    default: "\(error)"
    }
  }
}
