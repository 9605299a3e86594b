/// What one direction of a chart measures.
public struct Axis: Sendable, Equatable {
  /// The quantity, with a capital letter: `Cost`.
  public var title: String
  /// Its unit, shown in parentheses behind the title: `millions`; may be empty.
  public var unit: String

  /// An axis; without a unit when nothing else is said.
  public init(_ title: String, unit: String = "") {
    self.title = title
    self.unit = unit
  }

  /// The words beside the axis: `Cost (millions)`.
  public var label: String { unit.isEmpty ? title : "\(title) (\(unit))" }
}
