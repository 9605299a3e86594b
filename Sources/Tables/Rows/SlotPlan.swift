/// The plan of which cells of a record are wanted, and how they are used.
struct SlotPlan {
  var slots: [CellSlot] = []
  var numbers: [NumberCells] = []
  var texts: [TextCells] = []
  var joins: [SlowPathState.Join] = []
  var conditions: [SlowPathState.Condition] = []
  /// The number of cells that are kept until their record ends.
  var stagedCount = 0

  /// Creates the plan for a file laid out like `layout`; its columns have room for `rows` rows.
  init(_ request: TableRequest, _ layout: Layout, rows: Int) {
    for (index, column) in request.columns.enumerated() {
      guard let fields = layout.sources[index] else { continue }
      switch column.kind {
      case .number(let unitPlaces, let allowed, let hint):
        if column.isDigested { _ = stage(fields[0]) }
        slots.append(CellSlot(field: fields[0], use: .number, index: numbers.count))
        numbers.append(
          NumberCells(
            column: index, key: column.key, mark: layout.marks[index], unitPlaces: unitPlaces,
            allowed: allowed, hint: hint, rows: rows))
      case .text(let isRequired):
        if column.isDigested { addJoin(fields, of: column) } else { addText(fields, of: column) }
        texts.append(
          TextCells(
            column: index, key: column.key, isRequired: isRequired, isCoded: column.hasFewTexts, rows: rows))
      case .word(let allowed, let isRequired):
        addJoin(fields, of: column)
        texts.append(
          TextCells(column: index, key: column.key, isRequired: isRequired, allowed: allowed, rows: rows))
      }
    }
    slots.append(CellSlot(field: layout.cellCounts.upperBound, use: .surplus, index: 0))
    let amounts = request.columns.firstIndex(where: \.isAmount).flatMap { layout.sources[$0]?.first }
    for (index, fields) in layout.filterCells.enumerated() {
      let (wanted, mark) = (request.filters[index], layout.filterMarks[index])
      let filter = RowFilter(wanted, mark: mark, given: request.decimal)
      let column = request.columns.first { $0.isMeant(by: wanted.cell) }
      conditions.append(
        .init(
          filter: filter, cells: staged(fields, of: column), fields: fields,
          isBareAmount: fields == amounts.map { [$0] } && filter.isBare))
    }
  }

  /// Whether a record has cells that go into no column except as part of a joined text, or are used only by conditions.
  func leavesCells(of layout: Layout) -> Bool {
    // The first slot of a field determines its use, as in reading.
    var uses: [Int: CellSlot.Use] = [:]
    for slot in slots.sorted(by: { $0.field < $1.field }) where uses[slot.field] == nil {
      uses[slot.field] = slot.use
    }
    return (0..<layout.header.count).contains { uses[$0] == nil || uses[$0] == .staged }
  }

  private mutating func addText(_ fields: [Int], of column: TableRequest.Column) {
    if fields.count == 1 {
      slots.append(CellSlot(field: fields[0], use: column.hasFewTexts ? .code : .text, index: texts.count))
    } else {
      addJoin(fields, of: column)
    }
  }

  /// Adds a text that is joined from several cells, or must be one of a few words. Such texts are processed when the
  /// row ends, so that the fast path stays short.
  private mutating func addJoin(_ fields: [Int], of column: TableRequest.Column) {
    joins.append(SlowPathState.Join(text: texts.count, cells: staged(fields, of: column)))
  }

  private mutating func staged(_ fields: [Int], of column: TableRequest.Column?) -> SlowPathState.Cells {
    .init(parts: fields.map { stage($0) }, text: fields.count > 1 ? column?.derivation?.text : nil)
  }

  private mutating func stage(_ field: Int) -> Int {
    slots.append(CellSlot(field: field, use: .staged, index: stagedCount))
    stagedCount += 1
    return stagedCount - 1
  }
}
