extension CompareContent {
  /// Whether every search that was asked for is complete, for every pool and every hand-picked team.
  public var isSearchedToTheEnd: Bool { isSearched(down: true) }

  /// As `isSearchedToTheEnd`, but without steps below the budget that no option asked for, if these take too long.
  public var isSearchedAroundBudget: Bool { isSearched(down: false) }

  private func isSearched(down: Bool) -> Bool {
    Snapshots.isSearched(answer.bestTeam, rows, curve, down: down)
      && (variants ?? []).allSatisfy { Snapshots.isSearched($0.bestTeam, $0.rows, $0.curve, down: down) }
      && marks.allSatisfy { $0.stoppedBy == nil }
  }

  /// Why the comparison ended early; `nil` if it was completed, or has too many steps.
  public var stoppedBy: BestTeamRecord.StopReason? {
    guard !isSearchedToTheEnd else { return nil }
    let ofPools =
      [answer.bestTeam.stoppedBy, curve.stoppedBy]
      + (variants ?? []).flatMap { [$0.bestTeam.stoppedBy, $0.curve.stoppedBy] }
    return (ofPools + marks.map(\.stoppedBy)).lazy.compactMap { $0 }.first
  }

  /// The positions of hand-picked teams relative to the curve.
  public var marks: [CurveMarkRecord] { picked?.curveMarks ?? [] }
}

extension VariantRecord {
  /// Whether every search that was asked for is complete for this pool.
  public var isSearchedToTheEnd: Bool { isSearched(bestTeam, rows, curve) }
}

/// Returns whether what was asked about a pool is known: its steps, or the budgets that were listed. For the latter the
/// curve is only a picture, which need not be complete.
/// - Parameter down: whether its steps matter down to the cheapest team, if no lowest budget was asked for.
private func isSearched(
  _ best: BestTeamRecord, _ budgets: BudgetRows, _ curve: CurveRecord, down: Bool = true
) -> Bool {
  let isWhole = curve.complete || (!down && curve.isKnown(at: best.cost))
  let isCurveKnown = !budgets.isCurve || (isWhole && curve.stoppedBy == nil)
  return best.status != .stopped && best.stoppedBy == nil && isCurveKnown
    && (budgets.isCurve || budgets.rows.allSatisfy { $0.status != .stopped })
}

extension CurveRecord {
  /// Returns whether every step from a cost up is known, if no lowest budget was asked for.
  fileprivate func isKnown(at cost: ExactDecimal?) -> Bool {
    guard from == nil, let coveredFrom, let cost else { return false }
    return !(cost.number < coveredFrom.number)
  }
}
