/// What is known of the typeface of a chart without measuring it: enough to keep words apart.
enum Typeface {
  /// How far letters reach above and below their line.
  static let ascent = 9.0
  static let descent = 3.0

  /// About the width of the words, rather too wide than too narrow.
  static func width(_ text: String, strong: Bool = false) -> Double {
    Double(text.displayWidth) * (strong ? 7.6 : 6.9)
  }

  /// The words, cut to a length that fits into a drawing: so many columns of a terminal.
  static func shortened(_ text: String, limit: Int = 20) -> String {
    guard text.displayWidth > limit else { return text }
    var short = ""
    var width = 0
    for character in text {
      width += String(character).displayWidth
      guard width < limit else { break }
      short.append(character)
    }
    return short + "…"
  }
}
