import Selection
import Tables
import Words

extension PoolRequest {
  /// Reads every cell of the file as text, column by column, up to the width of the header.
  /// - Parameter places: the columns to read, if not all.
  func cells(of table: Table, at places: [Int]? = nil) throws(InputError) -> Table {
    let count =
      table.headers.isEmpty ? (table.places.compactMap { $0?.max() }.max() ?? -1) + 1 : table.headers.count
    var request = TableRequest(
      columns: (places ?? Array(0..<count)).map { place in
        TableRequest.Column(key: "#\(place + 1)", sources: [[.number(place + 1)]], required: true)
      })
    request.options = options
    request.filters = []
    request.skipsBadRows = true
    request.delimiter = table.delimiter
    request.takesStrayQuotes = true
    return try readTable(path, request)
  }

  /// Reads the cells of a column under its own name; `nil` if the file cannot be read twice.
  func cells(of column: PoolColumn) -> TextColumn? {
    guard isRereadable(path) else { return nil }
    var request = TableRequest(
      columns: [.init(key: column.rawValue, sources: [[.header(column.rawValue)]], required: true)])
    request.options = options
    (request.filters, request.skipsBadRows) = ([], true)
    return (try? readTable(path, request))?.texts(at: 0)
  }

  /// Returns warnings about people with several rows and the likely reason: one for all if there are many, else one
  /// each.
  func severalRows(of people: [[Int]], in pool: Pool, _ table: Table) -> [Diagnostic] {
    if people.isEmpty { return [] }
    let rows = people.reduce(0) { $0 + $1.count }
    var reason = ""
    var advice = "--rows-are-players treats every row as a separate player"
    if let (columns, count, left) = tellingColumns(of: people, in: pool, table) {
      let each = columns.map { "\(quoted($0.name)) (\(shown($0.values)))" }
      reason = ", apparently one for each \(listed(each, "and"))"
      // A condition on the role would leave out everybody in another position.
      if left == pool.playerCount || table.places[PoolColumn.role.index] != [columns[0].place] {
        let conditions = columns.map { "--where " + shellQuoted("\($0.name)=\($0.usual)") }
        let whom = count == people.count ? "each" : "\(count) of them"
        let loss =
          left < pool.playerCount ? ", but leaves \(left) of \(pool.playerCount) players; " : ", and "
        advice = "\(conditions.joined(separator: " ")) reads one row of \(whom)\(loss)\(advice)"
      }
    }
    advice = "; " + advice
    guard people.count >= 3 else {
      return people.map { group in
        let club =
          Set(group.map { pool.clubs?[$0].lowercased() ?? "" }).count > 1 || pool.clubs == nil
          ? "" : " with one club"
        let message = "\(quoted(pool.names[group[0]])) appears in \(group.count) rows\(club)\(reason)"
        return warning(
          "several-rows", message + "; a team takes one of them\(advice)", on: pool.lines[group[1]])
      }
    }
    let message = "\(people.count) players appear in \(rows) rows\(reason)"
    return [
      warning(
        "several-rows", message + "; a team takes one row of each\(advice)", on: pool.lines[people[0][1]])
    ]
  }

  /// What tells the rows of each person apart, how many of them have its usual values, and how many players of the pool
  /// do; `nil` if nothing does.
  private func tellingColumns(of people: [[Int]], in pool: Pool, _ table: Table) -> (
    columns: [TellingColumns.Column], count: Int, left: Int
  )? {
    guard isRereadable(path), !table.headers.isEmpty, let all = try? cells(of: table) else { return nil }
    let rowOfLine = Dictionary(zip(all.lines, 0..<all.count)) { first, _ in first }
    let known = Set([PoolColumn.name, .club, .skill, .cost].flatMap { table.places[$0.index] ?? [] })
    let places = table.headers.indices.filter { !known.contains($0) && !table.headers[$0].isEmpty }
    let rows = people.map { $0.compactMap { rowOfLine[pool.lines[$0]] } }
    guard
      let (columns, count) = TellingColumns(headers: table.headers, cells: all, rows: rows)
        .likeliest(among: places, role: table.places[PoolColumn.role.index]?.first)
    else { return nil }
    let left = (0..<pool.count).filter { row in
      guard let row = rowOfLine[pool.lines[row]] else { return false }
      return columns.allSatisfy { all.texts(at: $0.place)![row] == $0.usual }
    }
    return (columns, count, Set(left.map { pool.people.rows(with: $0)[0] }).count)
  }

  /// For each condition that excludes every row since no cell has its value, returns a warning with the values present.
  func missingValues(in table: Table) -> [Diagnostic] {
    guard table.count == 0, table.recordsFiltered > 0, isRereadable(path), let all = try? cells(of: table)
    else { return [] }
    return options.filters.compactMap { filter in
      let place: Int? =
        switch filter.cell {
        case .number(let number): number - 1
        case .header(let name):
          Tables.place(of: filter.cell, among: table.headers)
            ?? PoolColumn(rawValue: name.lowercased()).flatMap { column in
              let places = table.places[column.index] ?? []
              return places.count == 1 ? places[0] : nil
            }
        }
      guard filter.comparison == .equal, let place, let texts = all.texts(at: place),
        !filter.marks(in: texts).contains(true)
      else { return nil }
      let values = inOrder(Set((0..<texts.count).lazy.map { texts[$0] }.filter { !$0.isEmpty }))
      let near =
        (nearestNumber(to: filter.value, among: values) ?? nearest(to: filter.value, among: values)
        ?? season(filter.value, among: values)).map { "; the nearest is \(quoted($0))" } ?? ""
      let are = values.count == 1 ? "value is" : "values are"
      return warning("no-such-value", "no row has \(filter); the \(are) \(shown(values))\(near)")
    }
  }
}

/// Returns the value nearest to a whole number, if all values are whole numbers of no more digits.
private func nearestNumber(to text: String, among values: [String]) -> String? {
  let numbers = values.compactMap { Int32($0) }
  // "25" among years is another spelling, not a number far below them.
  guard let number = Int32(text), numbers.count == values.count, text.count >= values.map(\.count).min() ?? 0
  else { return nil }
  return zip(values, numbers).min { abs(Int($0.1) - Int(number)) < abs(Int($1.1) - Int(number)) }?.0
}

/// Returns the season that another spelling of it or one of its years means: `2025-26` for `25/26`, `2026` or `2025`.
private func season(_ text: String, among values: [String]) -> String? {
  func years(_ text: String) -> [Int] { text.split { !$0.isNumber }.compactMap { Int($0).map { $0 % 100 } } }
  let wanted = years(text)
  let seasons = values.filter {
    let years = years($0)
    return years.count == 2 && years[1] == (years[0] + 1) % 100
  }
  return seasons.first { years($0) == wanted } ?? seasons.first { years($0)[1...] == wanted[...] }
    ?? seasons.first { years($0)[..<1] == wanted[...] }
}

/// Sorts values as numbers where all are numbers, otherwise as text.
func inOrder(_ values: Set<String>) -> [String] {
  let numbers = values.compactMap { text in (try? parseDecimal(text)).map { (text, $0) } }
  return numbers.count == values.count ? numbers.sorted { $0.1 < $1.1 }.map(\.0) : values.sorted()
}

/// Returns `1 to 29`, or the values themselves.
private func shown(_ values: [String]) -> String {
  if values.count > 3, values.allSatisfy({ (try? parseDecimal($0)) != nil }) {
    return "\(values[0]) to \(values[values.count - 1])"
  }
  return listed(shortened(values.map { quoted($0) }, to: 10), "and")
}
