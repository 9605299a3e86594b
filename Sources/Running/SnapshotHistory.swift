import Files
import Tables

/// The snapshots that earlier runs have left beside a page, one for each run that found something different from the
/// run before: `history/0001.json`, `history/0002.json` and so on.
package struct SnapshotHistory {
  /// The name of their folder.
  package static let folder = "history"

  /// The path of that folder.
  package let path: String

  /// The history in the folder of a page.
  package init(beside folder: String) {
    path = slashed(folder) + Self.folder
  }

  /// The numbers in use, in order.
  /// - Throws: `OutputError` if the folder cannot be listed.
  package func numbers() throws(OutputError) -> [Int] {
    try names(inFolder: path).compactMap(Self.number).sorted()
  }

  /// The path of the snapshot with a number.
  package func snapshot(_ number: Int) -> String { "\(path)/\(Self.name(number))" }

  /// How a snapshot changes the history.
  package struct Change {
    /// The file that the snapshot becomes; `nil` if it is already the last one.
    package var new: OutputFile?
    /// The files that are too old to keep.
    package var old: [String]
  }

  /// How a snapshot changes the history, if that keeps at most the last few.
  /// - Throws: `OutputError` if the folder cannot be listed, `InputError` if the last one cannot be read.
  package func change(with json: String, keeping most: Int? = nil) throws -> Change {
    let numbers = try numbers()
    let isLast = try numbers.last.map {
      try readBytes(snapshot($0), limit: largestSnapshot).elementsEqual(json.utf8)
    }
    let new =
      isLast == true
      ? nil : OutputFile(path: snapshot((numbers.last ?? 0) + 1), bytes: Array(json.utf8))
    let count = numbers.count + (new == nil ? 0 : 1)
    return Change(new: new, old: numbers.prefix(max(0, count - (most ?? count))).map(snapshot))
  }

  private static func name(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".json"
  }

  private static func number(of name: String) -> Int? {
    guard name.utf8.count <= 14, let number = Int(name.dropLast(5)), number > 0, name == Self.name(number)
    else { return nil }
    return number
  }
}
