/// Makes plain words safe inside a line of Markdown.
enum MarkdownEscape {
  /// The words with everything escaped that could begin a construct of Markdown or of GitHub's
  /// extensions to it; expects no line breaks.
  ///
  /// A backslash does it for all but the at sign of an e-mail address. GitHub's parser looks for addresses
  /// after it has taken the backslashes away, so there it stands as code: `` a`@`b.cd ``.
  static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let before = scalars[..<index].suffix(3)
      let after = scalars[(index + 1)...].prefix(2)
      if scalar == "@", before.last?.isPartOfAddress ?? false, after.first?.isPartOfAddress ?? false {
        result.append(contentsOf: ["`", "@", "`"])
      } else {
        if acts(scalar, before: before, after: after) { result.append("\\") }
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character acts between these neighbours.
  private static func acts(
    _ scalar: Unicode.Scalar, before: ArraySlice<Unicode.Scalar>, after: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "@": true
    case "&": after.first.map { $0 == "#" || $0.isASCIILetter } ?? false
    case ":": after.elementsEqual(["/", "/"])  // a web address
    case ".": before.count == 3 && before.allSatisfy { $0 == "w" || $0 == "W" }  // one without a scheme
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether it may stand beside the sign in an e-mail address.
  fileprivate var isPartOfAddress: Bool {
    isASCIILetter || ("0"..."9").contains(self) || ["+", "-", ".", "_"].contains(self)
  }
}
