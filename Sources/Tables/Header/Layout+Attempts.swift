extension Layout {
  /// The records at the beginning of a file, split by one delimiter.
  struct Attempt {
    var delimiter: UInt8
    var records: [Record]
    var malformations: [Malformation]
  }

  /// Splits the beginning of a file by the given delimiter, or by each candidate.
  static func attempts(_ opening: FilePrefix, _ request: TableRequest) -> [Attempt] {
    (request.delimiter.map { [$0] } ?? delimiters(in: opening.bytes)).map { delimiter in
      let (records, malformations) = splitRecords(
        opening.bytes, from: opening.start, delimiter: delimiter, isWhole: opening.isWhole)
      return Attempt(delimiter: delimiter, records: records, malformations: malformations)
    }
  }

  /// A record that may be the header.
  struct Candidate {
    var header: HeaderCells
    var record: Record
    var attempt: Attempt

    /// The header with the rows that follow it, up to the header of another table, or its title behind an empty line.
    var preview: HeaderPreview {
      let below = attempt.records.drop { $0.start < record.end }.prefix(HeaderPreview.mostRows)
      var hasRows = false
      let next = zip(below, below.dropFirst()).first { row, next in
        hasRows = hasRows || row.hasDigit
        return hasRows && next.hasOnlyWords
          && (next.line > row.nextLine || row.isEmpty || next.filledCount > 1)
      }
      return HeaderPreview(header, below.prefix { $0.start < next?.1.start ?? .max })
    }
  }
}
