/// Makes plain words safe inside a line of Markdown.
enum MarkdownEscape {
  /// The words with everything escaped that could begin a construct of Markdown or of GitHub's
  /// extensions to it; expects no line breaks.
  ///
  /// A backslash does it for all that the parser reads. What GitHub looks for after it, when the backslashes are gone,
  /// stands as code: the at sign of an e-mail address, `` a`@`b.cd ``, and what begins an emoji or a formula.
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

  /// Whether a character acts between these neighbours in spite of a backslash.
  private static func actsLate(
    _ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch scalar {
    case "@": return before?.isPartOfAddress ?? false && after.first?.isPartOfAddress ?? false
    case ":":  // an emoji by its name, `:tada:`; a number is the line of a file
      let name = after.prefix { $0.isPartOfAddress && $0 != "." }
      return !name.allSatisfy { ("0"..."9").contains($0) } && after.dropFirst(name.count).first == ":"
    case "$":  // a formula, `$x$`; of amounts such as `$5 or $6` none is one
      return after.first != " "
        && after.indices.dropFirst().contains { end in
          let isLast = after.index(after: end) == after.endIndex || !after[end + 1].isASCIIWordlike
          return after[end] == "$" && after[end - 1] != " " && isLast
        }
    default: return false
    }
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

  fileprivate var isASCIIWordlike: Bool { isASCIILetter || ("0"..."9").contains(self) }

  /// Whether it may stand beside the sign in an e-mail address.
  fileprivate var isPartOfAddress: Bool { isASCIIWordlike || ["+", "-", ".", "_"].contains(self) }
}
