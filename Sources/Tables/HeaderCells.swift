/// The cells of a header, and where a column is found by its name or number.
struct HeaderCells {
  /// The names, trimmed; empty for an empty cell.
  let names: [String]
  /// The number of cells; with no header, that of the first record.
  let count: Int
  private let positions: [String: Int]

  /// The cells of a record that may be a header. A cell that cannot be decoded has no name.
  init(_ record: Record) {
    names = record.cells.map { cell in
      cell.withUnsafeBufferPointer { decodedTrimmed($0) } ?? ""
    }
    count = names.count
    var positions: [String: Int] = [:]
    // The first of several columns with one name is taken: exports put the main value first.
    for (position, name) in names.enumerated() where !name.isEmpty && positions[name.lowercased()] == nil {
      positions[name.lowercased()] = position
    }
    self.positions = positions
  }

  /// A file without header, whose columns have numbers only.
  init(unnamed count: Int) {
    names = []
    self.count = count
    positions = [:]
  }

  /// The number of cells without the empty ones at the end.
  var countWithoutTrailingEmpty: Int {
    names.isEmpty ? count : (names.lastIndex { !$0.isEmpty } ?? -1) + 1
  }

  /// Where a cell stands, from 0; `nil` when there is no such cell.
  func position(of cell: TableRequest.CellReference) -> Int? {
    switch cell {
    case .header(let name): positions[trimmedOfSpace(name).lowercased()]
    case .number(let number): (1...max(1, count)).contains(number) && count > 0 ? number - 1 : nil
    }
  }

  /// Where the cells of a condition stand: in the column of that header, else in the wanted one that is known by that name
  /// and shown as the file has it.
  func positions(of cell: TableRequest.CellReference, in columns: [TableRequest.Column]) -> [Int]? {
    position(of: cell).map { [$0] }
      ?? columns.first { $0.isMeant(by: cell) }.flatMap { positions(of: $0, in: columns) }
  }

  /// Where the cells of a column stand, or those that tell it.
  func positions(of column: TableRequest.Column, in columns: [TableRequest.Column]) -> [Int]? {
    if let found = positions(of: column) { return found }
    guard let keys = column.derivation?.keys else { return nil }
    let found = keys.compactMap { key in columns.first { $0.key == key }.flatMap { positions(of: $0) } }
    return found.count == keys.count && found.allSatisfy { $0.count == 1 } ? found.flatMap { $0 } : nil
  }

  /// Where the cells of a column stand: those of the first source all of whose cells are there.
  func positions(of column: TableRequest.Column) -> [Int]? {
    for source in column.sources {
      let found = source.compactMap { position(of: $0) }
      if found.count == source.count, !found.isEmpty { return found }
    }
    return nil
  }

  /// How many of the columns are there.
  func countFound(_ columns: [TableRequest.Column]) -> Int {
    columns.count { positions(of: $0) != nil }
  }

  /// Whether one of the columns is there of which a request demands one.
  func hasAlternative(of request: TableRequest) -> Bool {
    request.alternatives.isEmpty || countFound(request.alternativeColumns) > 0
  }

  /// A number that stands where a number column, given by its place, should have its header: then the
  /// "header" is data.
  func numberInHeader(of request: TableRequest) -> String? {
    for column in request.columns where column.kind.isNumber {
      guard let way = column.sources.first, case .number? = way.first,
        let place = positions(of: column)?.first,
        (try? parseDecimal(names[place])) != nil
      else { continue }
      return names[place]
    }
    return nil
  }

  /// Names that are above several columns, of the cells that a request uses.
  func ambiguousNames(for request: TableRequest) -> [String] {
    let used = request.columns.compactMap { positions(of: $0) }.joined().map {
      names.isEmpty ? "" : names[$0]
    }
    return used.filter { name in
      !name.isEmpty && names.count { $0.lowercased() == name.lowercased() } > 1
    }
  }
}

extension TableRequest.Column {
  /// Whether a condition on a cell is about the column, where no header is called so.
  func isMeant(by cell: TableRequest.CellReference) -> Bool {
    guard case .header(let name) = cell else { return false }
    return key == trimmedOfSpace(name).lowercased() && !kind.hasUnitPlaces
  }
}

extension TableRequest {
  /// The columns of which a header must have one at least.
  var alternativeColumns: [Column] {
    alternatives.compactMap { key in columns.first { $0.key == key } }
  }
}
