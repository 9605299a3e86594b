/// Approximate metrics of a chart's typeface, good enough to keep texts apart.
enum Typeface {
  /// The font size of charts.
  static let size = 11.5
  /// How far letters reach above and below their baseline.
  static let ascent = 9.0
  static let descent = 3.0

  /// Returns the approximate width of a text in DejaVu Sans, the widest of the usual typefaces.
  static func width(_ text: String, strong: Bool = false) -> Double {
    let width = text.reduce(0) { width, letter in
      width + (letter.asciiValue.map { asciiHundredths[Int($0)] } ?? hundredths(of: letter))
    }
    return Double(width) * (strong ? 0.1275 : 0.115)
  }

  /// The widths of the ASCII letters: comparing characters takes most of the time in which names are placed.
  private static let asciiHundredths = (0..<128).map { hundredths(of: Character(Unicode.Scalar(UInt8($0)))) }

  /// Returns the width of a letter in hundredths of the font size.
  private static func hundredths(of letter: Character) -> Int {
    switch letter {
    case "m", "M", "W", "…", "%", "@": 100
    case "w", "C", "D", "G", "H", "N", "O", "Q", "U", "+", "−", "<", ">", "=", "≥", "≤": 82
    case "r", "t", "f", "(", ")", "-": 42
    case "i", "j", "l", "I", "J", " ", ".", ",", ":", "'", "|", "·": 33
    default: letter.isASCII ? 65 : max(1, String(letter).displayWidth) * 72
    }
  }

  /// Returns the text, cut to a number of terminal columns, with the bracket that tells namesakes apart.
  static func shortened(_ text: String, limit: Int = 20) -> String {
    guard text.displayWidth > limit else { return text }
    if text.hasSuffix(")"), let bracket = text.lastIndex(of: "("), bracket > text.startIndex {
      let (name, rest) = (String(text[..<text.index(before: bracket)]), " " + text[bracket...])
      if rest.displayWidth <= limit * 3 / 5 {
        return shortened(name, limit: limit - rest.displayWidth) + rest
      }
    }
    return cut(text) { $0.displayWidth <= limit }
  }

  /// Returns the text, cut to a width.
  static func shortened(_ text: String, width: Double, strong: Bool = false) -> String {
    self.width(text, strong: strong) <= width
      ? text : cut(text) { self.width($0, strong: strong) <= width }
  }

  /// Returns a word in two lines: broken after the hyphen nearest to its middle, or hyphenated in the middle.
  static func halves(_ word: String) -> [String] {
    let middle = word.index(word.startIndex, offsetBy: word.count / 2)
    func distance(_ index: String.Index) -> Int { abs(word.distance(from: middle, to: index)) }
    let hyphens = word.indices.filter { word[$0] == "-" && word.index(after: $0) < word.endIndex }
    guard let hyphen = hyphens.min(by: { distance($0) < distance($1) }) else {
      return [word[..<middle] + "-", word[middle...]].map(String.init)
    }
    return [word[...hyphen], word[word.index(after: hyphen)...]].map(String.init)
  }

  /// Returns as many letters as fit with an ellipsis.
  private static func cut(_ text: String, fits: (String) -> Bool) -> String {
    var short = ""
    for character in text {
      guard fits(short + String(character) + "…") else { break }
      short.append(character)
    }
    return short + "…"
  }
}
