import Selection
import Snapshots

/// A pool that was read for a command, with the checksums of its files.
package struct PoolInput {
  /// The players and how the reading went.
  package var reading: PoolReading
  /// The files, the pool first.
  package var records: [InputRecord]
  /// The rules under which it was read, in the words and the unit of the file.
  package let rules: Rules

  /// A pool that was read.
  package init(reading: PoolReading, records: [InputRecord], under rules: Rules) {
    (self.reading, self.records, self.rules) = (reading, records, rules)
  }
}

/// A pool beside the first one.
package struct OtherPool {
  /// Its file.
  package let path: String
  package let input: PoolInput
  /// As rules of roles, clubs and names see it; `nil` where there are none.
  package let ruled: RuledPool?

  package var reading: PoolReading { input.reading }

  /// A pool that was read beside the first.
  package init(path: String, input: PoolInput, ruled: RuledPool?) {
    (self.path, self.input, self.ruled) = (path, input, ruled)
  }
}
