/// When the curve changes its method. No value changes a complete curve: tests set extreme ones to send small
/// problems through every method.
struct CurveTuning: Sendable {
  /// The most players times members for which all totals are tried at once.
  var mostCellsAtOnce = 10_000
  /// Steps that this may take: about five milliseconds. Half of it makes realistic pools of 1,000 three times slower.
  var stepsAtOnce = 12_000_000
  /// The most players times members of a core for which lists are made.
  var mostCells = 20_000_000
  /// Steps that the lists of one window may take before it is halved: about a second of them. A window's width
  /// hardly matters for its lists, so that halving early only does the work several times.
  var stepsBeforeHalving = 1_500_000_000
  /// Steps that lists of equally heavy teams may take: nothing prunes those, and if they get long at all they get
  /// far too long.
  var stepsOfEqualWeights = 24_000_000
  /// How often a window is halved before its points are searched one by one.
  var mostHalvings = 2
  /// Of the loss that leaves nothing out, the share with which a window begins. It can hardly be too small: a core
  /// of the wrong size by a factor of four takes a hundred times as long, one that is too small takes nothing.
  var firstShareOfLoss = 1 << 20
  /// Into how many parts the budgets are cut where rules ask for a search for each point.
  var parts = 32
  /// Steps that each part may take; when all from the dear end down have taken twice as many, no more are begun.
  var steps = Limits.stepsOfQuestion
  /// How single searches change their method.
  var search = SearchTuning()
}
