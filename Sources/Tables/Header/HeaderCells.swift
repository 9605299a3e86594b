import Words

/// The cells of a header, to find columns by name or number.
struct HeaderCells {
  /// The names, trimmed; empty for an empty cell.
  let names: [String]
  /// The number of cells; without a header, that of the first record.
  let count: Int
  private let positions: [String: Int]

  /// Creates the cells of a record that may be the header. A cell that cannot be decoded has no name.
  init(_ record: Record) {
    names = record.cells.map { cell in
      cell.withUnsafeBufferPointer { decodedTrimmed($0) } ?? ""
    }
    count = names.count
    var positions: [String: Int] = [:]
    // The first of several columns with the same name is used: exports put the main value first.
    for (position, name) in names.enumerated() where !name.isEmpty && positions[name.lowercased()] == nil {
      positions[name.lowercased()] = position
    }
    self.positions = positions
  }

  /// Creates the columns of a file without a header, which have only numbers.
  init(unnamed count: Int) {
    names = []
    self.count = count
    positions = [:]
  }

  /// The number of cells without trailing empty ones.
  var countWithoutTrailingEmpty: Int { names.isEmpty ? count : (names.lastIndex { !$0.isEmpty } ?? -1) + 1 }

  var filledCount: Int { names.isEmpty ? count : names.count { !$0.isEmpty } }

  /// Returns the position of a cell, from 0; `nil` when there is no such cell.
  func position(of cell: TableRequest.CellReference) -> Int? {
    switch cell {
    case .header(let name): positions[trimmedOfSpace(name).lowercased()]
    case .number(let number): (1...max(1, count)).contains(number) && count > 0 ? number - 1 : nil
    }
  }

  /// Returns the positions of a condition's cells: the column with that header, else the wanted column with that key,
  /// if its values are displayed as in the file, else the only one with that header but for accents and dots.
  func positions(of cell: TableRequest.CellReference, in columns: [TableRequest.Column]) -> [Int]? {
    position(of: cell).map { [$0] }
      ?? columns.first { $0.isMeant(by: cell) }.flatMap { positions(of: $0, in: columns) }
      ?? place(of: cell, among: names).map { [$0] }
  }

  /// Returns the positions of a column's cells, or of those from which it is derived.
  func positions(of column: TableRequest.Column, in columns: [TableRequest.Column]) -> [Int]? {
    if let found = positions(of: column) { return found }
    guard let keys = column.derivation?.keys else { return nil }
    let found = keys.compactMap { key in columns.first { $0.key == key }.flatMap { positions(of: $0) } }
    return found.count == keys.count && found.allSatisfy { $0.count == 1 } ? found.flatMap { $0 } : nil
  }

  /// Returns the positions of a column's cells: those of the first source that is complete.
  func positions(of column: TableRequest.Column) -> [Int]? {
    for source in column.sources {
      let found = source.compactMap { position(of: $0) }
      if found.count == source.count, !found.isEmpty { return found }
    }
    return nil
  }

  func countFound(_ columns: [TableRequest.Column]) -> Int { columns.count { positions(of: $0) != nil } }

  /// Whether the header has one of the alternative columns of a request.
  func hasAlternative(of request: TableRequest) -> Bool {
    request.alternatives.isEmpty || countFound(request.alternativeColumns) > 0
  }

  /// Returns a number found where a number column, given by its position, should have its header: then the "header" is
  /// data.
  func numberInHeader(of request: TableRequest) -> String? {
    for column in request.columns where column.kind.isNumber {
      guard let way = column.sources.first, case .number? = way.first,
        let place = positions(of: column)?.first, (try? parseDecimal(names[place])) != nil
      else { continue }
      return names[place]
    }
    return nil
  }

  /// Returns the names that several columns share, among the cells that a request uses and that were not asked for by
  /// number.
  /// - Parameter request: the request with guesses in place of what `asked` does not say.
  func ambiguousNames(for request: TableRequest, asked: TableRequest) -> [String] {
    let named = zip(request.columns, asked.columns).filter { _, column in
      column.sources.joined().contains { if case .header = $0 { true } else { false } }
    }
    let used = named.compactMap { positions(of: $0.0) }.joined().map {
      names.isEmpty ? "" : names[$0]
    }
    return used.filter { name in
      !name.isEmpty && names.count { $0.lowercased() == name.lowercased() } > 1
    }
  }
}

extension TableRequest.Column {
  /// Whether a condition on a cell refers to the column, where no header has that name.
  func isMeant(by cell: TableRequest.CellReference) -> Bool {
    guard case .header(let name) = cell else { return false }
    return key == trimmedOfSpace(name).lowercased() && !kind.hasUnitPlaces
  }
}

extension TableRequest {
  /// The alternative columns, at least one of which a header must have.
  var alternativeColumns: [Column] {
    alternatives.compactMap { key in columns.first { $0.key == key } }
  }
}

/// Returns the position of the column that a condition is about: with that header in any case, else the only one with that
/// header but for accents and dots.
public func place(of cell: TableRequest.CellReference, among headers: [String]) -> Int? {
  guard case .header(let name) = cell else { return nil }
  if let place = headers.firstIndex(where: { $0.lowercased() == name.lowercased() }) { return place }
  let alike = headers.indices.filter { folded(headers[$0]) == folded(name) }
  return alike.count == 1 ? alike[0] : nil
}

/// Whether a header is that of a ratio or a change, such as `Pts/£`, `Punkte/Mio` and `Price +/-`: no points, and no
/// price.
public func isOfRatio(_ header: String) -> Bool {
  let words = header.lowercased().split { !$0.isLetter }
  if header.contains("+/-") || header.contains("±") || words.contains("change") || words.contains("diff")
    || ["value_form", "value_season"].contains(header.lowercased())
  {
    return true
  }
  guard let slash = header.lastIndex(of: "/") else { return false }
  let unit = trimmedOfSpace(String(header[header.index(after: slash)...])).lowercased()
  return "£$€¥₹".contains(unit) || ratioUnits.contains(unit.filter { !"£$€¥₹".contains($0) })
}

/// Words behind a slash in headers of ratios.
private let ratioUnits = Set(
  wordList(
    "m, mio, mill, mln, million, k, 1k, 1000, price, cost, salary, value, precio, preis, prix, prezzo, preço")
)
