import Reading
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
