import Documents
import Snapshots
import Words

extension PageKind {
  /// What each budget buys.
  public static let compare = PageKind(
    CompareContent.self, charts: ["curve", "players"], page: { ComparePage($0, of: $1) }, table: compareForCSV
  )
}

/// The answer to `squad compare`: what the reader's budget buys and what a little more would buy, the curve beside the
/// players over the budgets, every budget as a table, and a comparison with other pools and hand-picked teams.
final class ComparePage: Page {
  let snapshot: Snapshot
  let content: CompareContent
  /// The best team at the reader's own budget.
  let own: BestTeamRecord
  /// The reader's own budget, from the rules.
  let budget: ExactDecimal
  let budgets: BudgetRows
  /// The rows that are shown.
  let window: Range<Int>
  /// The names of the pool and its variants, in this order.
  let poolNames: [String]
  let units: Units

  init(_ content: CompareContent, of snapshot: Snapshot) {
    self.snapshot = snapshot
    self.content = content
    own = content.answer.bestTeam
    budgets = content.rows
    budget = snapshot.teamRules.budget
    window = budgets.window(around: budget)
    poolNames = distinctPoolNames(of: content, in: snapshot)
    units = Units(of: snapshot)
  }

  var topic: String { "Budgets" }

  @ListBuilder<Section> var sections: [Section] {
    let spans = spansChart
    moneySection
    curveSection(height: spans?.drawing.height)
    spans.map(spansSection) ?? ownTeamSection
    tableSection
    teamsSection
    changesSection
    variantsSection
    marksSection
    since?.section
    dataSection(of: snapshot)
    provenanceSection(of: snapshot, proof: proof)
  }

  /// What changed since an earlier run.
  var since: SinceWording? { SinceWording(of: content.answer, units: units) }

  /// The row for the reader's budget: the last one that is no higher, if it has the same skill.
  var ownIndex: Int? {
    guard let index = budgets.lastIndex(upTo: budget), own.status != .infeasible else { return nil }
    let row = budgets.rows[index]
    return row.budget == budget || (row.skill == own.skill && row.skill != nil) ? index : nil
  }

  /// Whether the first row is the cheapest possible team: the curve starts with it, and so do the rows.
  var beginsWithCheapest: Bool {
    guard budgets.isCurve, let first = budgets.rows.first, content.curve.complete else { return false }
    let isAboveBound = content.curve.from.map { $0.number < first.budget.number } ?? true
    return isAboveBound && content.curve.points.first?.budget == first.budget
  }

  /// The part of the budget that the owned squad is worth; `nil` if there is none.
  var squadValue: ExactDecimal? { content.bank == nil ? nil : Optional(budget).less(content.bank) }

  /// The requested lower bound, if the first row is the step below it that applies there.
  var heldAt: ExactDecimal? {
    guard budgets.isCurve, let from = content.curve.from, let first = budgets.rows.first?.budget,
      first.number < from.number, content.curve.points.first?.budget == first
    else { return nil }
    return from
  }

  // MARK: The reader's own budget

  var money: MoneyWording { MoneyWording(team: own, units: units, best: own.skill) }

  private var moneySection: Section? {
    var figures = money.figures
    if own.status == .infeasible, let first = budgets.rows.first(where: { $0.skill != nil }) {
      figures = [
        Figure(
          beginsWithCheapest ? "The cheapest team" : "The first team here",
          value: "\(units.cost(first.budget)) → \(units.skill(first.skill))",
          note: Prose("\(units.cost(Optional(first.budget).less(budget))) more than your budget"))
      ]
    }
    guard !figures.isEmpty else { return nil }
    return Section("What more money buys", anchor: "money", place: .reports, blocks: [.figures(figures)])
  }

  // MARK: Every budget

  private var tableSection: Section? {
    guard !window.isEmpty else { return nil }
    let notes = [budgets.isCurve ? stepsNote : nil, detailNote, hiddenRows.map { capitalised($0) + "." }]
    let pool = content.variants?.isEmpty == false ? " in \(poolNames[0])" : ""
    let title = budgets.isCurve ? "Every step of the curve" : "What each budget buys"
    return Section(
      title + pool, anchor: "budgets",
      blocks: [.table(budgetTable)] + notes.map { $0.map { .note($0) } })
  }

  /// The meanings of the columns.
  private var stepsNote: String {
    "Best teams: how many reach that \(units.words.skill) within the budget. Per point: the cost of each extra point over the row above."
  }

  /// A note on which steps have a known team and number of best teams, if not all do.
  private var detailNote: String? {
    guard budgets.isCurve else { return nil }
    let rows = budgets.rows
    let (withTeams, withCounts) = (
      rows.count { $0.players != nil }, rows.count { $0.teamsSharingSkill != nil }
    )
    guard withCounts < rows.count else { return nil }
    let known =
      withTeams == 0
      ? "No step has a known team or number of best teams"
      : "The team is known for \(counted(withTeams, "step")) around your budget, "
        + "the number of best teams for \(withCounts == 0 ? "none" : "\(grouped(withCounts)) of them")"
    return known + (content.curve.stoppedBy.map { ": \($0.words)" } ?? "") + "."
  }

  /// `36 cheaper and 1,204 more expensive steps are in the JSON and in --format csv`, if any are not shown.
  var hiddenRows: String? {
    let noun = budgets.isCurve ? "step" : "budget"
    let (cheaper, moreExpensive) = (window.lowerBound, budgets.rows.count - window.upperBound)
    let parts = [(cheaper, "cheaper"), (moreExpensive, "more expensive")].filter { $0.0 > 0 }.map {
      "\(grouped($0.0)) \($0.1)"
    }
    guard !parts.isEmpty else { return nil }
    let isOne = cheaper + moreExpensive == 1
    let kept = "\(listed(parts, "and")) \(noun)\(isOne ? " is" : "s are") in the JSON and in --format csv"
    let others = (stepCount ?? 0) - budgets.rows.count
    return others > 0 ? "\(kept); --from and --to show the other \(grouped(others))" : kept
  }

  /// The number of steps of the curve; `nil` if budgets were listed.
  var stepCount: Int? { budgets.isCurve ? content.curve.pointCount : nil }

  /// The teams of the requested budgets; the steps of a curve would be too many.
  private var teamsSection: Section? {
    let shown = budgets.isCurve ? [] : window.filter { budgets.rows[$0].players?.isEmpty == false }
    guard !shown.isEmpty else { return nil }
    let table = DataTable(
      caption: "The best team for each budget", columns: [.init("Budget", .number), .init("Team")],
      rows: shown.map { index in
        let row = budgets.rows[index]
        return DataTable.Row([
          .init(units.cost(row.budget)), .init(teamLine(row.players ?? [], under: snapshot.teamRules)),
        ])
      }
    ).folded("All \(counted(shown.count, "team"))") { near.contains(shown[$0]) }
    return Section("The teams", anchor: "teams", place: .reports, blocks: [.table(table)])
  }
}
