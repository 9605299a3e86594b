import Files
import Tables

/// The snapshots that earlier runs have left beside a page, one for every run that found something else than the
/// run before: `history/0001.json`, `history/0002.json` and so on.
struct SnapshotHistory {
  /// The name of their folder.
  static let folder = "history"

  /// Where it stands.
  let path: String

  /// The history in the folder of a page.
  init(beside folder: String) {
    path = slashed(folder) + Self.folder
  }

  /// The numbers that are taken, in order.
  /// - Throws: `OutputError` where the folder cannot be listed.
  func numbers() throws(OutputError) -> [Int] { try names(inFolder: path).compactMap(Self.number).sorted() }

  /// The path of the snapshot with a number.
  func snapshot(_ number: Int) -> String { "\(path)/\(Self.name(number))" }

  /// The file that a snapshot becomes; `nil` where it is the last one of the history.
  /// - Throws: `OutputError` where the folder cannot be listed, `InputError` where the last one cannot be read.
  func next(for json: String) throws -> OutputFile? {
    let last = try numbers().last
    if let last, try readBytes(snapshot(last), limit: largestSnapshot).elementsEqual(json.utf8) { return nil }
    return OutputFile(path: snapshot((last ?? 0) + 1), bytes: Array(json.utf8))
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
