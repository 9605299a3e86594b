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
  ]
  /// With at least this many rows, no player costs exactly as much as all rows above by chance.
  private static let fewestRows = 8

  /// Returns the words of a name without case, accents, numbers and punctuation: `Total (6):` becomes `total`.
  private static func label(of name: String) -> String {
    folded(name).split { !$0.isLetter }.joined(separator: " ")
  }

  /// Returns the evidence that a row is one; `nil` where it is not.
  /// - Parameters:
  ///   - name: the name in the row.
  ///   - cost: its cost; `nil` where it has none.
  ///   - costs: the costs of the rows above.
  static func sign(named name: String, cost: DecimalNumber?, below costs: DecimalColumn, count: Int)
    -> String?
  {
    if count > 0, words.contains(label(of: name)) {
      return "\(quoted(name)) is the name of a total or an average"
    }
    guard count >= fewestRows, let cost = cost?.units(places: costs.places), cost > 0 else { return nil }
    var rest = cost
    for row in 0..<count {
      // No cost is below 0.
      rest -= costs[row]
      if rest < 0 { return nil }
    }
    return rest == 0 ? "its cost is the sum of the rows above" : nil
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

  private func leavingOutTotals(of table: Table) -> (table: Table, totals: [Diagnostic]) {
    guard let costs = table.numbers(at: PoolColumn.cost.index), let names = table.text(.name) else {
      return (table, [])
    }
    var count = table.count
    var warnings: [Diagnostic] = []
    while count > 1 {
      let row = count - 1
      let cost = DecimalNumber(mantissa: costs[row], places: costs.places)
      guard let sign = TotalsRow.sign(named: names[row], cost: cost, below: costs, count: row) else { break }
      warnings.insert(warning(on: Int(table.lines[row]), sign), at: 0)
      count = row
    }
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
    guard canBeReadAgain(path), count == problems.count,
      problems.allSatisfy({ $0.line != nil && $0.column != nil })
    else { return nil }
    var lenient = wanted
    lenient.skipsBadRows = true
    guard let all = try? readTable(path, lenient), all.badRecordCount == lines.count else { return nil }
    var (table, others) = leavingOutTotals(of: all)
    table.recordsRead -= lines.count
    guard Int(table.records.last ?? 0) <= table.recordsRead,
      let costs = table.numbers(at: PoolColumn.cost.index), let bad = rows(of: table, on: lines)
    else { return nil }
    for (line, row) in zip(lines, bad) {
      guard let sign = TotalsRow.sign(named: row.name, cost: row.cost, below: costs, count: table.count)
      else { return nil }
      others.append(warning(on: line, sign))
    }
    (table.badRecords, table.badRecordCount, table.badRecordProblemCount) = ([], 0, 0)
    return (table, others.sorted { $0.line! < $1.line! })
  }

  /// Returns the name and cost on some lines of the file.
  private func rows(of table: Table, on lines: [Int]) -> [(name: String, cost: DecimalNumber?)]? {
    func column(_ wanted: PoolColumn) -> TableRequest.Column {
      let cells = (table.places[wanted.index] ?? []).map { TableRequest.CellReference.number($0 + 1) }
      return TableRequest.Column(
        key: wanted.rawValue, sources: [cells], required: true, kind: .text(required: false))
    }
    var request = TableRequest(columns: [column(.name), column(.cost)])
    request.options = options
    request.filters = []
    request.delimiter = table.delimiter
    guard let texts = try? readTable(path, request) else { return nil }
    let rows = lines.compactMap { line in texts.lines.lastIndex { Int($0) == line } }
    guard rows.count == lines.count else { return nil }
    let mark = table.marks[PoolColumn.cost.index]
    let unitPlaces = table.guess?.unitPlaces[PoolColumn.cost.rawValue] ?? preset?.costUnitPlaces ?? 0
    return rows.map { row in
      let cost = try? parseDecimal(texts.texts(at: 1)![row], mark: mark)
      return (
        texts.texts(at: 0)![row],
        cost.map { DecimalNumber(mantissa: $0.mantissa, places: $0.places + unitPlaces) }
      )
    }
  }

  private func warning(on line: Int, _ sign: String) -> Diagnostic {
    Diagnostic(.warning, file: path, line: line, code: "totals-row", message: "\(sign); the row is left out")
  }
}
