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
