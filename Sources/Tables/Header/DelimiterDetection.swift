/// The delimiters to try where none is given, likeliest first.
let delimiterCandidates: [UInt8] = [
  UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
]

/// Returns the delimiters worth trying: the likeliest, and those that occur.
func delimiters(in bytes: [UInt8]) -> [UInt8] {
  delimiterCandidates.filter { $0 == delimiterCandidates[0] || bytes.contains($0) }
}

/// Returns a score for how well a delimiter splits a file into these records, of which only the first 50 are examined:
/// first the number of records that share the most common number of cells, if that is two or more, then that number.
func delimiterScore(_ records: [Record]) -> (agreeing: Int, cells: Int) {
  let frequencies = Dictionary(grouping: records.prefix(50), by: \.cells.count).mapValues(\.count)
  let commonest = frequencies.filter { $0.key > 1 }.max { ($0.value, $0.key) < ($1.value, $1.key) }
  return (commonest?.value ?? 0, commonest?.key ?? 0)
}
