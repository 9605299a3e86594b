import Words

// Unusual cells and rows: money, space inside quotes, text beyond ASCII, joined cells, filters, and everything that is
// wrong. Not inlined, so that the fast path stays short.

extension RowSink {
  /// Processes a number cell that is not a plain number in range.
  @inline(never)
  mutating func takeNumberCarefully(_ cell: UnsafeRawBufferPointer, _ index: Int) {
    let key = numbers[index].key
    guard let text = decodedTrimmed(cell.assumingMemoryBound(to: UInt8.self)) else {
      return report(badEncoding(cell, file: slowPath.file, line: recordLine, column: key))
    }
    do throws(NumberError) {
      let number = try parseDecimal(text, mark: numbers[index].mark.mark)
      if let rangeProblem = numbers[index].rangeProblem(of: number, written: text) {
        report(problem("out-of-range", rangeProblem, column: key))
      }
      numbers[index].set(number, row: rows)
    } catch {
      slowPath.textsForNumbers.append(text)
      report(problem(error.code, numbers[index].mark.advice(on: error), column: key))
    }
  }

  /// Processes a text cell that is empty, has space around it or may contain more than ASCII.
  @inline(never)
  mutating func takeTextCarefully(_ cell: UnsafeRawBufferPointer, _ index: Int) {
    guard let text = decodedTrimmed(cell.assumingMemoryBound(to: UInt8.self)) else {
      return reportEncoding(cell, index)
    }
    setText(text, index)
  }

  /// Ends a record that needs a second look: it is bad, filtered or has joined cells.
  @inline(never)
  mutating func endRecordOnSlowPath() {
    // Spreadsheets write empty rows as delimiters only, or with the spaces of cells that look empty.
    guard hasContent else {
      recordCount -= 1
      return dropRow()
    }
    // Whatever a condition says: the rows below it would be read by the wrong header.
    if slowPath.beginsOtherTable(called: name) {
      slowPath.rowProblems.removeAll()
      report(otherTable(file: slowPath.file, line: recordLine, slowPath.textsForNumbers))
      keepProblems(.full)
      return dropRow()
    }
    let use = slowPath.use(cellCount: field, isWhole: hasAllCells)
    slowPath.tally.note(use, isUsed: false) { $0.filteredCount += 1 }
    if use == .none {
      if !slowPath.keepsFiltered || !commitFilteredRow() { dropRow() }
      return
    }
    if hasAllCells {
      if let cell = slowPath.firstUndecodableOfFilters() {
        report(badEncoding(cell, file: slowPath.file, line: recordLine, column: nil))
      }
      joinTexts()
    } else {
      // Cells may be in the wrong column, so other apparent problems would mislead.
      slowPath.rowProblems.removeAll()
      report(problem(wrongColumnsCode, wrongCellCount))
    }
    if slowPath.hasProblem {
      keepProblems(use)
      return dropRow()
    }
    // In the columns, but left out under one meaning of bare amounts.
    let record = Int32(truncatingIfNeeded: recordCount)
    slowPath.tally.note(use, isUsed: false) { $0.surplus.append(record) }
    commitRow()
    slowPath.startRecord()
  }

  /// Leaves out the record that was read last.
  private mutating func dropRow() {
    for index in numbers.indices { numbers[index].drop(row: rows) }
    slowPath.startRecord()
  }

  /// Turns a record that a filter excludes into a row, if nothing is wrong with it.
  private mutating func commitFilteredRow() -> Bool {
    guard hasAllCells else { return false }
    joinTexts()
    guard !slowPath.hasProblem else { return false }
    slowPath.tally.keptFiltered.append(Int32(truncatingIfNeeded: recordCount))
    commitRow()
    slowPath.startRecord()
    return true
  }

  private mutating func joinTexts() {
    for join in slowPath.joins {
      if let text = slowPath.text(of: join.cells) {
        setText(text, join.text)
      } else {
        reportEncoding(slowPath.firstUndecodable(join.cells) ?? [], join.text)
      }
    }
  }

  private mutating func setText(_ text: String, _ index: Int) {
    let text = text.composed
    if text.isEmpty, texts[index].isRequired {
      report(problem("empty", "empty", column: texts[index].key))
    } else if let allowed = texts[index].allowed, let wordProblem = wordProblem(of: text, among: allowed) {
      report(problem("unknown-word", wordProblem, column: texts[index].key))
    }
    texts[index].set(text, row: rows)
  }

  private mutating func reportEncoding(_ cell: some Collection<UInt8>, _ index: Int) {
    report(badEncoding(cell, file: slowPath.file, line: recordLine, column: texts[index].key))
    // The cell counts as read from here on, so it must have a value.
    texts[index].set("", row: rows)
  }

  /// Moves the problems of the record to those of the block.
  private mutating func keepProblems(_ use: RowUse) {
    let (problems, row) = (slowPath.rowProblems, rows)
    slowPath.tally.note(use, isUsed: true) { $0.keep(problems, beforeRow: row) }
  }

  private mutating func report(_ problem: Diagnostic) { slowPath.rowProblems.append(problem) }

  private func problem(_ code: String, _ message: String, column: String? = nil) -> Diagnostic {
    Diagnostic(
      slowPath.severity, file: slowPath.file, line: recordLine, column: column, code: code, message: message)
  }

  /// The name in the record; `nil` where it is not in one cell.
  private var name: String? {
    hasAllCells ? texts.first { $0.isRequired && !$0.isCoded }?.text(row: rows) : nil
  }

  /// Whether the record has as many cells as it should. One more, if empty, is a delimiter at the end of its line.
  private var hasAllCells: Bool {
    cellCounts.contains(field) || (field == cellCounts.upperBound + 1 && !slowPath.hasSurplus)
  }

  private var wrongCellCount: String {
    let wanted =
      cellCounts.lowerBound == cellCounts.upperBound
      ? "\(cellCounts.upperBound)" : "\(cellCounts.lowerBound) to \(cellCounts.upperBound)"
    return "\(counted(field, "column")) where the \(slowPath.widthIsFrom) has \(wanted)"
  }
}

/// Returns what is wrong with a text that should be one of a few words, in any case; `nil` when it is, or is empty.
private func wordProblem(of text: String, among words: [String]) -> String? {
  let isKnown = text.isEmpty || words.contains { $0.lowercased() == text.lowercased() }
  return isKnown ? nil : unknownWord(text, among: words)
}

extension NumberCells {
  /// Returns what is wrong with a value outside the allowed range; `nil` when it is inside.
  /// - Parameter cell: its text.
  func rangeProblem(of number: DecimalNumber, written cell: String) -> String? {
    let shown = DecimalNumber(mantissa: number.mantissa, places: number.places + unitPlaces)
    let advice = (otherReading(of: cell).map { "; \($0)" } ?? "") + (hint.map { "; \($0)" } ?? "")
    if let lowest = allowed.lowest, shown < lowest { return "\(shown) is less than \(lowest)\(advice)" }
    if let highest = allowed.highest, shown > highest { return "\(shown) is more than \(highest)\(advice)" }
    if allowed.wholeNumbers, shown.normalised.places > 0 { return "\(shown) is not a whole number\(advice)" }
    return nil
  }

  /// Returns the advice for a cell that would be in the allowed range with the other decimal mark, where no cell of the
  /// column shows which one it has; `nil` for any other cell.
  private func otherReading(of cell: String) -> String? {
    guard mark.shownBy == nil, !mark.isGiven, let number = try? parseDecimal(cell, mark: mark.mark.other),
      number != (try? parseDecimal(cell, mark: mark.mark))
    else { return nil }
    let shown = DecimalNumber(mantissa: number.mantissa, places: number.places + unitPlaces)
    return allowed.allows(shown)
      ? "--decimal '\(mark.mark.other == .point ? "." : ",")' reads \(quoted(cell)) as \(shown.normalised)"
      : nil
  }
}
