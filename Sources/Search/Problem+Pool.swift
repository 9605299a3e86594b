import Selection
import Tables

extension Problem {
  /// The question that rules ask about a pool.
  ///
  /// A budget finer than the costs is rounded down to their unit, which changes nothing: sums of costs are
  /// whole numbers of it.
  public init(_ pool: Pool, under rules: Rules) {
    self.init(
      skills: pool.skills.units, costs: pool.costs.units, size: rules.size,
      budget: rules.budget.unitsRoundedDown(places: pool.costs.places))
  }
}
