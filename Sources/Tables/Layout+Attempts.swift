extension Layout {
  /// The records of the beginning of a file as one delimiter gives them.
  struct Attempt {
    var delimiter: UInt8
    var records: [Record]
    var malformations: [Malformation]
  }

  /// The beginning of a file, taken apart with the delimiter given or with each that is tried.
  static func attempts(_ opening: Opening, _ request: TableRequest) -> [Attempt] {
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

    /// What it shows with what follows it.
    var glimpse: Glimpse { Glimpse(header, attempt.records.drop { $0.start < record.end }) }

    /// The first of those with the most cells.
    static func widest(_ candidates: [Candidate]) -> Candidate? {
      candidates.max { $0.header.count < $1.header.count }
    }
  }
}
