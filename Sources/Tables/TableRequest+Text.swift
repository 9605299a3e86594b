// Cells and conditions as written on the command line and in rules files.

extension TableRequest.CellReference {
  /// Parses `#2` as a column number, anything else as a header.
  public init(_ text: String) {
    if text.first == "#", let number = Int(text.dropFirst()), number >= 1 {
      self = .number(number)
    } else {
      self = .header(text)
    }
  }
}

extension TableRequest.CellReference: CustomStringConvertible {
  /// The reference as written.
  public var description: String {
    switch self {
    case .header(let name): name
    case .number(let number): "#\(number)"
    }
  }
}

extension TableRequest.Filter {
  /// Parses `COLUMN=VALUE` as on the command line; the first of `=`, `!=`, `<`, `<=`, `>`, `>=` separates. `nil` if
  /// there is none, nothing precedes it, or the value of an ordering is not a number.
  public init?(_ text: String) {
    guard var sign = text.firstIndex(where: { "=<>!".contains($0) }), sign != text.startIndex else {
      return nil
    }
    // A `!` without a following `=` is part of the column's name.
    while text[sign] == "!", !text[sign...].hasPrefix("!=") {
      guard let next = text[text.index(after: sign)...].firstIndex(where: { "=<>!".contains($0) }) else {
        return nil
      }
      sign = next
    }
    let signs = ["!=", "<=", ">=", "==", "=", "<", ">"]
    guard let found = signs.first(where: { text[sign...].hasPrefix($0) }) else { return nil }
    let comparison = found == "==" ? .equal : Comparison(rawValue: found)!
    let value = String(trimmedOfSpace(String(text[sign...].dropFirst(found.count))))
    let isNumber = [DecimalMark.point, .comma].contains { (try? parseDecimal(value, mark: $0)) != nil }
    if comparison != .equal, comparison != .notEqual, !isNumber { return nil }
    self.init(
      cell: TableRequest.CellReference(String(trimmedOfSpace(String(text[..<sign])))), comparison: comparison,
      value: value)
  }
}

extension TableRequest.Filter: CustomStringConvertible {
  /// The condition as written: `country!=IND`.
  public var description: String { "\(cell)\(comparison.rawValue)\(value)" }
}

extension TableRequest.Filter {
  /// Returns for each cell of a column whether it meets the condition.
  /// - Parameters:
  ///   - inUnits: whether all cells are amounts in one unit, which a bare amount of the condition is in too.
  ///   - mark: the decimal mark of the cells.
  ///   - given: the decimal mark given by the user.
  /// - Complexity: O(bytes of the column).
  public func marks(
    in column: TextColumn, inUnits: Bool = false, mark: DecimalMark = .point, given: DecimalMark? = nil
  ) -> [Bool] {
    let filter = RowFilter(self, mark: mark, given: given)
    // A column of a million cells usually has few distinct texts.
    var known: [String: Bool] = [:]
    return (0..<column.count).map { row in
      let text = column[row]
      if let answer = known[text] { return answer }
      let amount = inUnits ? filter.number(in: text) : nil
      let answer = amount.map { filter.accepts($0, inItsUnit: true) } ?? filter.accepts(text)
      if known.count < 1_000 { known[text] = answer }
      return answer
    }
  }
}
