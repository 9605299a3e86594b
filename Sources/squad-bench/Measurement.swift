/// The measurements of one case, as written to a file of results.
struct Measurement: Codable {
  /// The case's name.
  var name: String
  /// The median seconds of a round.
  var medianSeconds: Double
  var fastestSeconds: Double
  /// The number of timed rounds.
  var rounds: Int
  /// What the case was compared with.
  var baseline: Baseline?
  /// Rates by unit, from the median.
  var rates: [Rate]
  /// A note; may be empty.
  var note: String
  /// The outcome, for cases of the gate.
  var outcome: GateOutcome?
  /// How many bytes the first round made the program grow by; `nil` if the system does not report it.
  var peakBytes: Int?

  /// What a case was compared with: its name, its median, and the median of the ratios baseline to subject, round by
  /// round: above 1 the subject is faster.
  struct Baseline: Codable {
    var name: String
    var medianSeconds: Double
    var ratio: Double
  }

  /// An amount of a unit per second.
  struct Rate: Codable {
    var unit: String
    var perSecond: Double
  }
}
