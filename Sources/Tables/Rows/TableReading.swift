import Dispatch

/// Reads the body of one file with one or several threads, each of which draws chunks, reads them, and adds them to the
/// table when the preceding ones have been added.
///
/// The table, and the errors when the file is wrong, do not depend on the number of threads.
final class TableReading: @unchecked Sendable {
  private let file: String
  private let request: TableRequest
  private let layout: Layout
  private let chunkSize: Int

  // Accessed by one thread at a time: the one drawing a chunk.
  private let drawing = DispatchSemaphore(value: 1)
  private var source: ChunkSource

  // Accessed by the thread whose chunk has its turn.
  private let turns = Turns()
  private var builder: TableBuilder
  private var error: InputError?
  /// The reader of the part that cannot be cut into chunks: from the first such position on.
  private var lastReader: ChunkReader?

  init(file: String, _ request: TableRequest, _ layout: Layout, _ source: consuming ChunkSource) {
    self.file = file
    self.request = request
    self.layout = layout
    chunkSize = source.chunkSize
    self.source = source
    builder = TableBuilder(file: file, request, layout)
  }

  /// Whether any of the records that were read has bytes that are not UTF-8.
  var hasBadEncoding: Bool { builder.hasBadEncoding }

  /// Reads everything.
  /// - Parameter inspect: sees every byte once, in order; called by one thread at a time.
  func table(inspect: (UnsafeRawBufferPointer) -> Void) throws(InputError) -> Table {
    // The header does not count, or a small file would have two chunks, and another thread.
    let bodySize = source.expectedSize.map { $0 - layout.bodyStart } ?? .max
    let chunks = (bodySize - 1) / chunkSize + 1
    let threads = min(request.jobs, chunks)
    if threads > 1 {
      withoutActuallyEscaping(inspect) { inspect in
        // Only one thread at a time calls it.
        nonisolated(unsafe) let inspect = inspect
        DispatchQueue.concurrentPerform(iterations: threads) { _ in work(inspect) }
      }
    } else {
      work(inspect)
    }
    if let error { throw error }
    return try builder.table(byteCount: source.byteCount)
  }

  private func work(_ inspect: (UnsafeRawBufferPointer) -> Void) {
    var chunk = Chunk(size: chunkSize)
    let reader = ChunkReader(file: file, request, layout, chunkSize: chunkSize)
    while true {
      let drawn = Result { () throws(InputError) in try draw(&chunk, inspect) }
      if case .success(false) = drawn { return }
      if case .success = drawn, chunk.isWhole { reader.read(chunk.bytes, holdsQuotes: chunk.holdsQuotes) }
      turns.wait(for: chunk.number)
      if error == nil {
        do throws(InputError) {
          _ = try drawn.get()
          try add(chunk, reader)
        } catch {
          self.error = error
          stopDrawing()
        }
      }
      turns.pass()
    }
  }

  private func draw(_ chunk: inout Chunk, _ inspect: (UnsafeRawBufferPointer) -> Void) throws(InputError)
    -> Bool
  {
    drawing.wait()
    defer { drawing.signal() }
    return try source.fill(&chunk, inspect: inspect)
  }

  private func stopDrawing() {
    drawing.wait()
    source.stop()
    drawing.signal()
  }

  private func add(_ chunk: borrowing Chunk, _ reader: ChunkReader) throws(InputError) {
    if chunk.isWhole { return try builder.append(reader, endsChunk: true, fraction: chunk.fraction) }
    let reader = lastReader ?? ChunkReader(file: file, request, layout, chunkSize: chunkSize, byLine: true)
    lastReader = reader
    reader.readOn(chunk.bytes)
    if chunk.isLast { reader.finish() }
    try builder.append(reader, endsChunk: false, fraction: chunk.fraction)
  }
}
