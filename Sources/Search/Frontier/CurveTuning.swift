/// When the curve changes its method. No value changes a complete curve: see ``SearchTuning``.
struct CurveTuning: Sendable {
  /// The highest number of players times members for which all totals are tried at once.
  var mostCellsAtOnce = 10_000
  /// The most steps of that: about five milliseconds. With half, realistic pools of 1,000 are three times slower.
  var stepsAtOnce = 12_000_000
  /// The highest number of players times members of a core for which lists are made.
  var mostCells = 20_000_000
  /// The most steps for the lists of one window before its points are searched one by one: about a second's worth.
  var stepsOfLists = 1_500_000_000
  /// The most steps for lists of equally heavy teams: nothing prunes those, so they are short or far too long.
  var stepsOfEqualWeights = 24_000_000
  /// The share of the loss that leaves nothing out with which a window begins. It can hardly be too small: a core whose
  /// size is wrong by a factor of four takes a hundred times as long, one that is too small takes no time.
  var firstShareOfLoss = 1 << 20
  /// How many parts the budgets are cut into where rules require a search for each point.
  var parts = 32
  /// The most steps of each part; once all from the expensive end down have taken twice as many, no more are begun.
  var steps = Limits.stepsPerQuestion
  /// How single searches change their method.
  var search = SearchTuning()
}
