import Documents
import Snapshots
import Tables

/// Returns the badge with the number of warnings, linked to them.
func warningsBadge(of snapshot: Snapshot) -> Badge {
  let rows = counted(snapshot.rowsRead, "row")
  return snapshot.warningCount == 0
    ? Badge("No warnings in \(rows)", anchor: "data")
    : Badge("\(counted(snapshot.warningCount, "warning")) in \(rows)", tone: .warning, anchor: "data")
}

/// Returns `10 rows, no warnings`.
func dataFact(of snapshot: Snapshot) -> Fact {
  var parts = [counted(snapshot.rowsRead, "row")]
  let leftOut = snapshot.pool.map { $0.rowsRead - $0.rowsUsed } ?? 0
  if leftOut > 0 { parts.append("\(grouped(leftOut)) left out") }
  parts.append(snapshot.warningCount == 0 ? "no warnings" : counted(snapshot.warningCount, "warning"))
  if let unit = snapshot.costUnit { parts.append("amounts without a unit are in \(unit.rawValue)") }
  return Fact("Data", parts.joined(separator: ", "), tone: snapshot.warningCount == 0 ? .neutral : .warning)
}

/// Returns the section about the data: what was used, what was left out and why, and every warning.
func dataSection(of snapshot: Snapshot, place: Section.Place = .reports) -> Section {
  var blocks: [Block] = [.details(snapshot.pool.map(rowCounts) ?? fileCounts(snapshot.inputs))]
  if snapshot.warnings.isEmpty {
    let reasons = snapshot.pool == nil ? "." : ": no repeats, no zero costs, no outliers."
    blocks.append(.paragraph("No warnings\(reasons)"))
  } else {
    blocks.append(.list(snapshot.warnings.map { Prose($0.text) }, of: "warnings"))
    let unlisted = snapshot.warningCount - snapshot.warnings.count
    if unlisted > 0 { blocks.append(.note("and \(grouped(unlisted)) more of the same kinds")) }
  }
  return Section("The data", anchor: "data", width: .small, place: place, blocks: blocks)
}

/// Returns the number of rows read from each file, for inputs other than a pool.
private func fileCounts(_ inputs: [InputRecord]) -> [Fact] {
  inputs.map { Fact($0.path, counted($0.rows, "row")) }
}

private func rowCounts(_ pool: PoolRecord) -> [Fact] {
  let counts = [
    ("Rows read", pool.rowsRead), ("Players used", pool.playerCount),
    ("Left out by a condition", pool.rowsFiltered), ("Left out as bad rows", pool.rowsBad),
    ("Repeats, counted once", pool.rowsRepeated), ("Without a skill", pool.rowsWithoutSkill),
    ("Namesakes", pool.namesakes), ("Zero cost", pool.zeroCosts),
  ]
  // Zero counts are covered by the sentence below; the two totals are always shown.
  let unit = pool.costUnit.map { [Fact("Unit of amounts without one", $0.rawValue)] } ?? []
  return counts.enumerated().filter { $0.offset < 2 || $0.element.1 > 0 }.map { _, count in
    Fact(count.0, grouped(count.1))
  } + unit + (pool.readAs.map { [Fact("Read as", $0.description)] } ?? [])
}

extension Snapshot {
  /// The unit of costs and of amounts without a unit.
  var costUnit: MoneyUnit? { pool?.costUnit ?? self[TournamentContent.self]?.purchases?.first?.costUnit }

  /// The number of data records read: those of the pool, or else those of all files.
  fileprivate var rowsRead: Int { pool?.rowsRead ?? inputs.reduce(0) { $0 + $1.rows } }
}
