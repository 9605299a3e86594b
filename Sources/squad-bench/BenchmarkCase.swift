/// One named measurement: something to be timed, and beside it what it is held against.
struct BenchmarkCase {
  /// The name, such as `search/real/k=5/n=1000`.
  var name: String
  /// What is timed.
  var subject: Contestant
  /// What it is held against in the same rounds, if there is something.
  var baseline: Contestant?
  /// How many of which things one round handles, for a rate: `1000000 rows`.
  var work: () -> [Quantity] = { [] }
  /// What else there is to say after the last round.
  var note: () -> String = { "" }
  /// Makes what the rounds need, before the first of them.
  var prepare: () -> Void = {}
  /// Gives it back after the last.
  var finish: () -> Void = {}
  /// What came of the last round, for `compare-results`.
  var outcome: () -> GateOutcome? = { nil }

  /// Something that can be timed.
  struct Contestant {
    /// What it is, such as `brute force`.
    var name: String
    /// Does the work once; returns a number that depends on it, so that nothing is optimised away.
    var run: () -> Int
  }

  /// An amount of work.
  struct Quantity {
    /// How much.
    var amount: Double
    /// Of what, such as `MB`.
    var unit: String
  }
}

extension BenchmarkCase {
  /// Times the case: three rounds, or as many as five seconds allow, and more until half a second has gone; one
  /// round alone where that takes longer than a second.
  ///
  /// Subject and baseline take turns, so that a change in the machine's speed meets both; the median of
  /// the ratios of each round is the figure to trust.
  func measured() -> Measurement {
    prepare()
    defer { finish() }
    let memory = PeakMemory()
    var times = [seconds(subject)]
    var baselineTimes: [Double] = []
    // The first round only warms up, unless it is too long for that to matter.
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

/// Takes a value in a way that the optimiser cannot see through.
@inline(never)
private func blackHole(_ value: Int) {
  if value == .min { print("") }
}
