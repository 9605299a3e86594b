import Selection
import Tables
import Words

extension PoolRequest {
  /// Reads the table of the pool without rows of totals at its end, and returns warnings about them.
  ///
  /// Such a row may look like a player, or be a bad row because no player has the skill of a whole team; then the file
  /// is read again without it.
  func readLeavingOutTotals(
    _ wanted: TableRequest, inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) -> (table: Table, totals: [Diagnostic]) {
    do throws(InputError) {
      return separatingTotals(from: try readTable(path, wanted, inspect: inspect))
    } catch .invalid(let problems, let count) {
      guard isRereadable(path), count == problems.count,
        problems.allSatisfy({ $0.line != nil && ($0.column != nil || $0.code == wrongColumnsCode) })
      else { throw .invalid(problems: problems, count: count) }
      if let found = readWithAnySkills(problems) { return found }
      var lenient = wanted
      lenient.skipsBadRows = true
      let found = (try? readTable(path, lenient)).map(separatingTotals)
      if let found, found.table.badRecordCount == 0 { return found }
      let lines = Set(found?.totals.compactMap(\.line) ?? [])
      let others = problems.filter { !lines.contains($0.line!) }
      throw .invalid(problems: others, count: others.count)
    }
  }

  /// Reads the table with any skills; `nil` unless those that are not allowed are all of totals.
  private func readWithAnySkills(_ problems: [Diagnostic]) -> (table: Table, totals: [Diagnostic])? {
    guard problems.allSatisfy({ $0.code == "out-of-range" }) else { return nil }
    var request = self
    request.skillRange = .any
    guard let found = (try? readTable(path, request.tableRequest())).map(separatingTotals),
      let skills = found.table.numbers(at: PoolColumn.skill.index),
      (0..<skills.count).allSatisfy({ skillRange.allows(skills.number(skills[$0])) })
    else { return nil }
    return found
  }

  /// Returns a table without the rows of totals at its end or between players, and warnings about them.
  /// - Parameter line: the first bad line that is named as a total; `nil` if there is none.
  private func leavingOutTotals(
    of table: Table, behind line: Int? = nil
  ) -> (table: Table, totals: [Diagnostic]) {
    guard let names = table.text(.name) else { return (table, []) }
    let (count, sums) = rowsAboveTotals(of: table, named: names, behind: line)
    var warnings = (count..<table.count).map { row in
      var warning = TotalsRow.warning(
        path, line: Int(table.lines[row]), sums[row] ?? TotalsRow.sign(of: names[row]))
      if sums[row] != nil, !names.isEmpty(row) { warning.message += "; --rows-are-players keeps it" }
      return warning
    }
    var rest = table
    if count < table.count {
      rest = table.leavingOut(rowsFrom: count)
      rest.recordsRead -= table.count - count
    }
    let subtotals = Subtotals(in: rest)
    warnings += TotalsRow.warnings(about: subtotals.sums, of: rest, named: [names], path)
    warnings += subtotals.doubtful.map { row in
      self.warning(
        "totals-row",
        "\(TotalsRow.sign(of: names[row])), but counts as a player; --where "
          + "\(shellQuoted("name!=\(names[row])")) leaves it out", on: rest.lines[row])
    }
    if !subtotals.sums.isEmpty {
      let left = Set(subtotals.sums)
      rest = rest.selecting((0..<count).filter { !left.contains($0) })
    }
    return (rest, warnings)
  }

  /// Returns how many rows are above the totals at the end of a table, and what shows that rows without such a name are
  /// totals too, by row.
  private func rowsAboveTotals(
    of table: Table, named names: TextColumn, behind line: Int?
  ) -> (count: Int, sums: [Int: String]) {
    func number(_ column: PoolColumn, _ row: Int) -> DecimalNumber? {
      table.numbers(at: column.index).map { $0.number($0[row]) }
    }
    func texts(_ row: Int) -> [String] { table.isOfPlayer(row) ? [] : [names[row]] }
    var (count, sums): (Int, [Int: String]) = (table.count, [:])
    lazy var every = everyRow(of: table)
    while true {
      count = TotalsRow.countAbove(count, beside: line) { (Int(table.lines[$0]), texts($0)) }
      let row = count - 1
      guard row > 0 else { return (count, sums) }
      let last = TotalsRow(
        texts: texts(row), isUnnamed: names[row].isEmpty,
        skill: number(.skill, row), cost: number(.cost, row))
      guard last.name == nil,
        let sum = sign(of: last, on: table.lines[row], below: table, count: row, among: every)
      else { return (count, sums) }
      (sums[row], count) = (sum, row)
    }
  }

  /// Returns a table without the rows of totals at its end, good or bad, and warnings about them.
  private func separatingTotals(from all: Table) -> (table: Table, totals: [Diagnostic]) {
    let lines = Set(all.badRecords.compactMap(\.line)).sorted().filter(all.endsLikeTotals)
    guard !lines.isEmpty, all.badRecordProblemCount == all.badRecords.count, isRereadable(path),
      let bad = rows(of: all, on: lines)
    else { return leavingOutTotals(of: all) }
    let first = zip(lines, bad).first { $0.1.name != nil }?.0
    var (table, totals) = leavingOutTotals(of: all, behind: first)
    let beginning = min(first ?? .max, totals.first?.line ?? .max)
    lazy var every = everyRow(of: all)
    for (line, row) in zip(lines, bad) {
      let either = line > beginning ? row.nameOfEither.map(TotalsRow.sign) : nil
      let count = table.count
      guard let sign = sign(of: row, on: Int32(line), below: table, count: count, among: every) ?? either
      else { continue }
      totals.append(TotalsRow.warning(path, line: line, sign))
      // As if it were not in the file.
      let problems = table.badRecords.count
      table.badRecords.removeAll { $0.line == line }
      table.badRecordProblemCount -= problems - table.badRecords.count
      table.badRecordCount -= 1
      table.recordsRead -= 1
    }
    // The numbers of records count those of totals, so no other may follow.
    guard Int(table.records.last ?? 0) <= table.recordsRead else { return (all, []) }
    return (table, totals.sorted { $0.line! < $1.line! })
  }

  /// Returns the evidence that a row is one of totals, below the first `count` rows of a table. A cost may be the sum of
  /// all rows of the file, those among them that the table leaves out.
  private func sign(
    of row: TotalsRow, on line: Int32, below table: Table, count: Int, among every: @autoclosure () -> Table?
  ) -> String? {
    guard row.name == nil, table.recordsFiltered + table.badRecordCount > 0,
      row.mayAddUp(table, count: count),
      let every = every()
    else { return row.sign(below: table, count: count, keepsPlayers: rowsArePlayers) }
    let place = every.lines.firstIndex { $0 >= line } ?? every.count
    let sign = row.sign(below: every, count: place, keepsPlayers: rowsArePlayers)
    // Of bad rows the costs alone are read, and other totals may be among them.
    return sign == nil && table.badRecordCount > 0
      ? row.sign(below: table, count: count, keepsPlayers: rowsArePlayers) : sign
  }

  /// Reads the rows that conditions leave out too, and bad ones whose costs are sound; `nil` if that is not possible.
  private func everyRow(of table: Table) -> Table? {
    guard isRereadable(path) else { return nil }
    var everyone = self
    (everyone.filters, everyone.skipsBadRows, everyone.skillRange) = ([], true, .any)
    var wanted = everyone.tableRequest()
    for place in wanted.columns.indices where table.badRecordCount > 0 && place != PoolColumn.cost.index {
      wanted.columns[place].kind = .text(required: false)
    }
    return try? readTable(path, wanted)
  }

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
    return TotalsRow(texts: cells.rows[row])
  }
}

extension Table {
  /// Whether a row has what only players have: a role and a club. An id may be the number of the row.
  func isOfPlayer(_ row: Int) -> Bool {
    // A count of them is no role and no club.
    let texts = [PoolColumn.role, .club].map { text($0)?[row] ?? "" }
    return !texts.contains("") && texts.contains { $0.contains(where: \.isLetter) }
  }

  /// Whether all rows below a line are unnamed or called like rows of totals.
  fileprivate func endsLikeTotals(behind line: Int) -> Bool {
    guard let names = text(.name) else { return false }
    return lines.indices.reversed().prefix { Int(lines[$0]) > line }.allSatisfy { row in
      names.isEmpty(row) || TotalsRow.isNamed([names[row]]) || TotalsRow.mayBeTotal(names[row])
    }
  }
}
