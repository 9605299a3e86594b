import Analysis
import Files
import Options
import Reading
import Selection
import Snapshots
import Tables

/// Reads the team files that a command names.
/// - Throws: `InputError`: with the problems of all files, or of the first file that cannot be read at all.
package func readTeams(
  _ paths: [String], for command: ParsedCommand, in pool: Pool, under rules: Rules, finder: PlayerFinder
) throws(InputError) -> TeamInputs {
  var inputs = TeamInputs()
  var problems: [Diagnostic] = []
  var problemCount = 0
  for path in paths {
    do throws(InputError) {
      let encoding = command[PoolOptions.encoding]
      let faults = try inputs.add(path, encoding: encoding, in: pool, under: rules, finder: finder)
      problems += faults
      problemCount += faults.count
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
  show(inputs.warnings, for: command)
  return inputs
}

extension TeamInputs {
  /// Adds a team file, the squad that the Premier League game provides, or each lineup of a site's file.
  /// - Returns: what is wrong with the slots that it names.
  fileprivate mutating func add(
    _ path: String, encoding: TableRequest.Encoding, in pool: Pool, under rules: Rules, finder: PlayerFinder
  ) throws(InputError) -> [Diagnostic] {
    if let faults = try addLineups(of: path, in: pool, under: rules, finder: finder) { return faults }
    let file = try OwnedFile(path, encoding: encoding)
    return add(file.team, in: pool, under: rules, finder: finder, sha256: file.sha256)
  }

  /// Adds each lineup of a site's upload or entry file.
  /// - Returns: what is wrong with its slots; `nil` if it is not such a file.
  fileprivate mutating func addLineups(
    of path: String, in pool: Pool, under rules: Rules, finder: PlayerFinder
  ) throws(InputError) -> [Diagnostic]? {
    guard UploadSite(of: rules) != nil, isRereadable(path) else { return nil }
    var hash = SHA256()
    guard let sheet = try LineupSheet(reading: path, under: rules, inspect: { hash.update($0) }) else {
      return nil
    }
    let faults = sheet.teams.flatMap { add($0, in: pool, under: rules, finder: finder, sha256: nil) }
    let file = InputFile(
      path: path, bytes: sheet.byteCount, rows: sheet.lineups.count, used: sheet.teams.count)
    records.append(InputRecord(file, sha256: hash.hexDigest()))
    return faults
  }
}
