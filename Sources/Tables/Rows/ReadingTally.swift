/// The outcome of records other than rows: of a block, counted from its beginning, or of a file.
struct ReadingTally {
  /// The outcome for one meaning of bare amounts.
  struct Account {
    /// The problems, and for each how many rows of the block precede it.
    private(set) var problems = ProblemList()
    private var problemRows: [Int] = []
    /// The number of bad records.
    private(set) var badRecordCount = 0
    /// The number of records excluded by a filter.
    var filteredCount = 0
    /// The records of rows that are in the columns but left out.
    var surplus: [Int32] = []

    /// Adds the problems of a record, which precedes row `row` of the block.
    mutating func keep(_ rowProblems: ProblemList, beforeRow row: Int) {
      badRecordCount += 1
      problemRows.append(contentsOf: repeatElement(row, count: rowProblems.count))
      problems.append(rowProblems)
    }

    fileprivate mutating func append(_ block: Account, upTo row: Int, line: Int, records: Int) {
      problems.append(block.problems, first: block.problemRows.count { $0 <= row }, lines: line)
      badRecordCount += block.badRecordCount
      filteredCount += block.filteredCount
      surplus += block.surplus.map { $0 + Int32(records) }
    }
  }

  /// The outcomes where bare amounts are full ones, and where they are in the unit of the column.
  private(set) var asFullAmounts = Account()
  private(set) var inUnit = Account()
  /// The units of the amounts to which filters with bare amounts apply.
  var units = SeenUnits()
  /// The records that a filter excluded and that are kept nevertheless.
  var keptFiltered: [Int32] = []

  /// The outcome, with bare amounts interpreted as the column indicates.
  var account: Account { units.shared == nil ? asFullAmounts : inUnit }

  /// Whether any record is bad, under either meaning of bare amounts.
  var hasBadRecords: Bool { asFullAmounts.badRecordCount + inUnit.badRecordCount > 0 }

  /// Changes the accounts of the meanings of bare amounts under which a row is used, or is not.
  mutating func note(_ use: RowUse, isUsed: Bool, _ change: (inout Account) -> Void) {
    if use.asFullAmounts == isUsed { change(&asFullAmounts) }
    if use.inUnit == isUsed { change(&inUnit) }
  }

  /// Adds the tally of the next block, whose chunk begins on line `line` after `records` records.
  /// - Parameter row: a row of the block; problems after it are left out.
  mutating func append(_ block: ReadingTally, upTo row: Int = .max, line: Int, records: Int) {
    asFullAmounts.append(block.asFullAmounts, upTo: row, line: line, records: records)
    inUnit.append(block.inUnit, upTo: row, line: line, records: records)
    units.append(block.units)
    keptFiltered += block.keptFiltered.map { $0 + Int32(records) }
  }
}
