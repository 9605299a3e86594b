extension Snapshot {
  /// Whether everything that a comparison of budgets was asked is searched to the end, for every pool and every
  /// hand-picked team.
  public var isComparedToTheEnd: Bool {
    isSearched(bestTeam, breakpoints, budgets, curve) && (variants ?? []).allSatisfy(\.isSearchedToTheEnd)
      && (curveMarks ?? []).allSatisfy { $0.stoppedBy == nil }
  }

  /// What ended a comparison of budgets early; `nil` where it was searched to the end, or has too many steps.
  public var comparisonStoppedBy: BestTeamRecord.StopReason? {
    guard !isComparedToTheEnd else { return nil }
    let ofPools =
      [bestTeam?.stoppedBy, curve?.stoppedBy]
      + (variants ?? []).flatMap { [$0.bestTeam.stoppedBy, $0.curve.stoppedBy] }
    return (ofPools + (curveMarks ?? []).map(\.stoppedBy)).lazy.compactMap { $0 }.first
  }
}

extension VariantRecord {
  /// Whether everything that was asked about this pool is searched to the end.
  public var isSearchedToTheEnd: Bool { isSearched(bestTeam, breakpoints, budgets, curve) }
}

/// Whether what was asked about a pool is known: its steps, or the budgets that were listed. Beside these the curve
/// is a picture, which need not be whole.
private func isSearched(
  _ best: BestTeamRecord?, _ steps: [BudgetRecord]?, _ budgets: [BudgetRecord]?, _ curve: CurveRecord?
) -> Bool {
  let areStepsKnown = steps == nil || (curve?.complete != false && curve?.stoppedBy == nil)
  return best?.status != .stopped && best?.stoppedBy == nil && areStepsKnown
    && (budgets ?? []).allSatisfy { $0.status != .stopped }
}
