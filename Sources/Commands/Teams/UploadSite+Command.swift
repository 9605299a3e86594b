import Options
import Reading
import Running
import Words

extension UploadSite {
  /// The site of the upload file that a command asks for; `nil` if it asks for none.
  /// - Parameter count: how many lineups there are to be.
  /// - Throws: `UsageMistake` if no site takes such lineups.
  init?(_ command: ParsedCommand, count: Int, of run: PoolRun) throws(UsageMistake) {
    guard command.isGiven(RunOptions.upload) else { return nil }
    guard let site = UploadSite(of: run.rules) else {
      throw UsageMistake(
        "--upload writes the files of DraftKings, FanDuel and Yahoo; use one of their rule sets, as in "
          + "--rules draftkings-nba")
    }
    guard run.pool.ids != nil else {
      throw UsageMistake("--upload needs the site's ids; the pool has no column with ids")
    }
    guard count <= site.most else {
      throw UsageMistake("--upload: \(site.name) takes \(site.most) lineups in a file, not \(count)")
    }
    self = site
  }
}
