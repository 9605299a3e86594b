extension CompareContent {
  /// Whether everything that was asked is searched to the end, for every pool and every hand-picked team.
  public var isSearchedToTheEnd: Bool {
    isSearched(answer.bestTeam, rows, curve) && (variants ?? []).allSatisfy(\.isSearchedToTheEnd)
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
private func isSearched(_ best: BestTeamRecord, _ budgets: BudgetRows, _ curve: CurveRecord) -> Bool {
  let isCurveKnown = !budgets.areSteps || (curve.complete && curve.stoppedBy == nil)
  return best.status != .stopped && best.stoppedBy == nil && isCurveKnown
    && (budgets.areSteps || budgets.rows.allSatisfy { $0.status != .stopped })
}
