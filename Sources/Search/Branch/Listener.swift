/// Who hears of a search's progress, in the search's own numbers.
struct Listener<Value: WholeNumber> {
  /// Tasks done, of how many.
  var advanced: @Sendable (Int, Int) -> Void
  /// A team of more skill was found.
  var improved: @Sendable (Value) -> Void
  /// The bound was lowered.
  var bounded: (Value) -> Void
}

extension Listener {
  /// Hears nothing.
  static var none: Listener { Listener(advanced: { _, _ in }, improved: { _ in }, bounded: { _ in }) }
}
