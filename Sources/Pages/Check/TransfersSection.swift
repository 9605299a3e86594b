import Documents
import Snapshots
import Words

/// Returns the results of each number of transfers: stay, 1, 2, 3.
func transfersSection(_ plan: TransferPlanRecord, units: Units) -> Section {
  let units = units.distinguishing(plan.transfers.map(\.skill) + plan.transfers.map(\.net))
  let rows = plan.rows.map { row, last in
    DataTable.Row(
      [
        .init(
          row.transfers == 0 ? "stay" : "\(row.transfers)" + (last == row.transfers ? "" : " to \(last)")),
        .init(units.skill(row.skill)),
        .init(units.skill(row.hits)), .init(units.skill(row.net)), .init(plan.gain(of: row, units)),
      ] + plan.moves(of: row) + [.init(units.cost(row.left))],
      marks: row.transfers == plan.bestTransfers ? [.init("best", tone: .good)] : [],
      emphasis: row.transfers == plan.bestTransfers ? .highlighted : .none)
  }
  let table = DataTable(
    caption: "The best squad for each maximum number of transfers",
    columns: [
      .init("Transfers"), .init("Points", .number).minor, .init("Hits", .number).minor,
      .init("After hits", short: "Net", .number), .init("Gain", .number).minor,
      .init("Out").lower, .init("In").lower, .init("Bank", .number),
    ], rows: rows, markTitle: "Move")
  return Section("Transfers", anchor: "transfers", blocks: [.table(table)])
}

/// Returns the same table for spreadsheets.
public func transfersForCSV(_ plan: TransferPlanRecord, of snapshot: Snapshot) -> DataTable {
  let units = Units(exactly: snapshot.playerPool)
  return csvTable(
    ["transfers", "skill", "hits", "net", "out", "in", "cost", "left"],
    plan.transfers.map { row in
      [
        "\(row.transfers)", units.skill(row.skill), units.skill(row.hits), units.skill(row.net),
        row.out.names,
        row.in.names, units.cost(row.cost), units.cost(row.left),
      ]
    })
}

/// Returns what each chip would add to the best move.
func chipsSection(_ chips: [ChipRecord], units: Units) -> Section {
  let figures = chips.map { chip in
    Figure(capitalised(chip.chip.rawValue.replacing("-", with: " ")), value: units.signed(chip.gain))
  }
  return Section("What a chip would add", anchor: "chips", width: .half, blocks: [.figures(figures)])
}

extension TransferRecord {
  /// Whether fewer transfers are needed than are allowed.
  fileprivate var usesFewerTransfers: Bool { skill != nil && `in`.count < transfers }

  /// Returns whether another row differs only in its number of transfers.
  fileprivate func hasSameResult(as other: TransferRecord) -> Bool {
    (skill, hits, net, left) == (other.skill, other.hits, other.net, other.left)
      && `in`.map(\.row) == other.in.map(\.row) && out.map(\.displayName) == other.out.map(\.displayName)
  }
}

extension TransferPlanRecord {
  /// Returns who leaves and who joins; for a squad that needs fewer transfers, how many.
  fileprivate func moves(of row: TransferRecord) -> [DataTable.Cell] {
    if row.skill == nil { return [.init("not possible"), .init("")] }
    guard row.usesFewerTransfers else {
      return [.init(leaving(in: row).joined(separator: ", ")), .init(row.in.names)]
    }
    return [.init(""), .init(row.in.isEmpty ? "as it is" : "as with \(row.in.count)")]
  }

  /// Returns who leaves, followed by those who were already gone.
  private func leaving(in row: TransferRecord) -> [String] {
    row.out.map(\.displayName) + (owned.sold ?? []).map { "\($0.name) (gone)" }
  }

  /// The rows, merged if they need fewer transfers than allowed for the same result, with the last number covered.
  fileprivate var rows: [(row: TransferRecord, last: Int)] {
    transfers.chunked { before, row in
      before.usesFewerTransfers && row.usesFewerTransfers && before.hasSameResult(as: row)
        && ![row.transfers, before.transfers].contains(bestTransfers)
    }.map { ($0[0], $0[$0.count - 1].transfers) }
  }

  /// The row of the best move; `nil` if there is none.
  var best: TransferRecord? { bestTransfers.flatMap { best in transfers.first { $0.transfers == best } } }

  /// Returns the gain of a row over staying; empty if the squad cannot stay as it is.
  fileprivate func gain(of row: TransferRecord, _ units: Units) -> String {
    units.gain(row.net, over: transfers.first?.net)
  }

  /// Returns the best move in a few words, and its gain.
  func move(_ units: Units) -> (claim: String, aside: String)? {
    guard let best else { return nil }
    let points = "\(units.skill(best.net)) points after hits"
    let money = "squad \(units.cost(best.cost)), bank \(units.cost(best.left))"
    guard !best.in.isEmpty else {
      return ("Keep the squad", "\(points); no transfer is worth making; \(money)")
    }
    let claim =
      best.in.count > 4 || leaving(in: best).isEmpty
      ? counted(best.in.count, "transfer")
      : "\(listed(best.in.map(\.displayName), "and")) for " + listed(leaving(in: best), "and")
    let gain = gain(of: best, units)
    return (
      claim,
      (gain.isEmpty ? "\(points); the squad cannot stay as it is" : "\(points), \(gain) over staying")
        + "; \(money)"
    )
  }

  /// The squads among which the best move is the best.
  var scope: String? { bestTransfers.map(scope) }

  /// The squads among which players are judged.
  var judgedScope: String? { (judged?.transfers).map(scope) }

  private func scope(_ most: Int) -> String {
    most == 0 ? "without transfers" : "after at most \(counted(most, "transfer")), before hits"
  }

  /// Returns the basis of the transfers: free transfers, hits and the bank, and whether the table is complete.
  func fact(_ units: Units) -> Fact {
    let free = owned.freeTransfers.map { "\($0) free" } ?? "all free"
    let paid = owned.freeTransfers == nil ? "" : ", \(units.skill(owned.hit)) points for each extra transfer"
    let end = owned.complete ? "" : "; stopped before all rows were proved"
    return Fact(
      "Transfers",
      "\(free)\(paid); bank \(units.cost(owned.bank))\(sold(units))\(further)\(end)",
      tone: owned.complete ? .neutral : .warning)
  }

  /// A hint that more transfers than were searched may gain more.
  private var further: String {
    let size = owned.players.count + (owned.sold?.count ?? 0)
    guard let best, let last = transfers.last, best.transfers == last.transfers, !best.usesFewerTransfers,
      best.transfers > 0, last.transfers < size, owned.complete
    else { return "" }
    return "; further transfers may gain more: --max-transfers \(min(size, last.transfers + 5))"
  }

  /// Returns the part of the bank that came from players who are gone.
  private func sold(_ units: Units) -> String {
    guard let sold = owned.sold else { return "" }
    return ", including "
      + listed(
        sold.map { "\(units.cost($0.price ?? ExactDecimal(.zero))) for \($0.name), who is not in the pool" },
        "and")
  }
}
