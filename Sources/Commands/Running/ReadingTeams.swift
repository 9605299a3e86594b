import Files
import Options
import Selection
import Snapshots
import Tables

/// Hand-picked teams as they were read, their players looked up in the pool.
struct TeamInputs {
  /// The files, in the order in which they were named.
  var files: [TeamFile] = []
  /// Their players.
  var teams: [ManualTeam] = []
  /// The files with their checksums.
  var records: [InputRecord] = []
  /// What is odd about them.
  var warnings: [Diagnostic] = []

  /// The most players that a file names.
  var largestTeam: Int { teams.map(\.players.count).max() ?? 0 }
}

/// Reads the team files that a command names.
/// - Throws: `InputError`: with the problems of all files, or of the first file that cannot be read at all.
func readTeams(
  _ paths: [String], for command: ParsedCommand, in pool: Pool, finder: PlayerFinder
) throws(InputError) -> TeamInputs {
  var inputs = TeamInputs()
  var problems: [Diagnostic] = []
  var problemCount = 0
  for path in paths {
    var hash = SHA256()
    do throws(InputError) {
      let file = try TeamFile(reading: path, encoding: command[PoolOptions.encoding]) { hash.update($0) }
      inputs.add(file, in: pool, finder: finder, sha256: hash.hexDigest())
    } catch .invalid(let found, let count) {
      problems += found
      problemCount += count
    }
  }
  if command[PoolOptions.strict] {
    problems += inputs.warnings
    problemCount += inputs.warnings.count
  }
  guard problems.isEmpty else { throw .invalid(problems: problems, count: problemCount) }
  showWarnings(inputs.warnings, for: command)
  return inputs
}

extension TeamInputs {
  /// Adds a file that was read, or one that is still to be written, which is no input.
  mutating func add(_ file: TeamFile, in pool: Pool, finder: PlayerFinder, sha256: String?) {
    let team = ManualTeam(file, in: pool, finder: finder)
    files.append(file)
    teams.append(team)
    warnings += team.warnings
    guard let sha256 else { return }
    let size = file.entries.count
    records.append(
      InputRecord(
        InputFile(path: file.path, bytes: file.byteCount, rows: size, used: team.players.count),
        sha256: sha256))
  }
}

/// Shows warnings on standard error, unless nobody wants them.
func showWarnings(_ warnings: [Diagnostic], for command: ParsedCommand) {
  guard !command[RunOptions.quiet] else { return }
  for warning in warnings { complain("\(warning)") }
}
