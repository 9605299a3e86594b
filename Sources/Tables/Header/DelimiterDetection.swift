/// The delimiters to try where none is given, likeliest first.
let delimiterCandidates: [UInt8] = [
  UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
]

/// Returns the delimiters worth trying: the likeliest, and those that occur.
func delimiters(in bytes: [UInt8]) -> [UInt8] {
  delimiterCandidates.filter { $0 == delimiterCandidates[0] || bytes.contains($0) }
}

/// A score for how well a delimiter splits records: first the number of records that share the most common number of
/// cells, if that is two or more, then that number.
struct DelimiterScore: Comparable {
  private let agreeing: Int
  private let cells: Int

  /// Creates the score of a delimiter that yields these records; only the first 50 are examined.
  init(_ records: [Record]) {
    var frequencies: [Int: Int] = [:]
    for record in records.prefix(50) { frequencies[record.cells.count, default: 0] += 1 }
    let commonest = frequencies.filter { $0.key > 1 }.max { ($0.value, $0.key) < ($1.value, $1.key) }
    agreeing = commonest?.value ?? 0
    cells = commonest?.key ?? 0
  }

  static func < (left: DelimiterScore, right: DelimiterScore) -> Bool {
    (left.agreeing, left.cells) < (right.agreeing, right.cells)
  }
}
