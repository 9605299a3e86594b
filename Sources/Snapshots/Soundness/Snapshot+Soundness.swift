extension Snapshot: SoundRecord {
  /// Nothing but the schema itself.
  public static var schemaRule: String? { nil }

  /// Looks for what would be no answer of this program: lists that belong together and are not as long, names that lead
  /// nowhere, a page without its parts.
  /// - Complexity: O(size of the snapshot), sorting apart.
  public func checkItself() throws(Contradiction) {
    try require(warnings.count <= warningCount, "warningCount", "is less than the warnings listed")
    try pool?.checkItself(at: "pool")
    guard let value = content.value else { return }
    if type(of: value).isOfPool {
      guard case .team = rules else {
        throw Contradiction(place: "rules.size", reason: "is missing, but there are teams")
      }
      try require(pool != nil, "pool", "is missing, but there are teams")
    }
    try value.checkItself()
  }
}

extension PoolRecord {
  func checkItself(at path: String) throws(Contradiction) {
    try require(rowsUsed <= rowsRead, "\(path).rowsUsed", "is more than the rows read")
    let dots = chart.reduce(0) { $0.addingReportingOverflow($1.players).partialValue }
    try require(dots <= rowsUsed, "\(path).chart", "has more players than the pool")
  }
}

/// Makes sure that no value stands twice in a list.
func requireDistinct(_ values: some Sequence<String>, _ path: String) throws(Contradiction) {
  var seen: Set<String> = []
  for (number, value) in values.enumerated() {
    try require(
      seen.insert(value).inserted, "\(path).\(number)", "says '\(value)', which is listed before")
  }
}
