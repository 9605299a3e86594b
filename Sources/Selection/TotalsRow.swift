import Tables
import Words

/// Detects rows of totals and averages at the end of spreadsheets: they would win every optimum.
struct TotalsRow {
  /// The names of such rows, without case and accents.
  private static let words: Set<String> = [
    "total", "totals", "grand total", "subtotal", "sum", "sums", "summe", "gesamt", "gesamtsumme",
    "insgesamt",
    "suma", "somme", "totale", "totali", "totaux", "totais", "totales", "soma", "average", "mean", "avg",
    "ges", "sub total", "total players", "media", "moyenne", "durchschnitt", "mittelwert", "schnitt",
    "total general", "totale generale", "total geral", "gesamtergebnis", "zusammen", "ensemble", "promedio",
    "count", "anzahl", "σ", "total cost", "squad cost", "team cost", "squad total", "team total",
    "squad value", "median", "mediana", "mediane", "stddev", "stdev", "std dev", "standard deviation",
    "standardabweichung", "budget", "remaining", "left", "итого", "всего",
  ]
  /// Further names of such rows, which players may have, too: they count beside one of the others.
  private static let wordsOfPlayers: Set<String> = [
    "max", "min", "maximum", "minimum", "maximo", "minimo", "massimo", "highest", "lowest",
  ]
  /// With at least this many rows, no player costs exactly as much as all rows above by chance.
  private static let fewestRows = 5
  /// The same number where the skill is the sum of all rows above too.
  private static let fewestRowsOfBoth = 4

  /// The same number for a row without a name, which is no player anyway.
  private static let fewestRowsUnnamed = 2

  /// The cells that may say what the row is.
  let texts: [String]
  /// Whether it has no name.
  let isUnnamed: Bool
  /// Its skill; `nil` where it has none.
  let skill: DecimalNumber?
  /// Its cost; `nil` where it has none.
  let cost: DecimalNumber?

  /// Whether its cells name such a row.
  var isNamed: Bool { texts.contains(where: Self.isNamed) }

  /// Whether a text names such a row.
  static func isNamed(by text: String) -> Bool { words.contains(label(in: text)) }

  /// Whether the row has a name that players have, too, but rows of totals beside others as well.
  var mayBeOne: Bool { texts.contains { Self.wordsOfPlayers.contains(Self.label(in: $0)) } }

  /// Returns the words of a cell without case, accents, numbers and punctuation: `Total (6):` becomes `total`.
  private static func label(in text: String) -> String {
    folded(text).split { !$0.isLetter }.joined(separator: " ")
  }

  /// Returns the evidence that the row is one, below the first `count` rows of a table; `nil` where it is a player.
  func sign(below table: Table, count: Int) -> String? {
    if count > 0, let text = texts.first(where: Self.isNamed) {
      return Self.sign(of: text)
    }
    let fewest = isUnnamed ? Self.fewestRowsUnnamed : Self.fewestRowsOfBoth
    guard count >= fewest, isSum(cost, of: .cost, in: table, count: count) else { return nil }
    if count >= Self.fewestRows || isUnnamed { return "its cost is the sum of the rows above" }
    return isSum(skill, of: .skill, in: table, count: count)
      ? "its skill and its cost are the sums of the rows above" : nil
  }

  /// What a name says about a row.
  static func sign(of name: String) -> String { "\(quoted(name)) looks like a total or an average" }

  /// Whether a number above 0 is the sum of the first `count` values of a column.
  private func isSum(_ number: DecimalNumber?, of column: PoolColumn, in table: Table, count: Int) -> Bool {
    guard let values = table.numbers(at: column.index), let sum = number?.units(places: values.places),
      sum > 0
    else { return false }
    var rest = sum
    for row in 0..<count {
      let (less, isLarge) = rest.subtractingReportingOverflow(values[row])
      // No cost is below 0, and that of one row alone is no sum.
      if isLarge || (column == .cost && (less < 0 || values[row] == sum)) { return false }
      rest = less
    }
    return rest == 0
  }
}

extension PoolRequest {
  /// Reads the table of the pool without rows of totals at its end, and returns warnings about them.
  ///
  /// Such a row may look like a player, or be a bad row because no player has the skill of a whole team; then the file
  /// is read again without it.
  func readLeavingOutTotals(
    _ wanted: TableRequest, inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) -> (table: Table, totals: [Diagnostic]) {
    do throws(InputError) {
      let table = try readTable(path, wanted, inspect: inspect)
      return leavingOutTotals(of: table)
    } catch .invalid(let problems, let count) {
      guard let found = totals(behind: problems, count: count, wanted) else {
        throw .invalid(problems: problems, count: count)
      }
      return found
    }
  }

  /// - Parameter first: the line of a bad row of totals; `nil` if there is none.
  private func leavingOutTotals(of table: Table, behind first: Int? = nil) -> (
    table: Table, totals: [Diagnostic]
  ) {
    guard let names = table.text(.name) else { return (table, []) }
    func number(_ column: PoolColumn, _ row: Int) -> DecimalNumber? {
      table.numbers(at: column.index).map { DecimalNumber(mantissa: $0[row], places: $0.places) }
    }
    var count = table.count
    var signs: [String] = []
    for row in (1..<max(1, count)).reversed() {
      let last = TotalsRow(
        texts: [names[row]], isUnnamed: names[row].isEmpty, skill: number(.skill, row),
        cost: number(.cost, row))
      let sign = last.sign(below: table, count: row)
      guard sign != nil || last.mayBeOne else { break }
      guard sign != nil || Int(table.lines[row]) > first ?? .max else { continue }
      // The rows below that players may be called, too, are of totals then.
      let below = (row..<count).map { TotalsRow.sign(of: names[$0]) }
      signs = [sign ?? below[0]] + below.dropFirst() + signs
      count = row
    }
    let warnings = signs.indices.map { warning(on: Int(table.lines[count + $0]), signs[$0]) }
    if warnings.isEmpty { return (table, []) }
    var rest = table.selecting(Array(0..<count))
    rest.recordsRead -= table.count - count
    return (rest, warnings)
  }

  /// Returns the table if all bad records are rows of totals at its end.
  private func totals(behind problems: [Diagnostic], count: Int, _ wanted: TableRequest) -> (
    Table, [Diagnostic]
  )? {
    let lines = Set(problems.compactMap(\.line)).sorted()
    guard isRereadable(path), count == problems.count,
      problems.allSatisfy({ $0.line != nil && ($0.column != nil || $0.code == wrongColumnsCode) })
    else { return nil }
    var lenient = wanted
    lenient.skipsBadRows = true
    guard let all = try? readTable(path, lenient), all.badRecordCount == lines.count,
      let bad = rows(of: all, on: lines)
    else { return nil }
    let first = zip(lines, bad).first { $0.1.isNamed }?.0
    var (table, others) = leavingOutTotals(of: all, behind: first)
    let beginning = min(first ?? .max, others.first?.line ?? .max)
    table.recordsRead -= lines.count
    guard Int(table.records.last ?? 0) <= table.recordsRead else { return nil }
    for (line, row) in zip(lines, bad) {
      let sign = row.sign(below: table, count: table.count)
      guard sign != nil || row.mayBeOne && line > beginning else { return nil }
      others.append(warning(on: line, sign ?? TotalsRow.sign(of: row.texts.first { !$0.isEmpty } ?? "")))
    }
    (table.badRecords, table.badRecordCount, table.badRecordProblemCount) = ([], 0, 0)
    return (table, others.sorted { $0.line! < $1.line! })
  }

  /// Returns the rows on some lines of the file.
  private func rows(of table: Table, on lines: [Int]) -> [TotalsRow]? {
    guard let texts = try? cells(of: table) else { return nil }
    func number(_ column: PoolColumn, _ row: Int) -> DecimalNumber? {
      guard let place = table.places[column.index]?.first else { return nil }
      let number = try? parseDecimal(texts.texts(at: place)![row], mark: table.marks[column.index])
      let unitPlaces =
        column == .cost ? table.guess?.unitPlaces[column.rawValue] ?? preset?.costUnitPlaces ?? 0 : 0
      return number.map { DecimalNumber(mantissa: $0.mantissa, places: $0.places + unitPlaces) }
    }
    let rows = lines.compactMap { line -> TotalsRow? in
      guard let row = texts.lines.lastIndex(where: { Int($0) == line }) else { return shortRow(on: line) }
      let all = texts.columns.indices.map { texts.texts(at: $0)![row] }
      let name = table.places[PoolColumn.name.index] ?? []
      return TotalsRow(
        texts: all, isUnnamed: name.allSatisfy { all[$0].isEmpty }, skill: number(.skill, row),
        cost: number(.cost, row))
    }
    return rows.count == lines.count ? rows : nil
  }

  /// Returns a row with fewer cells than the header, such as `Total,39`, in a file with commas.
  private func shortRow(on line: Int) -> TotalsRow? {
    guard let (cells, lines, _) = try? readCells(path), let row = lines.lastIndex(of: line) else {
      return nil
    }
    return TotalsRow(texts: cells.rows[row], isUnnamed: false, skill: nil, cost: nil)
  }

  private func warning(on line: Int, _ sign: String) -> Diagnostic {
    Diagnostic(.warning, file: path, line: line, code: "totals-row", message: "\(sign); the row is left out")
  }
}
