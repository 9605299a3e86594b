/// Names that look the same but differ: in invisible characters, kinds of spaces or the form of their accents.
public struct LookAlikes: Sendable {
  /// Each name that looks like an earlier one, with that one; ascending.
  public private(set) var pairs: [(index: Int, original: Int)] = []

  /// Compares names; equal names are not counted.
  /// - Complexity: O(letters).
  public init(_ names: some RandomAccessCollection<String>) {
    guard names.contains(where: \.mayHaveLookAlike) else { return }
    var known: [String: [(name: String, index: Int)]] = [:]
    for (index, name) in names.enumerated() {
      let others = known[name.look, default: []]
      let bytes = name.utf8
      if others.contains(where: { $0.name.utf8.elementsEqual(bytes) }) { continue }
      if let first = others.first { pairs.append((index, first.index)) }
      known[name.look, default: []].append((name, index))
    }
  }

  /// Words the warning: `"Ann" looks like the name on line 2, but one of them has U+200B`.
  public static func warning(about name: String, like original: String, on place: String) -> String {
    let signs = (name.unseen + original.unseen).map { "U+" + $0 }
    let reason =
      signs.isEmpty ? "uses different characters" : "one of them has \(listed(signs, "and"))"
    return "\"\(name.look)\" looks like the name \(place), but \(reason); "
      + "they are treated as different names"
  }
}

extension String {
  /// Whether another spelling could look the same: it has an invisible character, two spaces in a row or a combining
  /// accent. A name of ASCII letters with single spaces never has one.
  fileprivate var mayHaveLookAlike: Bool {
    var (previous, isASCII): (UInt8, Bool) = (0, true)
    for byte in utf8 {
      if byte == 0x20, previous == 0x20 { return true }
      if byte >= 0x80 { isASCII = false }
      previous = byte
    }
    return !isASCII
      && unicodeScalars.contains { $0.isUnseen || $0.properties.canonicalCombiningClass != .notReordered }
  }

  /// The name without invisible characters and with plain single spaces. Swift ignores the form of accents by itself.
  fileprivate var look: String {
    var look = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      let isSpace = scalar.properties.isWhitespace
      if isSpace, look.last.map({ $0 == " " }) ?? true { continue }
      look.append(isSpace ? " " : scalar)
    }
    if look.last == " " { look.removeLast() }
    return String(look)
  }

  /// The invisible code points in the name, each once.
  fileprivate var unseen: [String] {
    var seen: Set<Unicode.Scalar> = []
    return unicodeScalars.filter { $0.isUnseen && seen.insert($0).inserted }.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible, or a space other than the one on the keyboard.
  fileprivate var isUnseen: Bool {
    properties.isDefaultIgnorableCodePoint || (properties.isWhitespace && self != " ")
  }
}
