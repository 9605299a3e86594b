import Selection
import Tables

/// A weighted sum of columns: `gw13+0.9*gw14+0.81*gw15`.
public struct WeightedSum: Sendable, Hashable {
  /// A column and its weight.
  public struct Term: Sendable, Hashable {
    /// The column.
    public var cell: TableRequest.CellReference
    /// The weight of its numbers.
    public var weight: DecimalNumber
  }

  /// The terms, at least one.
  public var terms: [Term]

  /// Parses `gw13+0.9*gw14`: columns separated by `+`, each optionally preceded by a weight and `*`. `nil` where there
  /// is nothing to add up: a single column of weight 1.
  public init?(_ text: String) {
    terms = text.split(separator: "+").map { Term(String($0)) }
    if terms.count < 2, terms.allSatisfy({ $0.weight == .one }) { return nil }
  }

  /// Creates the sum of points of several weeks in `fpl-projections`, `13_Pts` and so on.
  /// - Parameter decay: the weight of each week relative to the week before.
  /// - Returns: `nil` where the last weight has more digits than fit in 128 bits.
  public init?(weeks: ClosedRange<Int>, decay: DecimalNumber = .one) {
    terms = []
    var weight = DecimalNumber.one
    for week in weeks {
      terms.append(Term(cell: .header("\(week)_Pts"), weight: weight))
      guard week < weeks.upperBound else { break }
      guard let next = weight.multiplied(by: decay)?.normalised else { return nil }
      weight = next
    }
  }

  /// Returns the sum of each row; `nil` where they do not fit in 128 bits.
  /// - Parameter columns: the numbers of the terms in order, all of the same length.
  func column(of columns: [DecimalColumn]) -> DecimalColumn? {
    let places = zip(terms, columns).map { $0.weight.places + $1.places }.max() ?? 0
    var sums = Array(repeating: Int128(0), count: columns.first?.count ?? 0)
    for (term, column) in zip(terms, columns) {
      guard let factor = term.weight.units(places: places - column.places) else { return nil }
      for row in sums.indices {
        let (product, isLarge) = column[row].multipliedReportingOverflow(by: factor)
        let (sum, isLarger) = sums[row].addingReportingOverflow(product)
        if isLarge || isLarger { return nil }
        sums[row] = sum
      }
    }
    return DecimalColumn(units: .packed(sums), places: places)
  }
}

extension WeightedSum.Term {
  /// Parses `0.9*gw14`, or a column alone; text before a `*` that is not a number belongs to the header.
  fileprivate init(_ text: String) {
    weight = .one
    var header = text[...]
    if let sign = text.firstIndex(of: "*"), let number = try? parseDecimal(text[..<sign].trimmingSpaces()) {
      (weight, header) = (number.normalised, text[text.index(after: sign)...])
    }
    cell = TableRequest.CellReference(header.trimmingSpaces())
  }
}

extension Preset {
  /// Returns the weeks for which a file has a column of points, if there are no gaps; otherwise `nil`.
  public static func weeks(in path: String) -> ClosedRange<Int>? {
    let headers = (try? readCells(path).cells.headers) ?? []
    let weeks = headers.compactMap { header in
      header.lowercased().hasSuffix("_pts") ? Int(header.dropLast("_pts".count)) : nil
    }
    guard let first = weeks.min(), let last = weeks.max(), first > 0, last - first < weeks.count else {
      return nil
    }
    return first...last
  }
}

extension PoolRequest {
  /// The columns of ``skillSum``, after all others in the pool's table.
  var addedColumns: [TableRequest.Column] {
    (skillSum?.terms ?? []).map { term in
      TableRequest.Column(
        key: "\(term.cell)", sources: [[term.cell]],
        kind: .number(unitPlaces: 0, allowed: .init(), hint: nil), isDigested: true)
    }
  }

  /// Returns the skills computed by ``skillSum``, each of which must be in the allowed range.
  func summedSkills(of sum: WeightedSum, in table: Table) throws(InputError) -> DecimalColumn {
    let first = table.columns.count - sum.terms.count
    let columns = sum.terms.indices.compactMap { table.numbers(at: first + $0) }
    guard let skills = sum.column(of: columns) else {
      throw .wrong(
        path, column: "skill", "overflow",
        "the sums have too many digits to be kept exactly; use weights with fewer digits")
    }
    let bad = (0..<skills.count).filter { !skillRange.allows(skills.number(skills[$0])) }
    guard bad.isEmpty else {
      throw .invalid(
        problems: bad.prefix(DataQuality.listed).map { row in
          let number = skills.number(skills[row]).normalised
          return Diagnostic(
            .error, file: path, line: Int(table.lines[row]), column: PoolColumn.skill.rawValue,
            code: "out-of-range",
            message: "\(number) is not allowed; skills must be "
              + "\(skillRange.wholeNumbers ? "whole numbers " : "")in \(skillRange); "
              + "--skill-range any accepts it")
        }, count: bad.count)
    }
    return skills
  }
}
