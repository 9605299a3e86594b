/// What was measured for one case, as it stands in a file of results.
struct Measurement: Codable {
  /// The case's name.
  var name: String
  /// Seconds a round.
  var medianSeconds: Double
  var fastestSeconds: Double
  /// How many rounds were timed.
  var rounds: Int
  /// What it was held against.
  var baseline: Baseline?
  /// Rates by unit, from the median.
  var rates: [Rate]
  /// What else there is to say; may be empty.
  var note: String
  /// What came of it, where cases of the gate say so.
  var outcome: GateOutcome?
  /// By how many bytes the first round made the program grow; `nil` where the system does not tell.
  var peakBytes: Int?

  /// What a case was held against: its name, its median, and the median of the ratios baseline to subject, round by
  /// round: above 1 the subject is faster.
  struct Baseline: Codable {
    var name: String
    var medianSeconds: Double
    var ratio: Double
  }

  /// So many of a unit in a second.
  struct Rate: Codable {
    var unit: String
    var perSecond: Double
  }
}
