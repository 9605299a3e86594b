import Tables
import Words

/// The rows of totals and averages that spreadsheets have at their end: they would win every optimum.
struct TotalsRow {
  /// What such a row is called, without case and accents.
  private static let words: Set<String> = [
    "total", "totals", "grand total", "subtotal", "sum", "sums", "summe", "gesamt", "gesamtsumme",
    "insgesamt", "suma",
    "somme", "totale", "totali", "totaux", "totais", "totales", "soma", "average", "mean",
  ]
  /// From so many rows on nobody costs what all before cost together by chance.
  private static let fewestRows = 8

  /// Whether a row is one.
  /// - Parameters:
  ///   - name: the name in it.
  ///   - cost: its cost; `nil` where it has none.
  ///   - costs: those of the rows above.
  static func isOne(named name: String, cost: DecimalNumber?, below costs: DecimalColumn, count: Int) -> Bool
  {
    if count > 0, words.contains(folded(name.filter { $0 != ":" })) { return true }
    guard count >= fewestRows, let cost, cost.mantissa > 0 else { return false }
    let sum = (0..<count).reduce(Int128(0)) { $0 + costs[$1] }
    return cost == DecimalNumber(mantissa: sum, places: costs.places)
  }
}

extension PoolRequest {
  /// The table of the pool without the rows of totals at its end, and the warnings about them.
  ///
  /// Such a row may be a player as far as its cells go, or a bad one, for nobody has the skill of a whole team; then the
  /// file is read again without it.
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
    func isTotals(_ row: Int) -> Bool {
      let cost = DecimalNumber(mantissa: costs[row], places: costs.places)
      return TotalsRow.isOne(named: names[row], cost: cost, below: costs, count: row)
    }
    var count = table.count
    while count > 1, isTotals(count - 1) { count -= 1 }
    if count == table.count { return (table, []) }
    var rest = table.selecting(Array(0..<count))
    rest.recordsRead -= table.count - count
    return (rest, (count..<table.count).map { warning(on: Int(table.lines[$0])) })
  }

  /// The table where the last record alone is bad, and a row of totals.
  private func totals(behind problems: [Diagnostic], count: Int, _ wanted: TableRequest) -> (
    Table, [Diagnostic]
  )? {
    guard path != "-", count == problems.count, let line = problems.first?.line,
      problems.allSatisfy({ $0.line == line && $0.column != nil })
    else { return nil }
    var lenient = wanted
    lenient.skipsBadRows = true
    guard var table = try? readTable(path, lenient), table.badRecordCount == 1,
      Int(table.records.last ?? 0) < table.recordsRead, let costs = table.numbers(at: PoolColumn.cost.index),
      let last = lastRow(of: table, line: line),
      TotalsRow.isOne(named: last.name, cost: last.cost, below: costs, count: table.count)
    else { return nil }
    table.recordsRead -= 1
    (table.badRecords, table.badRecordCount, table.badRecordProblemCount) = ([], 0, 0)
    let (rest, above) = leavingOutTotals(of: table)
    return (rest, above + [warning(on: line)])
  }

  /// What stands in the last row of a file under name and cost.
  private func lastRow(of table: Table, line: Int) -> (name: String, cost: DecimalNumber?)? {
    func column(_ wanted: PoolColumn) -> TableRequest.Column {
      let cells = (table.places[wanted.index] ?? []).map { TableRequest.CellReference.number($0 + 1) }
      return TableRequest.Column(
        key: wanted.rawValue, sources: [cells], required: true, kind: .text(required: false))
    }
    var request = TableRequest(columns: [column(.name), column(.cost)])
    request.options = options
    request.filters = []
    request.delimiter = table.delimiter
    guard let texts = try? readTable(path, request), texts.lines.last.map(Int.init) == line else {
      return nil
    }
    let row = texts.count - 1
    let mark = table.marks[PoolColumn.cost.index]
    let cost = try? parseDecimal(texts.texts(at: 1)![row], mark: mark)
    let unitPlaces = table.guess?.unitPlaces[PoolColumn.cost.rawValue] ?? preset?.costUnitPlaces ?? 0
    return (
      texts.texts(at: 0)![row],
      cost.map { DecimalNumber(mantissa: $0.mantissa, places: $0.places + unitPlaces) }
    )
  }

  private func warning(on line: Int) -> Diagnostic {
    Diagnostic(
      .warning, file: path, line: line, code: "totals-row",
      message: "adds up the rows above, or is named like a total or an average; it is left out")
  }
}
