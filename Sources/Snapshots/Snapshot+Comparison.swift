extension CompareContent {
  /// Whether everything that was asked is searched to the end, for every pool and every hand-picked team.
  public var isSearchedToTheEnd: Bool {
    isSearched(answer.bestTeam, rows, curve) && (variants ?? []).allSatisfy(\.isSearchedToTheEnd)
      && marks.allSatisfy { $0.stoppedBy == nil }
  }

  /// The same but for steps below the budget that nobody asked for by number, where these take too long.
  public var isSearchedAroundBudget: Bool {
    isSearched(answer.bestTeam, rows, curve, down: false)
      && (variants ?? []).allSatisfy { isSearched($0.bestTeam, $0.rows, $0.curve, down: false) }
      && marks.allSatisfy { $0.stoppedBy == nil }
  }

  /// What ended the comparison early; `nil` where it was searched to the end, or has too many steps.
  public var stoppedBy: BestTeamRecord.StopReason? {
    guard !isSearchedToTheEnd else { return nil }
    let ofPools =
      [answer.bestTeam.stoppedBy, curve.stoppedBy]
      + (variants ?? []).flatMap { [$0.bestTeam.stoppedBy, $0.curve.stoppedBy] }
    return (ofPools + marks.map(\.stoppedBy)).lazy.compactMap { $0 }.first
  }

  /// Where hand-picked teams stand to the curve.
  public var marks: [CurveMarkRecord] { picked?.curveMarks ?? [] }
}

extension VariantRecord {
  /// Whether everything that was asked about this pool is searched to the end.
  public var isSearchedToTheEnd: Bool { isSearched(bestTeam, rows, curve) }
}

/// Whether what was asked about a pool is known: its steps, or the budgets that were listed. Beside these the curve
/// is a picture, which need not be whole.
/// - Parameter down: whether its steps matter down to the cheapest team, where no lowest budget was asked for.
private func isSearched(
  _ best: BestTeamRecord, _ budgets: BudgetRows, _ curve: CurveRecord, down: Bool = true
) -> Bool {
  let isWhole = curve.complete || (!down && curve.isKnown(at: best.cost))
  let isCurveKnown = !budgets.areSteps || (isWhole && curve.stoppedBy == nil)
  return best.status != .stopped && best.stoppedBy == nil && isCurveKnown
    && (budgets.areSteps || budgets.rows.allSatisfy { $0.status != .stopped })
}

extension CurveRecord {
  /// Whether every step from a cost up is known, where no lowest budget was asked for.
  fileprivate func isKnown(at cost: ExactDecimal?) -> Bool {
    guard from == nil, let coveredFrom, let cost else { return false }
    return !(cost.number < coveredFrom.number)
  }
}
