/// Builds a list from its elements in order: single ones, optional ones and whole lists, under conditions if need be.
@resultBuilder
public enum ListBuilder<Element> {
  /// One element; nothing for nil.
  public static func buildExpression(_ element: Element?) -> [Element] { element.map { [$0] } ?? [] }

  /// A list of elements.
  public static func buildExpression(_ list: [Element]) -> [Element] { list }

  /// The parts one after the other.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { buildArray(parts) }

  /// What stands under an `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// The first branch of a condition.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Any other branch of a condition.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// What a loop builds.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.reduce(into: []) { $0 += $1 } }
}
