import Clock
import Documents
import Files
import Pages
import Snapshots

/// The report folder of a run that searches a pool, what the previous run left there, and when the search began.
/// A class, so that what it holds is never copied.
package final class PoolPages {
  /// The folder of the reports, held for this run; `nil` for `--output none`.
  private let folder: ReportFolder?
  /// Holds the files that the command line names, if no folder does.
  private let held: HeldOutputs?
  private let earlier: Snapshot?
  private let run: PoolRun
  private let began: Instant

  /// Holds what a run with this page writes; its search begins after that.
  /// - Throws: `OutputError` if it cannot be held, `InputError` if what it contains cannot be read.
  package init(of run: PoolRun, _ page: PageKind) throws {
    self.run = run
    folder = try ReportFolder(for: run.command, page: page)
    held = try folder == nil ? holdNamedFiles(for: run.command) : nil
    earlier = try folder.flatMap { try earlierRun(in: $0, for: run.command) }
    began = .now
  }

  /// Writes and prints the page of a snapshot, which says what has changed since the previous run.
  /// - Parameters:
  ///   - ended: when the search was done.
  ///   - table: the table for CSV on standard output.
  ///   - others: files that are written with the page, all or none.
  package func publish(
    _ snapshot: Snapshot, searchedUntil ended: Instant = .now,
    csv table: @escaping (Snapshot) -> DataTable? = { _ in nil }, and others: [OutputFile] = []
  ) throws {
    run.progress.finish()
    var snapshot = snapshot
    if run.command[RunOptions.timings] {
      let milliseconds = began.duration(to: ended) / .milliseconds(1)
      snapshot.searchSeconds = ExactDecimal(Int128(milliseconds.rounded()), places: 3)
    }
    if let earlier { snapshot.follow(earlier, in: run.pool, for: run.command) }
    var publication = Publication(snapshot)
    publication.shown = snapshot.printed(after: earlier).map(answerPage)
    publication.table = { table(snapshot) }
    publication.others = others
    try publication.publish(in: folder, for: run.command, held: held)
  }
}
