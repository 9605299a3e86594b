import Selection
import Snapshots

/// A pool that was read for a command, with the checksums of its files.
package struct PoolInput {
  /// The players and how the reading went.
  package var reading: PoolReading
  /// The files, the pool first.
  package var records: [InputRecord]

  /// A pool that was read.
  package init(reading: PoolReading, records: [InputRecord]) {
    (self.reading, self.records) = (reading, records)
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
