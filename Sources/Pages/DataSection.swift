import Documents
import Snapshots
import Tables
import Words

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
  let reasons = snapshot.pool == nil ? "." : ": no repeats, no zero costs, no outliers."
  let unlisted = snapshot.warningCount - snapshot.warnings.count
  return Section(
    "The data", anchor: "data", width: .small, place: place,
    blocks: [
      .details(
        snapshot.pool.map(rowCounts) ?? snapshot.inputs.map { Fact($0.path, counted($0.rows, "row")) }),
      snapshot.warnings.isEmpty
        ? .paragraph("No warnings\(reasons)")
        : .list(snapshot.warnings.map { Prose($0.text) }, of: "warnings"),
      !snapshot.warnings.isEmpty && unlisted > 0
        ? .note("and \(grouped(unlisted)) more of the same kinds") : nil,
    ])
}

@ListBuilder<Fact> private func rowCounts(_ pool: PoolRecord) -> [Fact] {
  Fact("Rows read", grouped(pool.rowsRead))
  Fact("Players used", grouped(pool.playerCount))
  let counts = [
    ("Left out by a condition", pool.rowsFiltered), ("Left out as bad rows", pool.rowsBad),
    ("Repeats, counted once", pool.rowsRepeated), ("Without a skill", pool.rowsWithoutSkill),
    ("Namesakes", pool.namesakes), ("Zero cost", pool.zeroCosts),
  ]
  // Zero counts are covered by the sentence below.
  for (label, count) in counts where count > 0 { Fact(label, grouped(count)) }
  Fact("Unit of amounts without one", pool.costUnit?.rawValue)
  Fact("Read as", pool.readAs?.description)
}

extension Snapshot {
  /// The unit of costs and of amounts without a unit.
  var costUnit: MoneyUnit? { pool?.costUnit ?? self[TournamentContent.self]?.purchases?.first?.costUnit }

  /// The number of data records read: those of the pool, or else those of all files.
  fileprivate var rowsRead: Int { pool?.rowsRead ?? inputs.reduce(0) { $0 + $1.rows } }
}
