extension Snapshot: ValidatedRecord {
  /// Its shape in the schema.
  public static let shape = "snapshot"

  /// Checks for what this program would never write: lists that belong together but differ in length, names that refer
  /// to nothing, a page without its parts.
  /// - Complexity: O(size of the snapshot), apart from sorting.
  public func validate() throws(Contradiction) {
    try require(warnings.count <= warningCount, "warningCount", "is less than the number of warnings listed")
    try pool?.validate(at: "pool")
    if let value = content.value, type(of: value).kind.usesPool {
      guard case .team = rules else {
        throw Contradiction(place: "rules.size", reason: "is missing, but there are teams")
      }
      try require(pool != nil, "pool", "is missing, but there are teams")
    }
    try content.value?.validate()
  }
}

extension PoolRecord {
  func validate(at path: String) throws(Contradiction) {
    try require(rowsUsed <= rowsRead, "\(path).rowsUsed", "is more than the rows read")
    let dots = chart.reduce(0) { $0.addingReportingOverflow($1.players).partialValue }
    try require(dots <= rowsUsed, "\(path).chart", "has more players than the pool")
  }
}

/// Makes sure that no value is in a list twice.
func requireDistinct(_ values: some Sequence<String>, _ path: String) throws(Contradiction) {
  var seen: Set<String> = []
  for (number, value) in values.enumerated() {
    try require(
      seen.insert(value).inserted, "\(path).\(number)", "says '\(value)', which is listed before")
  }
}
