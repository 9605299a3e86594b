/// When the curve changes its method. No value changes a complete curve: tests set extreme ones to send small
/// problems through every method.
struct CurveTuning: Sendable {
  /// The most players times members for which all totals are tried at once.
  var mostCellsAtOnce = 10_000
  /// Steps that this may take: about a millisecond.
  var stepsAtOnce = 400_000
  /// The most players times members of a core for which lists are made.
  var mostCells = 20_000_000
  /// Steps that the lists of one window may take before it is halved: less than a tenth of a second.
  var stepsBeforeHalving = 20_000_000
  /// How often a window is halved before its points are searched one by one.
  var mostHalvings = 6
  /// Of the loss that leaves nothing out, the share with which a window begins.
  var firstShareOfLoss = 256
}
