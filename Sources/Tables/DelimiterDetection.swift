/// The delimiters that are tried where none is given, likeliest first.
let delimiterCandidates: [UInt8] = [
  UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
]

/// The delimiters worth trying: the likeliest, and those that occur.
func delimiters(in bytes: [UInt8]) -> [UInt8] {
  delimiterCandidates.filter { $0 == delimiterCandidates[0] || bytes.contains($0) }
}

/// How well a delimiter splits records: what counts is how many records share the commonest number of
/// cells, if that is two or more, then that number.
struct DelimiterScore: Comparable {
  private let agreeing: Int
  private let cells: Int

  /// The score of a delimiter that gives these records, of which the first 50 are looked at.
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
