import Selection
import Tables
import Words

/// Detects rows of totals and averages at the end of spreadsheets, beside `Subtotals`: they would win every optimum.
struct TotalsRow {
  /// The names of such rows, without case and accents.
  private static let words = Set(
    wordList(
      """
      total, totals, grand total, subtotal, sum, sums, summe, gesamt, gesamtsumme, insgesamt, suma, somme, \
      totale, totali, totaux, totais, totales, soma, average, mean, avg, ges, sub total, total players, \
      media, moyenne, durchschnitt, mittelwert, schnitt, total general, totale generale, total geral, \
      gesamtergebnis, zusammen, ensemble, promedio, count, anzahl, σ, total cost, squad cost, team cost, \
      squad total, team total, squad value, median, mediana, mediane, stddev, stdev, std dev, \
      standard deviation, standardabweichung, budget, remaining, left, итого, всего, sd, std, std deviation, \
      variance, range, totaal, varianz, varianza, somma, durchschn, money left, in the bank, bench, \
      remaining budget, spent, used, cost, sum of all, starting xi total, verbleibend, presupuesto restante, \
      average price, avg price, total price, restbudget, reste, depense, resto, saldo, restante, rimanente, \
      presupuesto, ubrig
      """))
  /// More names of such rows. Players may have them too, so one alone counts only below a row with a name above.
  private static let wordsOfPlayers = Set(
    wordList("max, min, maximum, minimum, maximo, minimo, massimo, highest, lowest, bank, rest, kasse"))
  /// The first words of names such as `Total DEF`.
  private static let firstWords: Set<Substring> = [
    "total", "subtotal", "totale", "gesamt", "summe", "somma", "suma", "somme", "soma",
  ]
  /// With at least this many rows, no player costs exactly as much as all rows above by chance; the same number where the
  /// skill is their sum too, and for a row without a name, which is no player anyway.
  private static let (fewestRows, fewestRowsOfBoth, fewestRowsUnnamed) = (5, 4, 2)

  /// The cells that may say what the row is.
  let texts: [String]
  /// Whether it has no name.
  var isUnnamed = false
  /// Its skill and its cost; `nil` where it has none.
  var skill: DecimalNumber?, cost: DecimalNumber?

  /// The cell that names such a row; `nil` if none does.
  var name: String? { texts.first(where: Self.isTotal) }

  /// The cell whose text may be a player's name or that of such a row; `nil` if there is none.
  var nameOfEither: String? { texts.first(where: Self.mayBeTotal) }

  private static func isTotal(_ text: String) -> Bool {
    let label = label(in: text)
    let words = label.split(separator: " ")
    return Self.words.contains(label) || words.count == 2 && firstWords.contains(words[0]) || text == "Ø"
  }

  /// The hashes of the names of such rows.
  private static let hashes = Set(words.map { word in Array(word.utf8).withUnsafeBytes(foldedHash) })

  /// Whether a text in UTF-8 is the name of such a row.
  static func isOneWord(_ bytes: UnsafeRawBufferPointer) -> Bool { hashes.contains(foldedHash(bytes)) }

  /// Whether a text ends like the name of such a row: `ALB Total`.
  static func endsLikeTotal(_ text: String) -> Bool {
    firstWords.contains(label(in: text).split(separator: " ").last ?? "")
  }

  /// Whether one of some cells names such a row.
  static func isNamed(_ texts: [String]) -> Bool { texts.contains(where: isTotal) }

  /// Whether a text may be a player's name or that of such a row.
  static func mayBeTotal(_ text: String) -> Bool { wordsOfPlayers.contains(label(in: text)) }

  /// Returns how many rows are left above the rows at the end whose names are those of totals.
  ///
  /// Names that players may have count below one of the others, or where there are several: `Max` and `Min` above an
  /// average.
  /// - Parameters:
  ///   - line: the line of a row of totals that is left out already; `nil` if there is none.
  ///   - row: the line of a row, and the cells that may name it: none where the row is a player's for another reason.
  static func countAbove(
    _ count: Int, beside line: Int? = nil, row: (Int) -> (line: Int, texts: [String])
  ) -> Int {
    var (first, firstNamed, doubtful) = (count, count, 0)
    while first > 1 {
      let (place, texts) = row(first - 1)
      let isDoubtful = texts.contains(where: mayBeTotal)
      if isNamed(texts) || isDoubtful && place > line ?? .max {
        (firstNamed, doubtful) = (first - 1, 0)
      } else if isDoubtful {
        doubtful += 1
      } else {
        break
      }
      first -= 1
    }
    return doubtful > 1 && (firstNamed < count || line != nil) ? first : firstNamed
  }

  /// Returns the rows at the end of a table whose names are those of totals.
  /// - Parameters:
  ///   - names: the columns that may name a row.
  ///   - details: columns that only rows of players fill in.
  static func rows(
    of table: Table, named names: [TextColumn], unless details: [TextColumn]
  ) -> Range<Int> {
    let count = countAbove(table.count) { row in
      let isOfPlayer = details.contains { !$0.isEmpty(row) }
      return (Int(table.lines[row]), isOfPlayer ? [] : names.map { $0[row] })
    }
    return count..<table.count
  }

  /// Returns the warnings that rows named as totals are left out.
  static func warnings(
    about rows: some Sequence<Int>, of table: Table, named names: [TextColumn], _ path: String
  ) -> [Diagnostic] {
    rows.map { row in
      let name = names.lazy.map { $0[row] }.first { !$0.isEmpty } ?? ""
      return warning(path, line: Int(table.lines[row]), sign(of: name))
    }
  }

  /// Returns the words of a cell without case, accents, numbers and punctuation: `Total (6):` becomes `total`.
  private static func label(in text: String) -> String {
    folded(text).split { !$0.isLetter }.joined(separator: " ")
  }

  /// Returns the evidence that the row is one, below the first `count` rows of a table; `nil` where it is a player.
  /// - Parameter keepsPlayers: whether a row with the name of a player is one.
  func sign(below table: Table, count: Int, keepsPlayers: Bool) -> String? {
    if count > 0, let name { return Self.sign(of: name) }
    if keepsPlayers, !isUnnamed { return nil }
    if let nameOfEither, isExtreme(in: table, count: count) { return Self.sign(of: nameOfEither) }
    let fewest = isUnnamed ? Self.fewestRowsUnnamed : Self.fewestRowsOfBoth
    guard count >= fewest, isSum(cost, of: .cost, in: table, count: count) else { return nil }
    if count >= Self.fewestRows || isUnnamed { return "its cost is the sum of the rows above" }
    return isSum(skill, of: .skill, in: table, count: count)
      ? "its skill and its cost are the sums of the rows above" : nil
  }

  /// Returns what a name says about a row.
  static func sign(of name: String) -> String { "\(quoted(name)) looks like a total or an average" }

  static func warning(_ path: String, line: Int, _ sign: String) -> Diagnostic {
    Diagnostic(.warning, file: path, line: line, code: "totals-row", message: "\(sign); the row is left out")
  }

  /// Whether the skill and the cost are both the largest, or both the smallest, of the first `count` rows.
  private func isExtreme(in table: Table, count: Int) -> Bool {
    guard count >= Self.fewestRowsOfBoth else { return false }
    func places(_ number: DecimalNumber?, _ column: PoolColumn) -> [Bool] {
      guard let values = table.numbers(at: column.index), let number = number?.units(places: values.places)
      else { return [false, false] }
      let others = (0..<count).lazy.map { values[$0] }
      return [others.max() == number, others.min() == number]
    }
    return zip(places(skill, .skill), places(cost, .cost)).contains { $0 && $1 }
  }

  /// Whether its cost is at least that of the first `count` rows of a table together.
  func mayAddUp(_ table: Table, count: Int) -> Bool { rest(of: cost, .cost, in: table, count: count) != nil }

  private func isSum(_ number: DecimalNumber?, of column: PoolColumn, in table: Table, count: Int) -> Bool {
    rest(of: number, column, in: table, count: count) == 0
  }

  /// Returns what is left of a number above 0 without the first `count` values of a column; `nil` if it is not their sum,
  /// nor one of these and others.
  private func rest(
    of number: DecimalNumber?, _ column: PoolColumn, in table: Table, count: Int
  ) -> Int128? {
    guard let values = table.numbers(at: column.index), let sum = number?.units(places: values.places),
      sum > 0
    else { return nil }
    var rest = sum
    for row in 0..<count {
      let (less, isLarge) = rest.subtractingReportingOverflow(values[row])
      // No cost is below 0, and that of one row alone is no sum.
      if isLarge || (column == .cost && (less < 0 || values[row] == sum)) { return nil }
      rest = less
    }
    return rest
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
