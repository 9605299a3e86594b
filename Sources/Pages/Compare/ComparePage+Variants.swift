import Documents
import Snapshots
import Tables
import Words

extension ComparePage {
  private var variants: [VariantRecord] { content.variants ?? [] }

  /// The effect of another pool, or of other values, on the best team at the reader's budget.
  var changesSection: Section? {
    guard !variants.isEmpty else { return nil }
    let rows = zip(poolNames.dropFirst(), variants).map { name, variant in
      row(
        name, variant.bestTeam,
        change: variant.bestTeam.status == .infeasible
          ? "\(variant.bestTeam.reason ?? "no team", .warning)"
          : variant.in.isEmpty && variant.out.isEmpty ? "same team" : exchange(variant.in, variant.out))
    }
    let table = DataTable(
      caption: "The best team for \(units.cost(budget)) in each pool",
      columns: [
        .init("Pool"), units.words.skillColumn, .init("More", .number), units.words.costColumn,
        .init("Unspent", .number), .init("In / out").lower,
      ], rows: [row(poolNames[0], own, change: "")] + rows)
    let notes = variants.flatMap { replacements(of: $0) }
    return Section(
      "What changes at \(units.cost(budget))", anchor: "changes",
      blocks: [.table(table), notes.isEmpty ? nil : .note(notes.joined(separator: "; "))])
  }

  private func row(_ name: String, _ team: BestTeamRecord, change: Prose) -> DataTable.Row {
    let isProved = own.status == .proved && team.status == .proved
    let skill = team.status == .stopped ? "≥\(units.skill(team.skill))" : units.skill(team.skill)
    return DataTable.Row([
      .init(name), .init(team.players.isEmpty ? "no team" : skill),
      .init(team.players == own.players || !isProved ? "" : units.gain(team.skill, over: own.skill)),
      .init(units.cost(team.cost)), .init(units.cost(team.left)), .init(change),
    ])
  }

  /// Returns replaced values: `Kohli: cost 12.0 instead of 14.0`.
  private func replacements(of variant: VariantRecord) -> [String] {
    (variant.replacements ?? []).map { value in
      let isCost = value.column == "cost"
      let (before, after) =
        isCost
        ? (units.cost(value.before), units.cost(value.value))
        : (units.skill(value.before), units.skill(value.value))
      return "\(value.name): \(isCost ? units.words.cost : units.words.skill) \(after) instead of \(before)"
    }
  }

  /// The skill that each pool buys at each budget, and its difference from the first pool.
  var variantsSection: Section? {
    guard !variants.isEmpty else { return nil }
    let pools = [budgets] + variants.map(\.rows)
    let (amounts, isCut) = sharedBudgets(of: pools)
    guard !amounts.isEmpty else { return nil }
    let columns: [DataTable.Column] =
      [.init("Budget", .number), .named(poolNames[0], .number)]
      + poolNames.dropFirst().flatMap { [.named($0, .number), .init("More", .number)] }
    let ownAmount = amounts.last { $0.number <= budget.number }
    let rows = amounts.map { amount in
      let answers = pools.map { $0.row(for: amount) }
      let others = answers.dropFirst().flatMap { answer in
        [skill(answer), DataTable.Cell(units.gain(answer?.provedSkill, over: answers[0]?.provedSkill))]
      }
      return DataTable.Row(
        [.init(units.cost(amount)), skill(answers[0])] + others,
        emphasis: amount == ownAmount && (budgets.isCurve || amount == budget) ? .highlighted : .none)
    }
    let near = amounts.indices.near(amounts.lastIndex { $0.number <= budget.number })
    let table = DataTable(
      caption: "The best \(units.words.skill) for each budget in each pool", columns: columns, rows: rows
    ).folded("All \(grouped(rows.count)) rows", showing: near.contains)
    return Section(
      "Budget by budget", anchor: "variants",
      blocks: [
        .table(table),
        isCut ? .note("Around your budget; all others are in the JSON and in --format csv.") : nil,
      ])
  }

  private func skill(_ row: BudgetRecord?) -> DataTable.Cell {
    guard let row else { return "" }
    if row.status == .infeasible { return "no team" }
    return .init((row.skill != nil && row.provedSkill == nil ? "≥" : "") + units.skill(row.skill))
  }

  /// Returns the budgets at which any of the pools has a row, around the reader's own, and whether there are others.
  private func sharedBudgets(of pools: [BudgetRows]) -> (amounts: [ExactDecimal], isCut: Bool) {
    let windows = pools.map { $0.window(around: budget) }
    let rows = zip(pools, windows).flatMap { pool, window in pool.rows[window] }
    let amounts = Set(rows.map(\.budget)).sorted { $0.number < $1.number }
    let all = BudgetRows(rows: amounts.map { BudgetRecord(budget: $0, status: .proved) }, isCurve: true)
    let shown = all.window(around: budget)
    return (
      Array(amounts[shown]),
      shown.count < amounts.count || zip(pools, windows).contains { $0.rows.count > $1.count }
    )
  }
}

/// Returns short names for the pool and its variants: file names or, if two are the same, paths; else descriptions.
func distinctPoolNames(of content: CompareContent, in snapshot: Snapshot) -> [String] {
  let variants = content.variants ?? []
  let path = snapshot.inputs.first?.path ?? ""
  let paths = [path] + variants.map(\.name)
  let isFile = [true] + variants.map { $0.pool != nil }
  let short = zip(paths, isFile).map { $1 ? fileName($0) : $0 }
  let uses = short.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  return numbered(zip(paths, short).map { path, name in uses[name]! > 1 ? path : name })
}

/// Returns the names, with a number after repeated ones: `P.csv`, `P.csv (2)`.
func numbered(_ names: [String]) -> [String] {
  var uses: [String: Int] = [:]
  return names.map { name in
    uses[name, default: 0] += 1
    return uses[name]! > 1 ? "\(name) (\(uses[name]!))" : name
  }
}

private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
