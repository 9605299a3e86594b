/// The quantity along one direction of a chart.
public struct Axis: Sendable, Equatable {
  /// The name of the quantity, capitalised: `Cost`.
  public var title: String
  /// Its unit, shown in parentheses after the title: `millions`; may be empty.
  public var unit: String

  /// Whether it is a count, so that only whole numbers get a tick.
  public var isCount: Bool

  /// An axis, by default without a unit and not a count.
  public init(_ title: String, unit: String = "", isCount: Bool = false) {
    self.title = title
    self.unit = unit
    self.isCount = isCount
  }

  /// The text beside the axis: `Cost (millions)`.
  public var label: String { unit.isEmpty ? title : "\(title) (\(unit))" }
}
