// Creates, empties and releases the block of rows.

extension RowSink {
  /// Creates a sink for the cells that `request` wants from a file laid out like `layout`, read in pieces of at most
  /// `pieceSize` bytes.
  init(file: String, _ request: TableRequest, _ layout: Layout, pieceSize: Int) {
    // A row has at least two bytes, but a row may end in one piece and begin in the previous one, and the last row
    // needs no line end.
    capacity = pieceSize / 2 + 2
    var plan = SlotPlan(request, layout, rows: capacity)
    slots = .allocate(capacity: plan.slots.count + 1)
    plan.slots.sort { $0.field < $1.field }
    slots.initialize(from: plan.slots + [.none], count: plan.slots.count + 1)
    slot = slots
    numbers = .allocate(capacity: plan.numbers.count)
    _ = numbers.initialize(fromContentsOf: plan.numbers)
    texts = .allocate(capacity: plan.texts.count)
    _ = texts.initialize(fromContentsOf: plan.texts)
    lines = .allocate(capacity: capacity)
    records = .allocate(capacity: capacity)
    digests = request.digestsOtherCells && plan.leavesCells(of: layout) ? .allocate(capacity: capacity) : nil
    cellCounts = layout.cellCounts
    looksAtEveryRow = !plan.joins.isEmpty || !plan.conditions.isEmpty
    slowPath = SlowPathState(
      file: file, request: request, joins: plan.joins, conditions: plan.conditions,
      stagedCount: plan.stagedCount,
      numberHeaders: layout.header.names.isEmpty
        ? [] : plan.numbers.map { layout.sources[$0.column]![0] }.sorted().map { layout.header.names[$0] })
  }

  /// Resets everything to begin with the first byte of a chunk.
  /// - Returns: whether the codes of texts are forgotten too.
  mutating func startChunk() -> Bool {
    var forgets = false
    for index in numbers.indices { numbers[index].restart(with: .max, isSet: false) }
    for index in texts.indices where texts[index].startChunk() { forgets = true }
    (rows, field, recordCount, digest) = (0, 0, 0, 0)
    slot = slots
    (line, fieldLine, recordLine, oversizedLine, hasContent) = (0, 0, 0, -1, false)
    keepsBytes = true
    slowPath.startChunk()
    return forgets
  }

  /// Begins a new block; the cells of an unfinished record move to its front.
  mutating func startBlock() {
    var isNumberSet = [Bool](repeating: false, count: numbers.count)
    var isTextSet = [Bool](repeating: false, count: texts.count)
    for taken in UnsafeBufferPointer(start: slots, count: slot - slots) {
      switch taken.use {
      case .number: isNumberSet[taken.index] = true
      case .text, .code: isTextSet[taken.index] = true
      case .staged, .surplus: break
      }
    }
    for index in numbers.indices { numbers[index].restart(with: rows, isSet: isNumberSet[index]) }
    for index in texts.indices { texts[index].restart(with: rows, isSet: isTextSet[index]) }
    rows = 0
    recordCount = 0
    slowPath.tally = ReadingTally()
  }

  /// Releases everything but the sink's own memory.
  func deallocate() {
    for column in numbers { column.deallocate() }
    for column in texts { column.deallocate() }
    numbers.deinitialize()
    numbers.deallocate()
    texts.deinitialize()
    texts.deallocate()
    slots.deallocate()
    lines.deallocate()
    records.deallocate()
    digests?.deallocate()
  }
}
