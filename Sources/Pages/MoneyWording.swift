import Documents
import Snapshots
import Tables
import Words

/// What a little more and a little less money than a budget would buy, and how much of it is unspent.
struct MoneyWording {
  let team: BestTeamRecord
  let units: Units
  /// The highest skill among the teams for which budgets are compared.
  let best: ExactDecimal?
  /// A description of these teams, if transfers lead to them.
  var scope: String?

  /// Both as facts if they are known, with a warning if they are not.
  @ListBuilder<Fact> var facts: [Fact] {
    let among = scope.map { "\($0), " } ?? ""
    Fact("Next", next.map { among + $0 })
    Fact("Less", less.map { among + $0 })
    if team.neighboursComplete == false {
      let unknown = [next == nil ? "more" : nil, less == nil ? "less" : nil].compactMap { $0 }
      Fact("Money", "what \(listed(unknown, "or")) would buy was too hard to work out", tone: .warning)
    }
  }

  /// The next budget that buys more, and the exchange there: `51.0 buys 37: Bumrah for Rishabh`.
  private var next: String? {
    team.next.map { "\(units.cost($0.budget)) buys \(units.skill($0.skill)): \(exchange($0).plainText)" }
  }

  /// What less money would buy: `under 49.0: 35`.
  private var less: String? { team.less.map { "under \(units.cost($0.under)): \(units.skill($0.skill))" } }

  /// The same in large type; empty if neither is known.
  @ListBuilder<Figure> var figures: [Figure] {
    if team.next != nil || team.less != nil {
      if let next = team.next {
        Figure(
          "\(units.cost(Optional(next.budget).less(budget))) more buys",
          value: "\(units.cost(next.budget)) → \(units.skill(next.skill))", note: exchange(next))
      }
      roundFigure
      if let left = team.left, left.number.mantissa != 0 {
        Figure("Unspent", value: units.cost(left), note: enough(team.cost, for: team.skill))
      }
      if let less = team.less {
        Figure(
          "One step down", value: "below \(units.cost(less.under)) → \(units.skill(less.skill))",
          note: enough(less.cost, for: less.skill))
      }
    }
  }

  private func enough(_ cost: ExactDecimal?, for skill: ExactDecimal?) -> Prose {
    Prose("\(units.cost(cost)) is enough for \(units.skill(skill))")
  }

  /// The result of a round amount more, if that is beyond the next step: 1.0 for a budget of 50.0, 1,000 for 50,000.
  private var roundFigure: Figure? {
    guard let budget, let next = team.next, let around = team.around, let amount = roundAmount(of: budget),
      let more = budget.number.adding(amount), !(around.to.number < more),
      let reached = around.points.last(where: { !(more < $0.budget.number) }),
      next.budget.number < reached.budget.number
    else { return nil }
    return Figure(
      "\(units.cost(ExactDecimal(amount))) more buys",
      value: "\(units.cost(ExactDecimal(more))) → \(units.skill(reached.skill))",
      note: "\(units.gain(reached.skill, over: best), .good) \(units.words.skill)")
  }

  /// Returns the greatest power of ten that is at most a fiftieth of the budget.
  private func roundAmount(of budget: ExactDecimal) -> DecimalNumber? {
    let fiftieth = budget.number.mantissa / 50
    guard fiftieth > 0 else { return nil }
    var power: Int128 = 1
    while power <= fiftieth / 10 { power *= 10 }
    return DecimalNumber(mantissa: power, places: budget.number.places)
  }

  /// Returns who joins for whom; if a more expensive slot is used, the players may be the same.
  private func exchange(_ next: BestTeamRecord.NextBudget) -> Prose {
    let (joining, leaving) = (next.in.map(\.displayName), next.out.map(\.displayName))
    return joining.isEmpty
      ? Prose(samePlayers) : "\(listed(joining, "and"), .good) for \(listed(leaving, "and"))"
  }

  /// The budget: what the team costs plus what is left.
  private var budget: ExactDecimal? {
    guard let cost = team.cost, let left = team.left else { return nil }
    return cost.number.adding(left.number).map { ExactDecimal($0) }
  }

  /// The known part of the curve, and the figures; `nil` if there are none.
  var section: Section? {
    guard !figures.isEmpty else { return nil }
    let notes = [scope.map { capitalised($0) + "." }, unsearched].compactMap { $0 }.joined(separator: " ")
    return Section(
      "What a budget buys", anchor: "money", width: .half, place: .reports,
      blocks: [curve.map { .chart($0) }, notes.isEmpty ? nil : .note(notes), .figures(figures)])
  }

  /// The steps around the team, with the reader's budget.
  private var curve: Chart? {
    guard let cost = team.cost, let skill = team.skill, let budget, let around = team.around else {
      return nil
    }
    let start = min(around.from.approximate, budget.approximate * 0.9)
    let chart = StepChart(
      x: Axis("Budget", unit: units.money), y: Axis(units.words.skillTitle),
      lines: [
        StepChart.Line(
          "",
          steps: around.points.map { units.step($0, from: start) },
          end: max(around.to.approximate, around.points.last?.budget.approximate ?? 0, budget.approximate),
          isHighlighted: true)
      ],
      reference: ReferenceLine(
        x: budget.approximate, label: "your budget \(units.cost(budget))", shadedFrom: cost.approximate),
      points: [
        ScatterChart.Point(
          units.totals(skill, cost), x: cost.approximate, y: skill.approximate,
          value: units.totalsInWords(skill, cost), group: .team)
      ], height: 220)
    return Chart(
      "budget", title: "The best \(units.words.skill) around a budget of \(units.cost(budget))",
      summary: summary(of: around), chart)
  }

  /// Returns the ends of the curve in words.
  private func summary(of around: BestTeamRecord.Around) -> String {
    guard let first = around.points.first, let last = around.points.last, first != last else {
      return "\(units.skill(team.skill)) throughout."
    }
    return
      "From \(units.totals(first.skill, first.budget)) to \(units.skill(last.skill)) for "
      + "\(units.cost(last.budget)) in \(ends.some.isEmpty ? "" : "at least ")\(counted(around.points.count - 1, "step"))."
  }

  /// The ends at which steps are not known completely, if closer than a tenth of the budget: those beyond which nothing
  /// was searched, and those beyond which only some budgets were.
  private var ends: (missing: [String], some: [String]) {
    guard let budget, let around = team.around, let first = around.points.first?.budget,
      let last = around.points.last?.budget, first != last
    else { return ([], []) }
    let ends = [
      (place: around.from, words: "below \(units.cost(around.from))", isLast: around.from == first),
      (place: around.to, words: "above \(units.cost(around.to))", isLast: around.to == last),
    ].filter { isWithinTenth($0.place, of: budget) }
    return (ends.filter(\.isLast).map(\.words), ends.filter { !$0.isLast }.map(\.words))
  }

  /// The same ends in sentences.
  private var unsearched: String? {
    let (missing, some) = ends
    let sentences = [
      missing.isEmpty ? nil : "Steps \(listed(missing, "and")) were not searched.",
      some.isEmpty
        ? nil : "\(capitalised(listed(some, "and"))) only some budgets were tried; there may be more steps.",
    ].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Returns whether an amount is closer to the budget than a tenth of it, rounded down like costs.
  private func isWithinTenth(_ amount: ExactDecimal, of budget: ExactDecimal) -> Bool {
    let places = max(amount.number.places, budget.number.places)
    guard let distance = Optional(amount).less(budget)?.number.units(places: places),
      let whole = budget.number.units(places: places)
    else { return false }
    return distance.magnitude < whole.magnitude / 10
  }
}
