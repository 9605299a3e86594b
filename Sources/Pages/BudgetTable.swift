import Documents
import Snapshots
import Tables
import Words

/// What each budget buys as a table: the budgets asked for, with cost and money left, or the steps of the curve,
/// which cost what they say.
struct BudgetTable {
  let budgets: BudgetRows
  /// The rows that are shown.
  let window: Range<Int>
  /// The row that the reader's own budget reaches.
  let ownIndex: Int?
  /// Whether the first row is the cheapest team there is.
  let beginsWithCheapest: Bool
  /// The lower bound asked for, where the first row is the step that holds there.
  let heldAt: ExactDecimal?
  /// What of a budget is in the squad that is owned; `nil` where none is.
  let squadValue: ExactDecimal?
  let units: Units

  var table: DataTable {
    let isList = !budgets.areSteps
    var columns: [DataTable.Column] = [.init("Budget", .number)]
    if squadValue != nil { columns.append(.init("Bank", .number)) }
    columns.append(.init("Skill", .number))
    if isList {
      columns += [.init("Cost", .number), .init("Unspent", .number).minor, .init("Gained", .number).minor]
    }
    if hasCounts { columns.append(.init("Best teams", short: "Teams", .number).minor) }
    columns.append(.init("Per point", .number).minor)
    if hasChanges { columns.append(DataTable.Column("In / out").lower) }
    let places = pricePlaces
    let table = DataTable(
      caption: isList ? "What each budget buys" : "Every budget at which the best skill changes",
      columns: columns,
      rows: window.map { index in
        DataTable.Row(
          cells(index, pricePlaces: places), emphasis: index == ownIndex ? .highlighted : .none)
      })
    return table.folded("All \(grouped(window.count)) rows") { near.contains(window.lowerBound + $0) }
  }

  /// The rows around the reader's own budget that a page shows at once.
  var near: Range<Int> { window.near(ownIndex) }

  private var hasChanges: Bool { window.contains { !change($0).isEmpty } }
  private var hasCounts: Bool { budgets.rows[window].contains { $0.teamsSharingSkill != nil } }

  /// One place more than costs have where a price per point needs it.
  private var pricePlaces: Int {
    let isExact = window.allSatisfy { index in
      budgets.perPoint(index, places: units.costPlaces)
        == budgets.perPoint(index, places: units.costPlaces + 1)
    }
    return units.costPlaces + (isExact ? 0 : 1)
  }

  private func cells(_ index: Int, pricePlaces: Int) -> [DataTable.Cell] {
    let row = budgets.rows[index]
    // Beside a squad that is owned the bank is never below nothing, however little its best team costs.
    let budget = index == 0 && squadValue != nil ? heldAt ?? row.budget : row.budget
    var cells: [DataTable.Cell] = [.init(units.cost(budget))]
    if let squadValue { cells.append(.init(units.cost(Optional(budget).less(squadValue)))) }
    cells.append(.init(skill(row)))
    if !budgets.areSteps {
      cells += [
        .init(units.cost(row.cost)), .init(units.cost(row.left)),
        .init(index > 0 ? units.gain(row.provedSkill, over: budgets.rows[index - 1].provedSkill) : ""),
      ]
    }
    if hasCounts {
      cells.append(
        .init(row.teamsSharingSkill.map { shortCount($0, isExact: row.countsExact ?? true) } ?? ""))
    }
    let price = budgets.perPoint(index, places: pricePlaces).map { ExactDecimal($0) }
    cells.append(.init(units.cost(price, places: pricePlaces)))
    if hasChanges { cells.append(.init(change(index))) }
    return cells
  }

  /// The skill, and how much more it might be where the search was stopped.
  private func skill(_ row: BudgetRecord) -> String {
    guard row.status == .stopped, let bound = row.bound, bound != row.skill else {
      return units.skill(row.skill)
    }
    return row.skill == nil
      ? "at most \(units.skill(bound))" : "\(units.skill(row.skill)) to \(units.skill(bound))"
  }

  /// Who comes in and who goes out there, or why nobody does.
  private func change(_ index: Int) -> Prose {
    let row = budgets.rows[index]
    switch row.status {
    case .infeasible: return "\(warning: "no team")"
    case .stopped where row.skill == nil: return "\(warning: "not searched to the end")"
    default: break
    }
    if index == 0, beginsWithCheapest { return "the cheapest team" }
    if index == 0, let heldAt, heldAt == squadValue { return "what an empty bank buys" }
    if index == 0, let heldAt { return "what \(units.cost(heldAt)) buys" }
    guard index > 0, let joining = row.in, let leaving = row.out else { return "" }
    guard joining.isEmpty, leaving.isEmpty else { return exchange(joining, leaving) }
    return Prose(row.skill == budgets.rows[index - 1].skill ? "same team" : samePlayers)
  }
}

/// What is said of a better team whose players are those of the other one.
let samePlayers = "the same players in other slots"

extension Range<Int> {
  /// The places around one; all where they are few.
  func near(_ place: Int?) -> Range<Int> {
    guard count > 20, let place else { return self }
    return (place - 8..<place + 9).clamped(to: self)
  }
}

/// Who comes in and who goes out, a few names of each at most: `Hardik / Surya`.
func exchange(_ joining: [PlayerRecord], _ leaving: [PlayerRecord]) -> Prose {
  func names(_ players: [PlayerRecord]) -> String {
    shortened(players.map(\.displayName), to: 6).joined(separator: ", ")
  }
  return "\(good: names(joining)) / \(names(leaving))"
}
