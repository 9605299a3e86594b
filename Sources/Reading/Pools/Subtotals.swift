import Selection
import Tables

/// The rows of totals among those of players, below their groups or above all rows.
struct Subtotals {
  /// Rows that are named as totals and add up rows above; the first row may add up all below.
  private(set) var sums: [Int] = []
  /// Rows that are named as totals and add up nothing, ascending.
  private(set) var doubtful: [Int] = []

  /// In larger tables the search would take a notable part of the reading time.
  private static let mostRows = 20_000

  /// Finds them in a table.
  init(in table: Table) {
    guard table.count <= Self.mostRows, let names = table.text(.name) else { return }
    let columns = [PoolColumn.skill, .cost].compactMap { table.numbers(at: $0.index) }
    let nothing = (sums: columns.map { _ in Int128(0) }, count: 0)
    var (all, group) = (nothing, nothing)
    /// Whether a row adds up others: in all columns, or else in one if that cannot be a row like the only one above.
    func addsUp(_ row: Int, _ others: (sums: [Int128], count: Int), wholly: Bool = false) -> Bool {
      let equal = columns.indices.count { others.sums[$0] > 0 && others.sums[$0] == columns[$0][row] }
      return equal == columns.count || (equal > 0 && others.count > 1 && !wholly)
    }
    for row in 0..<table.count {
      if addsUp(row, all) || addsUp(row, group),
        TotalsRow.isNamed([names[row]])
          || (addsUp(row, group, wholly: true) && TotalsRow.endsLikeTotal(names[row]))
      {
        sums.append(row)
        group = nothing
      } else if names.withBytes(of: row, TotalsRow.isOneWord), !table.isOfPlayer(row) {
        doubtful.append(row)
      } else {
        for place in columns.indices {
          all.sums[place] &+= columns[place][row]
          group.sums[place] &+= columns[place][row]
        }
        (all.count, group.count) = (all.count + 1, group.count + 1)
      }
    }
    if doubtful.first == 0, addsUp(0, all) { sums.insert(doubtful.removeFirst(), at: 0) }
  }
}
