import Documents
import Snapshots
import Words

extension ComparePage {
  /// The most players in the table of who is in the best team; the chart beside the curve shows fewer, as many as fit.
  private static let mostPlayers = 40
  private var mostRows: Int { min(Self.mostPlayers, max(16, 2 * snapshot.teamRules.size)) }

  // MARK: The curve

  /// Returns the curve with the reader's budget, the requested budgets and the hand-picked teams.
  /// - Parameter height: the height of its neighbour.
  func curveSection(height: Int?) -> Section? {
    let lines = curveLines
    let asked = askedPoints
    let points = asked + [ownPoint].compactMap { $0 } + pickedPoints
    guard !lines.isEmpty || !points.isEmpty else { return nil }
    let chart = StepChart(
      x: Axis("Budget", unit: units.money), y: Axis(units.words.skillTitle), lines: lines,
      marksSteps: budgets.isCurve || asked.isEmpty,
      reference: reference(shaded: true), points: points, height: max(280, height ?? 0))
    return Section(
      "The curve", anchor: "curve", width: .half, place: .reports,
      blocks: [
        .chart(
          Chart(
            "curve", title: "The best \(units.words.skill) that each budget buys", summary: curveSummary,
            chart))
      ])
  }

  private var curveLines: [StepChart.Line] {
    let curves = [content.curve] + (content.variants ?? []).map(\.curve)
    let (names, zoom) = (curves.count > 1 ? poolNames : [""], zoom)
    return zip(names, curves).enumerated().compactMap { number, pool in
      let (name, curve) = pool
      guard !curve.points.isEmpty else { return nil }
      let near = curve.points.filter { zoom?.contains($0.budget.approximate) ?? true }
      let steps = near.map { units.step($0, from: curve.from?.approximate ?? 0) }
      let end = [curve.to?.approximate, zoom?.upperBound].compactMap { $0 }.min()
      return StepChart.Line(name, steps: steps, end: end, isHighlighted: number == 0)
    }
  }

  /// The most steps with which a curve is drawn whole.
  private static let mostSteps = 24

  /// The range around the reader's budget in which a curve of many steps is drawn: a fifth of it on both sides.
  private var zoom: ClosedRange<Double>? {
    guard askedPoints.isEmpty, content.curve.points.count > Self.mostSteps else { return nil }
    let range = budget.approximate * 0.8...budget.approximate * 1.2
    return content.curve.points.count { range.contains($0.budget.approximate) } > 2 ? range : nil
  }

  /// The most budgets that are labelled dots on the curve.
  private static let mostDots = 12

  /// The requested budgets, if there are few and they are not the steps themselves.
  private var askedPoints: [ScatterChart.Point] {
    guard !budgets.isCurve, budgets.rows.count <= Self.mostDots || content.curve.points.isEmpty else {
      return []
    }
    return budgets.rows[window].compactMap { row in
      row.skill.map { skill in
        ScatterChart.Point(
          units.cost(row.budget), x: row.budget.approximate, y: skill.approximate,
          value: "\(units.skill(skill)) \(units.words.skill)")
      }
    }
  }

  /// The best team for the reader's budget, if it is in the part of the curve that is drawn.
  private var ownPoint: ScatterChart.Point? {
    guard let skill = own.skill, let cost = own.cost, zoom?.contains(cost.approximate) ?? true else {
      return nil
    }
    return ScatterChart.Point(
      units.totals(skill, cost), x: cost.approximate, y: skill.approximate,
      value: "the best team for your budget", group: .team)
  }

  /// The full hand-picked teams.
  private var pickedPoints: [ScatterChart.Point] {
    let teams = content.picked?.manualTeams ?? []
    return zip(distinctNames(of: teams), teams).filter { $0.1.count == snapshot.teamRules.size }.map {
      name, team in
      ScatterChart.Point(
        name, x: team.cost.approximate, y: team.skill.approximate,
        value: units.totalsInWords(team.skill, team.cost), group: .own)
    }
  }

  private var curveSummary: String { sentencesAboutCurve.joined(separator: " ") }

  @ListBuilder<String> private var sentencesAboutCurve: [String] {
    if let first = content.curve.points.first, let last = content.curve.points.last {
      "From \(units.totals(first.skill, first.budget)) to \(units.totals(last.skill, last.budget))."
      if !content.curve.complete { "Steps below \(units.cost(first.budget)) are not known." }
    }
    if own.skill != nil { "Your budget of \(units.cost(budget)) buys \(answer(own))." }
    let picked = pickedPoints.count
    if picked > 0 { "Orange: \(counted(picked, "hand-picked team"))." }
  }

  /// Returns the reader's own budget, with unspent money shaded; `nil` if it is far from everything else.
  private func reference(shaded: Bool) -> ReferenceLine? {
    let shown =
      content.curve.points.map(\.budget.approximate) + budgets.rows.map(\.budget.approximate)
    guard let low = shown.min(), let high = shown.max() else { return nil }
    let (place, reach) = (budget.approximate, max(high - low, high / 10))
    guard place >= low - reach, place <= high + reach else { return nil }
    return ReferenceLine(
      x: place, label: "your budget \(units.cost(budget))",
      shadedFrom: shaded && own.status == .proved ? own.cost?.approximate : nil)
  }

  // MARK: The players

  func spansSection(_ chart: Chart) -> Section {
    Section(
      "Who is in the best team", anchor: "players", width: .half, place: .reports, blocks: [.chart(chart)])
  }

  /// The budgets for which each player is in the best team; `nil` if no teams are known.
  var spansChart: Chart? {
    let presences = PlayerPresence.all(in: budgets, upTo: lastStepEnd)
    guard !presences.isEmpty else { return nil }
    let shown = PlayerPresence.mostPresent(presences, atMost: mostRows)
    let listed = PlayerPresence.mostPresent(presences, atMost: Self.mostPlayers)
    let rowsOfOwn = Set(own.players.map(\.row))
    let rows = shown.map { presence in
      SpanChart.Row(
        presence.player.displayName,
        spans: presence.stretches.map {
          SpanChart.Span(from: $0.from.approximate, to: $0.to?.approximate, isPale: !$0.isInEveryBestTeam)
        }, value: presence.words(units), isStrong: rowsOfOwn.contains(presence.player.row))
    }
    let hasPale = shown.contains { $0.stretches.contains { !$0.isInEveryBestTeam } }
    return Chart(
      "players", title: "Who is in the best team for which budget",
      summary: spansSummary(shown, of: presences.count),
      data: DataTable(
        caption: "The budgets for which each player is in the best team",
        columns: [.init("Player"), .init("Budgets")],
        rows: listed.map { DataTable.Row([.init($0.player.displayName), .init($0.words(units))]) }),
      SpanChart(
        x: Axis("Budget", unit: units.money), rows: rows, reference: reference(shaded: false),
        key: hasPale ? ("in every best team", "can be replaced") : nil))
  }

  /// The end of the last step of the rows: the highest budget requested; `nil` if it is open. With a great many steps
  /// only those around the reader's budget are rows; then nothing is known beyond them.
  private var lastStepEnd: ExactDecimal? {
    guard let last = budgets.rows.last?.budget, last != content.curve.points.last?.budget else {
      return content.curve.to
    }
    return last
  }

  /// The best team at the reader's budget; shown beside the curve if the teams of the steps are not known.
  var ownTeamSection: Section? {
    guard !own.players.isEmpty else { return nil }
    let about = "the best team for \(units.cost(budget))"
    return TeamDrawing(
      players: own.players, skill: own.skill, cost: own.cost, rules: snapshot.teamRules, units: units,
      anchor: "team", about: about
    ).section(capitalised(about))
  }

  private func spansSummary(_ shown: [PlayerPresence], of count: Int) -> String {
    shown.count < count
      ? "The \(shown.count) players who are in best teams most often, of \(grouped(count))."
      : "\(counted(count, "player")) \(count == 1 ? "is" : "are") in a best team for some budget."
  }
}
