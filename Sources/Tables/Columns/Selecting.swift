extension DecimalColumn {
  /// Returns the column with only these rows, in this order.
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
  /// Returns the table with only these rows, in this order; the facts about the file stay.
  public func selecting(_ rows: [Int]) -> Table {
    var table = self
    table.columns = columns.map { column in
      switch column {
      case .text(let texts): .text(texts.selecting(rows))
      case .number(let numbers): .number(numbers.selecting(rows))
      case .absent: .absent
      }
    }
    table.records = RowNumbers(rows.lazy.map { records[$0] })
    table.lines = RowNumbers(rows.lazy.map { lines[$0] })
    if !otherCells.isEmpty { table.otherCells = rows.map { otherCells[$0] } }
    return table
  }
}

extension Table {
  /// Returns the texts of the request's column at `index`, from 0; `nil` if the file has no such column.
  public func texts(at index: Int) -> TextColumn? {
    guard case .text(let texts) = columns[index] else { return nil }
    return texts
  }

  /// Returns the numbers of the request's column at `index`, from 0; `nil` if the file has no such column.
  public func numbers(at index: Int) -> DecimalColumn? {
    guard case .number(let numbers) = columns[index] else { return nil }
    return numbers
  }
}
