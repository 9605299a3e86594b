/// One named measurement: something to time, and optionally a baseline to compare it with.
struct BenchmarkCase {
  /// The name, such as `search/real/k=5/n=1000`.
  var name: String
  /// What is timed.
  var subject: Contestant
  /// What it is compared with in the same rounds, if anything.
  var baseline: Contestant?
  /// What one round handles and how much of it, for rates: `1000000 rows`.
  var work: () -> [Quantity] = { [] }
  /// A note to print after the last round.
  var note: () -> String = { "" }
  /// Creates what the rounds need, before the first of them.
  var prepare: () -> Void = {}
  /// Releases it after the last round.
  var finish: () -> Void = {}
  /// The outcome of the last round, for `compare-results`.
  var outcome: () -> GateOutcome? = { nil }

  /// Something that can be timed.
  struct Contestant {
    /// Its name, such as `brute force`.
    var name: String
    /// Does the work once; returns a number that depends on it, so that nothing is optimised away.
    var run: () -> Int
  }

  /// An amount of work.
  struct Quantity {
    /// The number of units.
    var amount: Double
    /// The unit, such as `MB`.
    var unit: String
  }
}

extension BenchmarkCase {
  /// Times the case: three rounds, or as many as five seconds allow, and more until half a second has passed; a single
  /// round if it takes longer than a second.
  ///
  /// Subject and baseline take turns, so that a change in the machine's speed affects both; the median of the ratios of
  /// the rounds is the figure to trust.
  func measured() -> Measurement {
    prepare()
    defer { finish() }
    let memory = PeakMemory()
    var times = [seconds(subject)]
    var baselineTimes: [Double] = []
    // The first round is only a warm-up, unless it is too long for that to matter.
    if times[0] < 1 { times = [] } else if let baseline { baselineTimes.append(seconds(baseline)) }
    let peak = memory.grown
    let began = ContinuousClock.now
    func has(_ time: Duration) -> Bool { began.duration(to: .now) < time }
    while times.isEmpty || (times[0] < 1 && times.count < 3 && has(.seconds(5)))
      || (times[0] < 1 && times.count < 51 && has(.milliseconds(500)))
    {
      times.append(seconds(subject))
      if let baseline { baselineTimes.append(seconds(baseline)) }
    }
    let median = medianOf(times)
    return Measurement(
      name: name, medianSeconds: median, fastestSeconds: times.min()!, rounds: times.count,
      baseline: baseline.map {
        .init(
          name: $0.name, medianSeconds: medianOf(baselineTimes),
          ratio: medianOf(zip(baselineTimes, times).map { $0 / $1 }))
      },
      rates: work().map { .init(unit: $0.unit, perSecond: $0.amount / median) }, note: note(),
      outcome: outcome(), peakBytes: peak)
  }

  private func seconds(_ contestant: Contestant) -> Double {
    let began = ContinuousClock.now
    blackHole(contestant.run())
    return began.duration(to: .now) / .seconds(1)
  }

  private func medianOf(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

/// Consumes a value in a way that the optimiser cannot see through.
@inline(never)
private func blackHole(_ value: Int) {
  if value == .min { print("") }
}
