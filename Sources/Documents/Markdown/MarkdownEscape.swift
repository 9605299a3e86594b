/// Makes plain text safe inside a line of Markdown.
enum MarkdownEscape {
  /// Returns the text with everything escaped that could begin a construct of Markdown or of GitHub's extensions to it;
  /// expects no line breaks.
  ///
  /// A backslash suffices for everything that the parser handles. What GitHub looks for afterwards, when the
  /// backslashes are gone, is written as code: the at sign of an e-mail address, `` a`@`b.cd ``, and the start of an
  /// emoji or a formula.
  static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var isCode = false
    for (index, scalar) in scalars.enumerated() {
      let (before, after) = (scalars[..<index], scalars[(index + 1)...])
      let actsLate = actsLate(scalar, before: before.last, after: after)
      if actsLate != isCode { result.append("`") }
      isCode = actsLate
      if !isCode, acts(scalar, before: before.suffix(3), after: after.prefix(2)) { result.append("\\") }
      result.append(scalar)
    }
    if isCode { result.append("`") }
    return String(result)
  }

  /// Returns whether a character has an effect between these neighbours in spite of a backslash.
  private static func actsLate(
    _ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch scalar {
    case "@": return before?.isPartOfAddress ?? false && after.first?.isPartOfAddress ?? false
    case ":":  // an emoji by its name, `:tada:`; a number is a line number in a file
      let name = after.prefix { $0.isPartOfAddress && $0 != "." }
      return !name.allSatisfy { ("0"..."9").contains($0) } && after.dropFirst(name.count).first == ":"
    case "$":  // a formula, `$x$`; amounts such as `$5 or $6` are none
      return after.first != " "
        && after.indices.dropFirst().contains { end in
          let isLast = after.index(after: end) == after.endIndex || !after[end + 1].isASCIIWordlike
          return after[end] == "$" && after[end - 1] != " " && isLast
        }
    default: return false
    }
  }

  /// Returns whether a character has an effect between these neighbours.
  private static func acts(
    _ scalar: Unicode.Scalar, before: ArraySlice<Unicode.Scalar>, after: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "@": true
    case "&": after.first.map { $0 == "#" || $0.isASCIILetter } ?? false
    case ":": after.elementsEqual(["/", "/"])  // a web address
    case ".": before.count == 3 && before.allSatisfy { $0 == "w" || $0 == "W" }  // no scheme
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isASCIIWordlike: Bool { isASCIILetter || ("0"..."9").contains(self) }

  /// Whether it may be next to the at sign in an e-mail address.
  fileprivate var isPartOfAddress: Bool { isASCIIWordlike || ["+", "-", ".", "_"].contains(self) }
}
