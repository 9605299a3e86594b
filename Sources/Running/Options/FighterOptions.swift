import Battle
import Options
import Tables
import Words

/// The options that say how fighters files are read and who faces whom.
package enum FighterOptions {
  package static let files = ArgumentKey<[String]>.any(
    "FIGHTERS.csv", .file("csv"),
    help: "the fighters; several files are one roster; only --history works without")
  package static let file = ArgumentKey<String>.one(
    "FIGHTERS.csv", .file("csv").written, help: "the fighters file")

  package static let policy = OptionKey<Policy.Name>.value(
    "policy", .word, default: "face-off",
    help:
      "who faces whom: 'face-off' pairs both sides by rank, 'same-rank' one pair per rank, keeping lives "
      + "from run to run")
  package static let columns = OptionKey<[Assignment]?>.optional(
    "columns", .assignments(to: FighterColumn.allCases.map(\.header)),
    otherwise: "headers such as name, team, strength",
    help: "which column holds what: name=Transformer,courage=#8")
  static let noHeader = OptionKey.flag(
    "no-header",
    help: "the first row is data: name, team, strength, intelligence, speed, endurance, rank, courage, "
      + "firepower, skill, unless --columns says otherwise by number")

  /// The options for reading any file, including one that is changed.
  package static let plainReading = [
    columns.spec, PoolOptions.delimiter.spec, PoolOptions.encoding.spec, PoolOptions.decimal.spec,
    PoolOptions.strict.spec,
  ]
  /// The options for reading files for a war.
  package static let reading =
    [columns.spec, PoolOptions.conditions.spec, PoolOptions.delimiter.spec, noHeader.spec]
    + [
      PoolOptions.encoding.spec, PoolOptions.decimal.spec, PoolOptions.skipBadRows.spec,
      PoolOptions.strict.spec,
    ]
}

extension ParsedCommand {
  /// How the fighters files of a war are to be read.
  /// - Throws: `UsageMistake` when options contradict one another.
  package func rosterRequest() throws(UsageMistake) -> RosterRequest {
    var request = plainRosterRequest
    request.hidesFilteredRows = self[FighterOptions.policy] == .sameRank
    if !request.hasHeader {
      try refuseHeaders(in: request.columns.values.flatMap { $0 } + request.filters.map(\.cell))
    }
    return request
  }

  /// How a fighters file that may be changed is to be read.
  package var plainRosterRequest: RosterRequest {
    var request = RosterRequest()
    for assignment in self[FighterOptions.columns] ?? [] {
      let column = FighterColumn.allCases.first { $0.header == assignment.key }!
      request.columns[column] = assignment.cells
    }
    request.options = readingOptions
    return request
  }
}
