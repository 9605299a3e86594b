import Documents
import Snapshots
import Tables
import Words

extension ComparePage {
  /// What each budget buys: the requested budgets, with cost and money left, or the steps of the curve, which cost exactly
  /// their budget.
  var budgetTable: DataTable {
    let (isList, places) = (!budgets.isCurve, pricePlaces)
    let listColumns: [DataTable.Column] = [
      units.words.costColumn, .init("Unspent", .number).minor, .init("Gained", .number).minor,
    ]
    let table = DataTable(
      caption: isList
        ? "What each budget buys" : "Every budget at which the best \(units.words.skill) changes",
      columns: [.init("Budget", .number), .init("Bank", .number).optional, units.words.skillColumn]
        + (isList ? listColumns : []) + [
          .init("Best teams", short: "Teams", .number).minor.optional, .init("Per point", .number).minor,
          .init("In / out").lower.optional,
        ],
      rows: window.map { index in
        DataTable.Row(cells(index, pricePlaces: places), emphasis: index == ownIndex ? .highlighted : .none)
      })
    return table.folded("All \(grouped(window.count)) rows") { near.contains(window.lowerBound + $0) }
  }

  /// The rows around the reader's own budget that a page shows at first.
  var near: Range<Int> { window.near(ownIndex) }

  /// The decimals of a price per point: one more than costs have, if needed.
  private var pricePlaces: Int {
    let isExact = window.allSatisfy { index in
      budgets.perPoint(index, places: units.costPlaces)
        == budgets.perPoint(index, places: units.costPlaces + 1)
    }
    return units.costPlaces + (isExact ? 0 : 1)
  }

  private func cells(_ index: Int, pricePlaces: Int) -> [DataTable.Cell] {
    let row = budgets.rows[index]
    // With an owned squad the bank is never negative, however cheap the best team is.
    let budget = index == 0 && squadValue != nil ? heldAt ?? row.budget : row.budget
    let before = index > 0 ? budgets.rows[index - 1].provedSkill : nil
    let listCells: [DataTable.Cell] = [
      .init(units.cost(row.cost)), .init(units.cost(row.left)),
      .init(units.gain(row.provedSkill, over: before)),
    ]
    let price = budgets.perPoint(index, places: pricePlaces).map { ExactDecimal($0) }
    return [
      .init(units.cost(budget)), .init(units.cost(Optional(budget).less(squadValue))), .init(skill(row)),
    ] + (budgets.isCurve ? [] : listCells) + [
      .init(row.teamsSharingSkill.map { shortCount($0, isExact: row.countsExact ?? true) } ?? ""),
      .init(units.cost(price, places: pricePlaces)), .init(change(index)),
    ]
  }

  /// Returns the skill, and how much higher it might be if the search was stopped.
  private func skill(_ row: BudgetRecord) -> String {
    guard row.status == .stopped, let bound = row.bound, bound != row.skill else {
      return units.skill(row.skill)
    }
    return row.skill == nil
      ? "at most \(units.skill(bound))" : "\(units.skill(row.skill)) to \(units.skill(bound))"
  }

  /// Returns who joins and who leaves at a row, or why no player does.
  private func change(_ index: Int) -> Prose {
    let row = budgets.rows[index]
    switch row.status {
    case .infeasible: return "\("no team", .warning)"
    case .stopped where row.skill == nil: return "\("not searched to the end", .warning)"
    default: break
    }
    if index == 0, beginsWithCheapest { return "the cheapest team" }
    if index == 0, let heldAt, heldAt == squadValue { return "with nothing in the bank" }
    if index == 0, let heldAt { return "what \(units.cost(heldAt)) buys" }
    guard index > 0, let joining = row.in, let leaving = row.out else { return "" }
    guard joining.isEmpty, leaving.isEmpty else { return exchange(joining, leaving) }
    return Prose(row.skill == budgets.rows[index - 1].skill ? "same team" : samePlayers)
  }
}

/// The note on a better team that has the same players as the other one.
let samePlayers = "the same players in other slots"

extension Range<Int> {
  /// Returns the indices around `place`; all of them if there are few.
  func near(_ place: Int?) -> Range<Int> {
    guard count > 20, let place else { return self }
    return (place - 8..<place + 9).clamped(to: self)
  }
}

/// Returns who joins and who leaves, with a few names of each at most: `Hardik / Surya`.
func exchange(_ joining: [PlayerRecord], _ leaving: [PlayerRecord]) -> Prose {
  func names(_ players: [PlayerRecord]) -> String {
    shortened(players.map(\.displayName), to: 6).joined(separator: ", ")
  }
  return "\(names(joining), .good) / \(names(leaving))"
}
