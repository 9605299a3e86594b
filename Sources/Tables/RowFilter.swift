/// A filter made ready for many rows.
struct RowFilter {
  private let comparison: TableRequest.Filter.Comparison
  private let text: String
  private let number: DecimalNumber?

  /// Reads the filter's value once.
  init(_ filter: TableRequest.Filter) {
    comparison = filter.comparison
    text = String(trimmedOfSpace(filter.value))
    number = try? parseDecimal(text)
  }

  /// Whether a cell meets the condition. Numbers are compared exactly, whatever places they are written
  /// with; a cell that is no number is neither less nor greater than anything.
  func accepts(_ cell: String) -> Bool {
    switch comparison {
    case .equal: isEqual(cell)
    case .notEqual: !isEqual(cell)
    case .less: isOrdered(cell) { $0 < $1 }
    case .greater: isOrdered(cell) { $0 > $1 }
    case .atMost: isOrdered(cell) { $0 <= $1 }
    case .atLeast: isOrdered(cell) { $0 >= $1 }
    }
  }

  private func isEqual(_ cell: String) -> Bool {
    if cell == text || cell.isLike(text) { return true }
    guard let number, let value = try? parseDecimal(cell) else { return false }
    return value == number
  }

  private func isOrdered(_ cell: String, _ holds: (DecimalNumber, DecimalNumber) -> Bool) -> Bool {
    guard let number, let value = try? parseDecimal(cell) else { return false }
    return holds(value, number)
  }
}

extension String {
  /// Whether two texts are the same but for upper and lower case.
  fileprivate func isLike(_ other: String) -> Bool {
    // The first bytes, but for the bit that tells ASCII cases apart, rule most texts out without folding.
    guard let byte = utf8.first, let otherByte = other.utf8.first else { return isEmpty && other.isEmpty }
    if byte < 0x80, otherByte < 0x80, byte | 0x20 != otherByte | 0x20 { return false }
    return lowercased() == other.lowercased()
  }
}
