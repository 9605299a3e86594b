/// Which cells of a record are wanted, and for what.
struct SlotPlan {
  var slots: [CellSlot] = []
  var numbers: [NumberCells] = []
  var texts: [TextCells] = []
  var joins: [CarefulReading.Join] = []
  var conditions: [CarefulReading.Condition] = []
  /// The number of cells that are kept until their record ends.
  var stagedCount = 0

  /// The plan for a file laid out like `layout`; its columns have room for `rows` rows.
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
            allowed: allowed,
            hint: hint, rows: rows))
      case .text(let isRequired):
        if column.isDigested { addJoin(fields) } else { addText(fields) }
        texts.append(
          TextCells(
            column: index, key: column.key, isRequired: isRequired, isCoded: column.hasFewTexts, rows: rows))
      case .word(let allowed, let isRequired):
        addJoin(fields)
        texts.append(
          TextCells(column: index, key: column.key, isRequired: isRequired, allowed: allowed, rows: rows))
      }
    }
    let amounts = request.columns.firstIndex(where: \.isAmount).flatMap { layout.sources[$0]?.first }
    for (index, field) in layout.filterCells.enumerated() {
      let filter = RowFilter(
        request.filters[index], mark: layout.filterMarks[index], given: request.decimal)
      conditions.append(
        .init(
          filter: filter, staged: stage(field), field: field, isBareAmount: field == amounts && filter.isBare)
      )
    }
  }

  /// Whether a record has cells that go into no column but at most as part of a joined text, or are looked at by
  /// conditions alone.
  func leavesCells(of layout: Layout) -> Bool {
    // The first slot of a field says what becomes of it, as in reading.
    var uses: [Int: CellSlot.Use] = [:]
    for slot in slots.sorted(by: { $0.field < $1.field }) where uses[slot.field] == nil {
      uses[slot.field] = slot.use
    }
    return (0..<layout.header.count).contains { uses[$0] == nil || uses[$0] == .staged }
  }

  private mutating func addText(_ fields: [Int]) {
    if fields.count == 1 {
      slots.append(CellSlot(field: fields[0], use: .text, index: texts.count))
    } else {
      addJoin(fields)
    }
  }

  /// Texts that are joined from several cells, and those that must be one of a few words, are looked at when
  /// the row ends: the ordinary way stays short.
  private mutating func addJoin(_ fields: [Int]) {
    let parts = fields.map { stage($0) }
    joins.append(CarefulReading.Join(text: texts.count, parts: parts))
  }

  private mutating func stage(_ field: Int) -> Int {
    slots.append(CellSlot(field: field, use: .staged, index: stagedCount))
    stagedCount += 1
    return stagedCount - 1
  }
}
