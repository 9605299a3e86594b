import Documents
import Reading
import Selection
import Snapshots
import Tables
import Testing

@testable import Pages

struct TransfersSectionTests {
  /// The section about the squad of Ada and Bo, with up to five transfers.
  private func section(_ teams: [[Int]]) throws -> Section {
    let pool = Sample.pool
    var file = TeamFile(path: "own.csv", for: pool)
    for player in [0, 1] { file.append(player, of: pool) }
    let owned = try OwnedSquad(
      file, ManualTeam(file, in: pool, finder: PlayerFinder(pool)), of: pool, bank: .zero, size: 2,
      leavesOutUnknown: false)
    let rows = teams.enumerated().map { count, team in
      TransferRecord(
        transfers: count, team, skill: ExactDecimal(Int128(60 + min(count, 2)), places: 1),
        cost: ExactDecimal(30, places: 1), from: owned, of: pool, free: .max, hit: .zero,
        budget: DecimalNumber(mantissa: 55, places: 1))
    }
    let plan = TransferPlanRecord(
      rows, from: OwnedRecord(owned, of: pool, free: .max, hit: .zero, complete: true))
    return transfersSection(plan, units: Units(Sample.snapshot().playerPool))
  }

  @Test func numbersOfTransfersThatBringTheSameShareARow() throws {
    let table = try #require(
      try section([[0, 1], [0, 2], [2, 3], [2, 3], [2, 3], [2, 3]]).tables.first)
    #expect(table.texts.map { $0[0] } == ["stay", "1", "2", "3 to 5"])
    #expect(table.texts.last?.contains("as with 2") == true && table.rows[2].marks.map(\.text) == ["best"])
    #expect(
      try section([[0, 1], [0, 1], [0, 1]]).tables.first?.texts.map { $0[0] } == ["stay", "1", "2"])
  }
}
