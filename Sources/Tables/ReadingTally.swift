/// What became of records beside the rows: of those of a block, counted from its beginning, or of a file.
struct ReadingTally {
  /// How the reading goes for one meaning of bare amounts.
  struct Account {
    /// What is wrong, and for each problem how many rows of the block come before it.
    private(set) var problems = ProblemList()
    private var problemRows: [Int] = []
    /// How many records have something wrong.
    private(set) var badRecordCount = 0
    /// How many records a filter left out.
    var filteredCount = 0
    /// The records of rows that are in the columns, but left out.
    var surplus: [Int32] = []

    /// Takes over the problems of a record, which comes before row `row` of the block.
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

  /// How the reading goes where bare amounts are full ones, and where they are in the unit of the column.
  var asFullAmounts = Account()
  var inUnit = Account()
  /// The units of the amounts that filters with bare amounts are about.
  var units = SeenUnits()
  /// The records that a filter left out, and that are kept all the same.
  var keptFiltered: [Int32] = []

  /// How the reading went, bare amounts being what the column says.
  var account: Account { units.shared == nil ? asFullAmounts : inUnit }

  /// Whether any record has something wrong, whatever bare amounts mean.
  var hasBadRecords: Bool { asFullAmounts.badRecordCount + inUnit.badRecordCount > 0 }

  /// Adds the tally of the block that follows, whose chunk begins on line `line` behind `records` records.
  /// - Parameter row: a row of the block; problems behind it are left out.
  mutating func append(_ block: ReadingTally, upTo row: Int = .max, line: Int, records: Int) {
    asFullAmounts.append(block.asFullAmounts, upTo: row, line: line, records: records)
    inUnit.append(block.inUnit, upTo: row, line: line, records: records)
    units.append(block.units)
    keptFiltered += block.keptFiltered.map { $0 + Int32(records) }
  }
}
