import Lineups
import Selection
import Snapshots
import Tables

extension NamedExposures {
  /// The exposures for the snapshot, the most frequent first: of players who are in a lineup or have to be, and of
  /// limits that have a price.
  func records(of set: LineupSet, in pool: Pool) -> [ExposureRecord] {
    var counts = [Int](repeating: 0, count: pool.count)
    for row in set.lineups.flatMap(\.rows) { counts[row] += 1 }
    let limited = Set(limits.indices.filter { !isOfSeveral($0) }.flatMap { limits[$0].members })
    let records =
      limits.indices.compactMap { record(ofLimit: $0, of: set, counts, in: pool) }
      + pool.persons.filter(limited.isDisjoint).compactMap {
        record(ofUnlimited: $0, of: set, counts, in: pool)
      }
    return records.sorted { (-$0.record.count, $0.row) < (-$1.record.count, $1.row) }.map(\.record)
  }

  /// Whether a limit is on a club or a group.
  private func isOfSeveral(_ limit: Int) -> Bool { Self.isClubOrGroup(names[limit]) }

  /// The record of a limit, with the row of its only player or -1; `nil` if it has nothing to show.
  /// - Parameter counts: in how many lineups each row is.
  private func record(
    ofLimit index: Int, of set: LineupSet, _ counts: [Int], in pool: Pool
  ) -> (record: ExposureRecord, row: Int)? {
    let (limit, price) = (limits[index], set.prices[index])
    let row = limit.members.count == 1 && !isOfSeveral(index) ? limit.members[0] : nil
    let members = Set(limit.members)
    let own = row.map { counts[$0] } ?? set.lineups.count { !members.isDisjoint(with: $0.rows) }
    guard own > 0 || price != 0 || limit.range.lowerBound > 0 || isOfSeveral(index) else { return nil }
    var record = ExposureRecord(
      name: names[index], id: row.flatMap { pool[$0].id }, row: row.map { Int(pool.records[$0]) },
      count: own, of: set.lineups.count, limit.range,
      price: price == 0 ? nil : ExactDecimal(price, places: pool.skills.places + 3))
    record.ownership = row.flatMap(pool.ownership)
    return (record, row ?? -1)
  }

  /// The record of a player without a limit, with their first row; `nil` if they are in no lineup.
  private func record(
    ofUnlimited rows: [Int], of set: LineupSet, _ counts: [Int], in pool: Pool
  ) -> (record: ExposureRecord, row: Int)? {
    let own = rows.reduce(0) { $0 + counts[$1] }
    guard own > 0 else { return nil }
    let row = rows.count == 1 ? rows[0] : nil
    var record = ExposureRecord(
      name: pool.name(ofPerson: rows), id: row.flatMap { pool[$0].id },
      row: row.map { Int(pool.records[$0]) },
      count: own, of: set.lineups.count, 0...count)
    record.ownership = pool.ownership(of: rows[0])
    return (record, rows[0])
  }
}
