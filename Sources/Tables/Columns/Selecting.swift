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

extension DecimalColumn {
  /// Returns the column without the rows from `count` on, and without the decimal places that only those rows need.
  /// - Complexity: O(rows).
  public func leavingOut(rowsFrom count: Int) -> DecimalColumn {
    var column = selecting(Array(0..<count))
    func divides(_ dropped: Int, _ rows: Range<Int>) -> Bool {
      let unit = powerOfTen(dropped)!
      return rows.allSatisfy { self[$0] % unit == 0 }
    }
    guard written == nil, let dropped = (0...min(places, 38)).last(where: { divides($0, 0..<count) }),
      dropped > 0, !divides(dropped, count..<self.count)
    else { return column }
    let unit = powerOfTen(dropped)!
    column.units = .packed((0..<count).map { self[$0] / unit })
    column.places = places - dropped
    return column
  }
}

extension Table {
  /// Returns the table without the rows from `count` on, and without the decimal places that only those rows need.
  /// - Complexity: O(rows).
  public func leavingOut(rowsFrom count: Int) -> Table {
    var table = selecting(Array(0..<count))
    for (index, column) in columns.enumerated() {
      if case .number(let numbers) = column {
        table.columns[index] = .number(numbers.leavingOut(rowsFrom: count))
      }
    }
    return table
  }

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
