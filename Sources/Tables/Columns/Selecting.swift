extension DecimalColumn {
  /// Returns the column with only these rows, in this order.
  public func selecting(_ rows: [Int]) -> DecimalColumn { with(units.selecting(rows), places: places) }

  /// The number of decimal places that only the rows from `count` on need.
  fileprivate func placesNeeded(onlyFrom count: Int) -> Int {
    func divides(_ dropped: Int, _ rows: Range<Int>) -> Bool {
      let unit = powerOfTen(dropped)!
      return rows.allSatisfy { self[$0] % unit == 0 }
    }
    let dropped = (0...min(places, 38)).last { divides($0, 0..<count) } ?? 0
    return written != nil || divides(dropped, count..<self.count) ? 0 : dropped
  }
}

extension Table {
  /// Returns the table without the rows from `count` on, and without the decimal places that only those rows need.
  /// - Complexity: O(rows).
  public func leavingOut(rowsFrom count: Int) -> Table {
    var table = selecting(Array(0..<count))
    for (index, column) in columns.enumerated() {
      guard case .number(let numbers) = column, case .number(let kept) = table.columns[index] else {
        continue
      }
      let dropped = numbers.placesNeeded(onlyFrom: count)
      guard dropped > 0, let unit = powerOfTen(dropped) else { continue }
      let units = DecimalColumn.Units.packed(kept.count) { kept[$0] / unit }
      table.columns[index] = .number(kept.with(units, places: kept.places - dropped))
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
