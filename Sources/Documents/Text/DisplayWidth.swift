extension String {
  /// The number of terminal columns that the string takes: two for each East Asian wide character and each emoji, none
  /// for combining marks, one for the rest.
  ///
  /// Terminals differ on rare characters; this is what most of them do, based on Unicode Standard Annex 11.
  /// - Complexity: O(n).
  var displayWidth: Int {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The columns that the character takes, including everything that combines with it.
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.isWide || $0.value == 0xFE0F }) { return 2 }
    return first.isInvisible ? 0 : 1
  }
}

extension Unicode.Scalar {
  /// Whether it takes no column.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: true
    case .format: value != 0xAD  // a soft hyphen is drawn
    default: false
    }
  }

  /// Whether it is East Asian wide or full width, or shows as an emoji by itself.
  fileprivate var isWide: Bool {
    switch value {
    case 0...0x10FF: false
    case 0x1100...0x115F, 0x2329, 0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF: true
    case 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: true
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: true
    case 0x20000...0x3FFFD: true
    default: properties.isEmojiPresentation
    }
  }
}

extension String {
  /// Returns the string padded with spaces to at least `width` terminal columns.
  func padded(to width: Int, right alignsRight: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - displayWidth))
    return alignsRight ? space + self : self + space
  }
}
