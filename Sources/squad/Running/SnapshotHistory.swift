import Files
import Tables

/// The snapshots that earlier runs have left beside a page, one for every run that found something else than the
/// run before: `history/0001.json`, `history/0002.json` and so on.
struct SnapshotHistory {
  /// The name of their folder.
  static let folder = "history"

  private let path: String

  /// The history in the folder of a page.
  init(beside folder: String) {
    path = (folder.hasSuffix("/") ? folder : folder + "/") + Self.folder
  }

  /// The numbers that are taken, in order.
  var numbers: [Int] { names(inFolder: path).compactMap(Self.number).sorted() }

  /// Makes sure that the folder is there, and free of what a killed run left in it.
  /// - Throws: `OutputError` when it cannot be had.
  func prepare() throws(OutputError) {
    try prepareFolder(path)
    try FolderLock(folder: path).removeLeftovers()
  }

  /// The path of the snapshot with a number.
  func snapshot(_ number: Int) -> String { "\(path)/\(Self.name(number))" }

  /// What a snapshot is to be called in the folder of the page; `nil` where it is the last one of the history.
  /// - Throws: `InputError` when that one cannot be read.
  func name(for json: String) throws(InputError) -> String? {
    let last = numbers.last
    if let last, try readBytes(snapshot(last), limit: largestSnapshot).elementsEqual(json.utf8) { return nil }
    return "\(Self.folder)/\(Self.name((last ?? 0) + 1))"
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
