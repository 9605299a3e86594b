import Documents
import Snapshots
import Words

/// What a little more and a little less money than a budget would buy, and what of it buys nothing: the same
/// words on every page.
struct MoneyWording {
  /// The best team at the budget.
  let team: BestTeamRecord
  let units: Units

  /// Both as statements, where they are known, and a word if they are not.
  var facts: [Fact] {
    let known = [next.map { Fact("Next", Prose($0)) }, less.map { Fact("Less", Prose($0)) }].compactMap { $0 }
    guard team.neighboursComplete == false else { return known }
    let unknown = listed([next == nil ? "more" : nil, less == nil ? "less" : nil].compactMap { $0 }, "or")
    return known + [
      Fact("Money", "what \(unknown) would buy was too hard to work out", tone: .warning)
    ]
  }

  /// The next budget that buys more, and who is exchanged there: `51.0 buys 37: Bumrah for Rishabh`.
  private var next: String? {
    team.next.map { next in
      let (joining, leaving) = (next.in.map(\.displayName), next.out.map(\.displayName))
      return "\(units.cost(next.budget)) buys \(units.skill(next.skill)): "
        + "\(listed(joining, "and")) for \(listed(leaving, "and"))"
    }
  }

  /// What less money would buy: `under 49.0: 35`.
  private var less: String? {
    team.less.map { "under \(units.cost($0.under)): \(units.skill($0.skill))" }
  }

  /// The same in large type; nothing if neither is known.
  var figures: [Figure] {
    guard team.next != nil || team.less != nil else { return [] }
    return [nextFigure, unusedFigure, lessFigure].compactMap { $0 }
  }

  private var nextFigure: Figure? {
    team.next.map { next in
      let (joining, leaving) = (next.in.map(\.displayName), next.out.map(\.displayName))
      let more = Optional(next.budget).less(budget)
      return Figure(
        "\(units.cost(more)) more buys", value: "\(units.cost(next.budget)) → \(units.skill(next.skill))",
        note: "\(good: listed(joining, "and")) for \(listed(leaving, "and"))")
    }
  }

  /// What the team costs and what is left with it.
  private var budget: ExactDecimal? {
    guard let cost = team.cost, let left = team.left else { return nil }
    return cost.number.adding(left.number).map { ExactDecimal($0) }
  }

  /// The money without which the team is the same, where there is some.
  private var unusedFigure: Figure? {
    guard let left = team.left, left.number.mantissa != 0 else { return nil }
    return Figure(
      "Buys nothing", value: units.cost(left),
      note: Prose("\(units.cost(team.cost)) is enough for \(units.skill(team.skill))"))
  }

  private var lessFigure: Figure? {
    team.less.map { less in
      Figure(
        "One step down", value: "below \(units.cost(less.under)) → \(units.skill(less.skill))",
        note: Prose("\(units.cost(less.cost)) is enough for \(units.skill(less.skill))"))
    }
  }
}

extension MoneyWording {
  /// The curve between the budgets that are known, and the figures; `nil` if there are none.
  var section: Section? {
    guard !figures.isEmpty else { return nil }
    return Section(
      "What a budget buys", anchor: "money", width: .half, place: .reports,
      blocks: [curve.map { .chart($0) }, .figures(figures)].compactMap { $0 })
  }

  /// The steps before and after the team with the reader's budget.
  private var curve: StepChart? {
    guard let cost = team.cost, let skill = team.skill, let budget else { return nil }
    let known = [(team.less?.cost, team.less?.skill), (cost, skill), (team.next?.budget, team.next?.skill)]
    let steps = known.compactMap { cost, skill -> (cost: ExactDecimal, skill: ExactDecimal)? in
      guard let cost, let skill else { return nil }
      return (cost, skill)
    }
    return StepChart(
      name: "budget", title: "The best skill around a budget of \(units.cost(budget))",
      summary: steps.map { "\(units.skill($0.skill)) from \(units.cost($0.cost)) on" }.joined(separator: ", ")
        + ".",
      x: Axis("Budget"), y: Axis("Skill"),
      lines: [
        StepChart.Line(
          "",
          steps: steps.map {
            .init(
              x: $0.cost.approximate, y: $0.skill.approximate,
              value: "\(units.cost($0.cost)) buys \(units.skill($0.skill))")
          }, end: team.next?.budget.approximate, isHighlighted: true)
      ],
      reference: ReferenceLine(
        x: budget.approximate, label: "your budget \(units.cost(budget))", shadedFrom: cost.approximate),
      points: steps.map {
        ScatterChart.Point(
          units.skill($0.skill) + ($0.cost == cost ? " for \(units.cost($0.cost))" : ""),
          x: $0.cost.approximate, y: $0.skill.approximate,
          value: "\(units.skill($0.skill)) skill for \(units.cost($0.cost))",
          group: $0.cost == cost ? .team : .other)
      }, height: 220)
  }
}
