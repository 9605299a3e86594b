/// The decimal mark of a column, and the cell that shows it.
struct ColumnMark: Sendable {
  var mark = DecimalMark.point
  /// A cell that shows it, with its line; `nil` if no cell does, or the user gave the mark.
  var shownBy: (text: String, line: Int)?
  var isGiven = false

  /// Returns the message for a text that is not a number with this mark; adds to `error` that it may be one with the
  /// other.
  func advice(on error: NumberError) -> String {
    guard case .notANumber(let text, _) = error, (try? parseDecimal(text, mark: mark.other)) != nil else {
      return error.description
    }
    if let shownBy {
      return
        "\(quoted(text)) has a decimal \(mark.other), but \(quoted(shownBy.text)) on line \(shownBy.line) "
        + "has a decimal \(mark); use one of them throughout"
    }
    if mark == .comma { return "\(quoted(text)) is not a number with a decimal comma" }
    return error.description + (isGiven ? "" : ", or add --decimal ','")
  }
}

/// Detects the decimal marks of columns from the first records of a file.
///
/// A column has the mark shown by its first cell that shows one. A column that shows none has the mark of the other number
/// columns that are read, if they agree; where those show none, the mark of all other columns of numbers, if they agree.
/// Where nothing shows any, amounts of money are in thousands, and `1.234` is over a thousand in a file with semicolons,
/// as spreadsheets write in locales with a decimal comma, and a little more than one elsewhere.
struct ColumnMarks {
  private let records: ArraySlice<Record>
  private let delimiter: UInt8
  private let given: DecimalMark?
  private var shown: [Int: ColumnMark] = [:]
  /// The mark of the number columns that are read, if they agree.
  private var common: DecimalMark?
  /// The mark of the other columns of numbers, if they agree; looked for where those that are read show none.
  private var elsewhere: DecimalMark?

  /// - Parameters:
  ///   - numbers: the positions of the number columns that are read.
  ///   - given: the mark given by the user.
  init(of numbers: [Int], in records: ArraySlice<Record>, delimiter: UInt8, given: DecimalMark?) {
    (self.records, self.delimiter, self.given) = (records, delimiter, given)
    if given != nil { return }
    for place in numbers { shown[place] = mark(shownAt: place) }
    common = Self.agreed(shown.values)
    if shown.isEmpty, numbers.contains(where: { ambiguousCell(at: $0) != nil }) {
      let others = (0..<(records.first?.cells.count ?? 0)).filter { isNumeric(at: $0) && !isOfTimes(at: $0) }
      elsewhere = Self.agreed(others.compactMap { mark(shownAt: $0) })
    }
  }

  private static func agreed(_ marks: some Sequence<ColumnMark>) -> DecimalMark? {
    let different = Set(marks.map(\.mark))
    return different.count == 1 ? different.first : nil
  }

  /// Whether all cells of a column are numbers, with either mark.
  private func isNumeric(at place: Int) -> Bool { cells(at: place).allSatisfy(isNumber) }

  /// Whether all cells of a column that show a mark look like times or days: `18.30`.
  private func isOfTimes(at place: Int) -> Bool {
    firstCell(at: place) { text in
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
      return parts.count != 2 || !(1...2).contains(parts[0].count) || parts[1].count != 2
    } == nil
  }

  /// Returns the mark of the column at a position.
  func mark(at place: Int) -> ColumnMark {
    if let given { return ColumnMark(mark: given, isGiven: true) }
    if let own = own(at: place) { return own }
    if let known = common ?? elsewhere { return ColumnMark(mark: known) }
    return markOfMoney(at: place) ?? ColumnMark(mark: ambiguousCell(at: place) == nil ? .point : usual)
  }

  /// The mark of numbers in a file with such delimiters.
  private var usual: DecimalMark { delimiter == UInt8(ascii: ";") ? .comma : .point }

  /// The mark that the cells of a column show.
  private func own(at place: Int) -> ColumnMark? { shown[place] ?? mark(shownAt: place) }

  /// Returns a cell of a column that would be a different number with the other mark, while nothing in the file settles
  /// it; `nil` if there is none. In a file with semicolons, columns that are not read settle nothing.
  func undecidedCell(at place: Int) -> (text: String, line: Int)? {
    guard given == nil, own(at: place) == nil, let cell = ambiguousCell(at: place) else { return nil }
    let mark = mark(at: place).mark
    if let money = markOfMoney(at: place) { return money.mark == mark ? nil : cell }
    if common != nil { return nil }
    if let elsewhere {
      if elsewhere != usual { return cell }
      if usual == .point { return nil }
    }
    return isDoubtful(cell.text, with: mark, at: place) ? cell : nil
  }

  /// Whether a column with three digits behind every mark may be written with the other one. Decimals may be thousands
  /// unless whole numbers beside them need no mark for theirs. Thousands may be decimals if the whole numbers of the
  /// column are nearer to these, as 10 is to 7.512, or, where it has none, if a cell is no multiple of a hundred or has a
  /// unit: 8.108 is more likely eight, and 12.500M twelve and a half million.
  private func isDoubtful(_ text: String, with mark: DecimalMark, at place: Int) -> Bool {
    let wholes = cells(at: place).compactMap { Int32($0) }
    if text.contains(mark.rawValue) { return wholes.allSatisfy { $0 < 1000 } }
    guard let largest = wholes.max() else {
      return ![UInt8(ascii: ","), UInt8(ascii: ";")].contains(delimiter)
        || firstCell(at: place) { text in
          guard let number = try? parseDecimal(text, mark: mark) else { return false }
          return number.written != nil || !text.filter(\.isNumber).hasSuffix("00")
        } != nil
    }
    let middle = [mark, mark.other].compactMap { try? parseDecimal(text, mark: $0) }
      .reduce(nil) { $0?.multiplied(by: $1) ?? $1 }
    return middle.map { DecimalNumber(mantissa: Int128(largest) * Int128(largest), places: 0) < $0 } ?? false
  }

  private func mark(
    shownAt place: Int, by shown: (String) -> DecimalMark? = DecimalMark.init(shownBy:)
  ) -> ColumnMark? {
    let cell = firstCell(at: place) { shown($0) != nil }
    return cell.flatMap { cell in shown(cell.text).map { ColumnMark(mark: $0, shownBy: cell) } }
  }

  /// The mark of a column whose amounts of money are all in thousands with the same mark.
  private func markOfMoney(at place: Int) -> ColumnMark? {
    guard let first = mark(shownAt: place, by: DecimalMark.init(shownByMoney:)) else { return nil }
    return firstCell(at: place) { DecimalMark(shownByMoney: $0) != first.mark } == nil ? first : nil
  }

  private func ambiguousCell(at place: Int) -> (text: String, line: Int)? {
    firstCell(at: place) { (try? parseDecimal($0)) != (try? parseDecimal($0, mark: .comma)) }
  }

  /// Returns the first cell of a column that contains a point or a comma and is as wanted.
  private func firstCell(at place: Int, where isWanted: (String) -> Bool) -> (text: String, line: Int)? {
    for record in records where place < record.cells.count {
      let cell = record.cells[place]
      guard cell.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else { continue }
      let text = String(decoding: cell, as: UTF8.self)
      if isWanted(text) { return (text, record.line) }
    }
    return nil
  }

  /// The cells of a column that are not empty.
  private func cells(at place: Int) -> some Sequence<String> {
    records.lazy.filter { place < $0.cells.count && !$0.cells[place].isEmpty }
      .map { String(decoding: $0.cells[place], as: UTF8.self) }
  }
}

extension DecimalMark: CustomStringConvertible {
  /// The word: `comma`.
  public var description: String { self == .point ? "point" : "comma" }
}

/// Returns the warning about a column whose numbers all change with the other decimal mark, when nothing settles it.
func ambiguousNumber(_ text: String, _ key: String, readWith mark: DecimalMark, file: String, line: Int)
  -> Diagnostic
{
  let shown = [mark, mark.other].map { (try? parseDecimal(text, mark: $0))?.normalised.description ?? "" }
  return Diagnostic(
    .warning, file: file, line: line, column: key, code: "ambiguous-number",
    message: "\(quoted(text)) is read as \(shown[0]), but may be \(shown[1]); --decimal settles it")
}
