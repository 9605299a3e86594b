extension TextColumn {
  /// The column with these rows only, in this order.
  public func selecting(_ rows: [Int]) -> TextColumn {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    ends.reserveCapacity(rows.count)
    for row in rows {
      bytes.append(contentsOf: self.bytes[range(of: row)])
      ends.append(bytes.count)
    }
    return TextColumn(bytes: bytes, ends: ends)
  }
}

extension DecimalColumn {
  /// The column with these rows only, in this order.
  public func selecting(_ rows: [Int]) -> DecimalColumn {
    var column = self
    switch units {
    case .narrow(let values): column.units = .narrow(rows.map { values[$0] })
    case .wide(let values): column.units = .wide(rows.map { values[$0] })
    }
    return column
  }
}

extension Table {
  /// The table with these rows only, in this order; what is known of the file stays.
  public func selecting(_ rows: [Int]) -> Table {
    var table = self
    table.columns = columns.map { column in
      switch column {
      case .text(let texts): .text(texts.selecting(rows))
      case .number(let numbers): .number(numbers.selecting(rows))
      case .absent: .absent
      }
    }
    table.records = rows.map { records[$0] }
    table.lines = rows.map { lines[$0] }
    if !otherCells.isEmpty { table.otherCells = rows.map { otherCells[$0] } }
    return table
  }
}

extension Table {
  /// The texts of the request's column number `index`, from 0; `nil` where the file has no such column.
  public func texts(at index: Int) -> TextColumn? {
    guard case .text(let texts) = columns[index] else { return nil }
    return texts
  }

  /// The numbers of the request's column number `index`, from 0; `nil` where the file has no such column.
  public func numbers(at index: Int) -> DecimalColumn? {
    guard case .number(let numbers) = columns[index] else { return nil }
    return numbers
  }
}

extension TextColumn {
  /// Calls `body` with the bytes of a row; they live as long as the call.
  public func withBytes<Result>(of row: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let range = range(of: row)
    return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }
}
