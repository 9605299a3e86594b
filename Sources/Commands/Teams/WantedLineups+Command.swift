import Analysis
import Documents
import Files
import Options
import Pages
import Reading
import Running
import Selection
import Snapshots
import Tables
import Words

extension LineupsRequest {
  /// What a command asks for.
  /// - Throws: `UsageMistake` if lineups are to differ in more players than they have.
  init(_ command: ParsedCommand, under rules: Rules) throws(UsageMistake) {
    let uniques = command[LineupsCommand.uniques] ?? rules.playersBetweenTeams
    if uniques > rules.size {
      let players = rules.size == 1 ? "1 player" : "\(rules.size) players"
      throw UsageMistake("--uniques \(uniques) is more than the \(players) of a team")
    }
    self.init(count: command[RunOptions.lineupCount], uniques: uniques)
    (exposures, maxExposure) = (command[LineupsCommand.exposure], command[LineupsCommand.maxExposure])
    (noise, seed) = (command[LineupsCommand.noise], command[LineupsCommand.seed])
  }
}

extension WantedLineups {
  /// The file of `--upload`, which fills in the entries; empty if none is asked for, or if no site takes the lineups.
  func uploads(
    of content: LineupsContent, _ found: Found, to path: String?
  ) throws(InputError) -> [OutputFile] {
    guard let path, let site = site(taking: found) else { return [] }
    let bytes =
      if let entries {
        try entries.filled(with: content.lineups, found.byEntry, on: site)
      } else {
        uploadTable(content.lineups, under: searched.rules).map { Array(renderCSV($0).utf8) }
      }
    return bytes.map { [OutputFile(path: path, bytes: $0)] } ?? []
  }
}
