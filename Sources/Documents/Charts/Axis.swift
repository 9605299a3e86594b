/// What one direction of a chart measures.
public struct Axis: Sendable, Equatable {
  /// The quantity, with a capital letter: `Cost`.
  public var title: String
  /// Its unit, shown in parentheses behind the title: `millions`; may be empty.
  public var unit: String

  /// Whether it counts something, so that only whole numbers get a tick.
  public var isCount: Bool

  /// An axis; without a unit, and of any numbers, when nothing else is said.
  public init(_ title: String, unit: String = "", isCount: Bool = false) {
    self.title = title
    self.unit = unit
    self.isCount = isCount
  }

  /// The words beside the axis: `Cost (millions)`.
  public var label: String { unit.isEmpty ? title : "\(title) (\(unit))" }
}
