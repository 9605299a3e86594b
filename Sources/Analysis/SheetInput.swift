import Snapshots
import Tournament

/// A file of line-ups or results as it was read for a command.
package struct SheetInput<Content> {
  /// Its content.
  package var content: Content
  /// How the reading went.
  package var reading: SheetReading
  /// The file with its checksum.
  package var record: InputRecord

  /// A file that was read.
  package init(content: Content, reading: SheetReading, record: InputRecord) {
    (self.content, self.reading, self.record) = (content, reading, record)
  }
}
