/// What stands before the decimals of a column, and the cell that shows it.
struct ColumnMark: Sendable {
  /// The mark.
  var mark = DecimalMark.point
  /// A cell that shows it, with its line; `nil` where the column shows nothing, or the user has said it.
  var shownBy: (text: String, line: Int)?

  /// The marks of the number columns at `places` of the records in the beginning of a file, the others' as usual.
  ///
  /// A column has the mark that its first cell shows that shows one. One that shows none has that of the file's others,
  /// where these agree.
  static func marks(at places: [[Int]?], in records: ArraySlice<Record>) -> [ColumnMark] {
    let ownMarks = places.map { place in
      place.flatMap { $0.count == 1 ? shown(at: $0[0], in: records) : nil }
    }
    let different = Set(ownMarks.compactMap { $0?.mark })
    let common = ColumnMark(mark: different.count == 1 ? different.first! : .point)
    return ownMarks.map { $0 ?? common }
  }

  private static func shown(at place: Int, in records: ArraySlice<Record>) -> ColumnMark? {
    for record in records where place < record.cells.count {
      let cell = record.cells[place]
      guard cell.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else { continue }
      let text = String(decoding: cell, as: UTF8.self)
      if let mark = DecimalMark(shownBy: text) { return ColumnMark(mark: mark, shownBy: (text, record.line)) }
    }
    return nil
  }

  /// What is wrong with a text that is no number with this mark, beside what `error` says: it may be one with the other.
  func advice(on error: NumberError) -> String {
    guard case .notANumber(let text, _) = error, (try? parseDecimal(text, mark: mark.other)) != nil else {
      return error.description
    }
    if let shownBy {
      return
        "\(quoted(text)) has a decimal \(mark.other), but \(quoted(shownBy.text)) on line \(shownBy.line) "
        + "a decimal \(mark); write all alike"
    }
    let flag =
      mark == .point ? ", or add --decimal ','" : "\(quoted(text)) is not a number with a decimal comma"
    return mark == .point ? error.description + flag : flag
  }
}

extension DecimalMark: CustomStringConvertible {
  /// The word: `comma`.
  public var description: String { self == .point ? "point" : "comma" }
}
