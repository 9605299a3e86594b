/// When what-if changes its method. No value changes a figure.
struct WhatIfTuning: Sendable {
  /// Entries of the front that may be looked at, about a nanosecond each, before its groups are found on demand.
  var stepsOfFront = 2_000_000_000
  /// Entries of the front that may be held at a time.
  var entriesOfFront = 4_000_000
}
