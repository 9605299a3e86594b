import Tables

/// What tasks and their folders are called.
enum TaskName {
  /// The most characters in a name that a user gives.
  static let longest = 100

  /// The most characters in a name that is made of several parts; file systems allow 255.
  static let longestOfParts = 200

  /// Why a name is not valid; `nil` if it is.
  static func mistake(in name: String, longest: Int = longest) -> String? {
    if name.utf8.count > longest { return "a name has at most \(longest) letters" }
    if name.lowercased().hasPrefix("index.") { return "\(quoted(name)) is the name of an index page" }
    guard name.unicodeScalars.allSatisfy(isAllowed), let first = name.unicodeScalars.first, first != ".",
      first != "-"
    else {
      return "\(quoted(name)) cannot be the name of a folder; use letters from a to z, digits, - _ and ."
    }
    return nil
  }

  /// A text as part of a name, with invalid characters replaced: `pools/a b.csv` becomes `a-b`.
  static func part(_ text: String, isFile: Bool) -> String {
    var text = text
    if isFile {
      text = String(text[(text.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex)...])
      if let point = text.lastIndex(of: "."), point > text.startIndex { text = String(text[..<point]) }
    }
    let letters = text.unicodeScalars.map { isAllowed($0) ? Character($0) : "-" }
    let cut = String(letters.prefix(longest)).drop { $0 == "." || $0 == "-" }
    return cut.isEmpty ? "x" : String(cut)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: false
    }
  }
}
