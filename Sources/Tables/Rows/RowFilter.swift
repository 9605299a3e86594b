/// A filter prepared for many rows.
struct RowFilter {
  private let comparison: TableRequest.Filter.Comparison
  private let text: String
  private let number: DecimalNumber?
  private let mark: DecimalMark

  /// Reads the filter's value once.
  /// - Parameters:
  ///   - mark: the decimal mark of the cells.
  ///   - given: the decimal mark given by the user; the value may use it too.
  init(_ filter: TableRequest.Filter, mark: DecimalMark = .point, given: DecimalMark? = nil) {
    comparison = filter.comparison
    text = String(trimmedOfSpace(filter.value))
    number = filter.number(given)
    self.mark = mark
  }

  /// Whether its value is a number without a unit.
  var isBare: Bool { number.map { $0.written == nil } ?? false }

  /// Whether an amount meets the condition.
  /// - Parameter inItsUnit: whether a bare value of the condition is in the unit that the amount carries.
  func accepts(_ amount: DecimalNumber, inItsUnit: Bool) -> Bool {
    guard let number else { return comparison == .notEqual }
    return holds(inItsUnit && isBare ? amount.amount(in: amount.written?.unit) : amount, number)
  }

  /// Whether a cell meets the condition. Numbers are compared exactly, however many decimal places they have; a cell
  /// that is not a number is neither less nor greater than anything.
  func accepts(_ cell: String) -> Bool {
    if isAboutText, cell == text || cell.isLike(text) { return comparison == .equal }
    guard let number, let value = self.number(in: cell) else { return comparison == .notEqual }
    return holds(value, number)
  }

  /// Returns the number in a cell, with the other decimal mark if it is not a number with that of its column.
  func number(in cell: String) -> DecimalNumber? {
    (try? parseDecimal(cell, mark: mark)) ?? (try? parseDecimal(cell, mark: mark.other))
  }

  /// Whether a text can meet the condition.
  private var isAboutText: Bool { comparison == .equal || comparison == .notEqual }

  private func holds(_ value: DecimalNumber, _ number: DecimalNumber) -> Bool {
    switch comparison {
    case .equal: value == number
    case .notEqual: value != number
    case .less: value < number
    case .greater: value > number
    case .atMost: value <= number
    case .atLeast: value >= number
    }
  }
}

extension TableRequest.Filter {
  /// Whether its value is a number.
  var isAboutNumbers: Bool { number(nil) != nil }

  /// Returns the value as a number: with the given decimal mark, by default a point, else with the other one.
  fileprivate func number(_ given: DecimalMark?) -> DecimalNumber? {
    let mark = given ?? .point
    return (try? parseDecimal(value, mark: mark)) ?? (try? parseDecimal(value, mark: mark.other))
  }
}

extension String {
  /// Whether two texts are equal apart from case.
  fileprivate func isLike(_ other: String) -> Bool {
    // The first bytes, apart from the bit that distinguishes ASCII case, rule most texts out without folding.
    guard let byte = utf8.first, let otherByte = other.utf8.first else { return isEmpty && other.isEmpty }
    if byte < 0x80, otherByte < 0x80, byte | 0x20 != otherByte | 0x20 { return false }
    return lowercased() == other.lowercased()
  }
}
