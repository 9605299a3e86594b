import Battle
import Files
import Options
import Pages
import Running
import Selection
import Snapshots
import Words

extension RosterCommand {
  /// What was changed, in a sentence, and the new content of the battle page in the output folder; `nil` if that stays
  /// as it is.
  typealias Edit = (done: String, battle: Snapshot?)

  /// Changes files durably, all or none, and what the output folder knows about them, while no other run does.
  ///
  /// Nothing is written if nothing changes. Afterwards the files are read again, so that the answer shows what they
  /// contain; if it cannot be shown, everything stays as it was.
  /// - Parameter creates: whether a missing file is created with its header.
  static func edit(
    _ command: ParsedCommand, _ paths: [String], creates: Bool = false, changesBattle: Bool,
    _ change: (inout [RosterFile], RosterGame) throws -> Edit
  ) throws -> ExitCode {
    let request = command.plainRosterRequest
    for path in paths { try checkChangeable(path, request) }
    let game = try RosterGame(for: command, holdsFolder: changesBattle)
    let held = try game.folder?.outputs ?? HeldOutputs(for: command)
    defer { held.release() }
    var files = try paths.map { path in
      creates && !fileExists(path) ? try newRoster(path, request) : try readEditableRoster(path, request)
    }
    for file in files { try file.roster.refuseWarnings(for: command) }
    let former = files.map(\.bytes)
    let edit = try change(&files, game)
    let changed = try zip(files, former).filter { $0.0.bytes != $0.1 }.map { try $0.0.output() }
    func answer() throws { try show(RosterInput(paths, request), for: command, done: edit.done) }
    if let folder = game.folder, let battle = edit.battle {
      try folder.write(answerPage(of: battle), of: battle, and: changed, then: answer)
    } else {
      try held.write(changed, then: answer)
    }
    return .done
  }
}

extension RosterInput {
  /// Changed files as they will be read once they are written.
  /// - Throws: `UsageMistake` if a file cannot hold its values.
  init(_ files: [RosterFile]) throws(UsageMistake) {
    roster = Roster(of: files)
    records = []
    for (number, file) in files.enumerated() {
      let output = try file.output()
      roster.sources[number].bytes = output.bytes.count
      records.append(InputRecord(roster.sources[number], sha256: SHA256.hexDigest(of: output.bytes)))
    }
  }
}

extension RosterFile {
  /// The file as it is to be written.
  fileprivate func output() throws(UsageMistake) -> OutputFile {
    guard let bytes else { throw UsageMistake(refusal) }
    return OutputFile(path: path, bytes: bytes)
  }
}

/// A file that does not exist yet.
private func newRoster(_ path: String, _ request: RosterRequest) throws(UsageMistake) -> RosterFile {
  guard let file = RosterFile(newAt: path, request) else {
    throw UsageMistake(
      "\(path) does not exist yet; in a new file --columns can name columns, but not number them")
  }
  return file
}

/// Checks that fighters can be changed: only in a file, and only cells that hold a whole value.
private func checkChangeable(_ path: String, _ request: RosterRequest) throws {
  guard path != "-" else { throw UsageMistake("standard input cannot be edited; give a file") }
  guard request.columns.values.allSatisfy({ $0.count == 1 }) else {
    throw UsageMistake("a value that is joined from several columns cannot be changed")
  }
  try checkFolder(of: path)
}
