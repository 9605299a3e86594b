import Options
import Tournament

/// The options that say how a file of lineups or results is read: those of pools that apply to it.
package enum SheetOptions {
  /// `--columns`, or another name, for a file with columns of these keys.
  package static func columns(
    _ keys: [String], named name: String = "columns", of file: String = "", example: String
  ) -> OptionKey<[Assignment]?> {
    .optional(
      name, .assignments(to: keys), otherwise: "headers \(keys.joined(separator: ", "))",
      help: "which column\(file) holds what: \(example)")
  }

  /// The options for reading such a file, apart from its columns.
  package static let reading = [
    PoolOptions.conditions.spec, PoolOptions.delimiter.spec, PoolOptions.noHeader.spec,
    PoolOptions.encoding.spec, PoolOptions.decimal.spec, PoolOptions.skipBadRows.spec,
    PoolOptions.strict.spec,
  ]
}

extension ParsedCommand {
  /// How the file at `path` is to be read.
  package func sheetRequest(_ path: String, columns key: OptionKey<[Assignment]?>) -> SheetRequest {
    var request = SheetRequest(path: path)
    request.take(self[key] ?? [])
    request.options = readingOptions
    request.isStopped = interruptCheck
    return request
  }
}

extension SheetRequest {
  /// Sets which column is what.
  package mutating func take(_ assignments: [Assignment]) {
    for assignment in assignments {
      columns[assignment.key] = assignment.cells
    }
  }
}
