import Selection
import Tables

/// People with one row per slot, as in a showdown, whom a team file names without a slot; finds the rows that make the
/// best team.
struct OpenSlots {
  private let pool: Pool
  private let rules: Rules
  private let slotRows: SlotRows
  /// For each person the rows to choose from.
  private var choices: [[Int]] = []
  /// For each person the lines that name them.
  private var entries: [[Int]] = []
  /// The rows that the file names itself.
  private var fixed: [Int] = []

  /// More open people than this are not examined; no game with such rows has more. The work grows with their factorial.
  private static let mostPeople = 8

  /// Finds the people of a team file whose slots are open.
  init(_ file: TeamFile, in pool: Pool, finder: PlayerFinder, under rules: Rules) {
    (self.pool, self.rules) = (pool, rules)
    slotRows = SlotRows(pool, under: rules)
    guard !slotRows.masks.isEmpty else { return }
    let people = Set(pool.people)
    for (index, entry) in file.entries.enumerated() {
      switch finder.find(entry.player) {
      case .player(let row): fixed.append(row)
      case .ambiguous(let rows) where people.contains(rows) && rows.allSatisfy { slotRows.masks[$0] != nil }:
        if let known = choices.firstIndex(of: rows) {
          entries[known].append(index)
        } else {
          choices.append(rows)
          entries.append([index])
        }
      case .ambiguous, .unknown: continue
      }
    }
  }

  /// The row meant by each line: of all ways to fill the remaining slots, one within the budget before one over it,
  /// then the one with the most skill, then the first; empty where there is no way. While players are missing, everyone
  /// gets the slots with the lowest multipliers: who takes a multiplied slot is not decided yet.
  var rowOfEntry: [Int: Int] {
    guard !choices.isEmpty, choices.count <= Self.mostPeople else { return [:] }
    let isFull = fixed.count + choices.count >= rules.size
    var best: (rows: [Int], isWithin: Bool, skill: DecimalNumber)?
    forEachWay { rows in
      guard isFull else {
        let times = rows.compactMap(role).reduce(Optional(DecimalNumber.zero)) {
          $0?.adding(rules.roles[$1].skill)
        }
        guard let times, best.map({ times < $0.skill }) ?? true else { return }
        return best = (rows, true, times)
      }
      guard let skill = total(rows, \.skills, slotRows.skillTimes, \.skill),
        let cost = total(rows, \.costs, slotRows.costTimes, \.cost)
      else { return }
      let isWithin = !(rules.budget < cost)
      if let best, (best.isWithin, isWithin) != (false, true),
        best.isWithin != isWithin || !(best.skill < skill)
      {
        return
      }
      best = (rows, isWithin, skill)
    }
    guard let rows = best?.rows else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: zip(entries, rows).flatMap { lines, row in lines.map { ($0, row) } })
  }

  private func role(_ row: Int) -> Int? { slotRows.masks[row].map(\.trailingZeroBitCount) }

  /// Calls `body` with a row for each person, for every way to fit them into the slots.
  private func forEachWay(_ body: ([Int]) -> Void) {
    var room = rules.roles.map(\.count.upperBound)
    for role in fixed.compactMap(role) { room[role] -= 1 }
    var rows: [Int] = []
    func place() {
      guard rows.count < choices.count else { return body(rows) }
      for row in choices[rows.count] {
        guard let role = role(row), room[role] > 0 else { continue }
        room[role] -= 1
        rows.append(row)
        place()
        rows.removeLast()
        room[role] += 1
      }
    }
    place()
  }

  /// The total of the team with these rows; `nil` where it does not fit in 128 bits.
  private func total(
    _ rows: [Int], _ column: KeyPath<Pool, DecimalColumn>, _ times: (Int, DecimalNumber) -> DecimalNumber,
    _ multiplier: KeyPath<RoleRule, DecimalNumber>
  ) -> DecimalNumber? {
    (fixed + rows).reduce(Optional(DecimalNumber.zero)) { sum, row in
      let ofRole = role(row).map { rules.roles[$0][keyPath: multiplier] } ?? .one
      let units = pool[keyPath: column]
      return units.number(units[row]).multiplied(by: times(row, ofRole))
        .flatMap { sum?.adding($0) }
    }
  }
}
