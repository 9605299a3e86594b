import Analysis
import Files
import Options
import Selection
import SharedOptions
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
    var hash = SHA256()
    do throws(InputError) {
      let file = try TeamFile(reading: path, encoding: command[PoolOptions.encoding]) { hash.update($0) }
      let faults = inputs.add(file, in: pool, under: rules, finder: finder, sha256: hash.hexDigest())
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
  showWarnings(inputs.warnings, for: command)
  return inputs
}

/// Shows warnings on standard error, unless nobody wants them.
package func showWarnings(_ warnings: [Diagnostic], for command: ParsedCommand) {
  guard !command[RunOptions.quiet] else { return }
  for warning in warnings { complain("\(warning)") }
}
