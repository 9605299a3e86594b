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

/// What was measured for one case.
struct Measurement {
  /// The case's name.
  var name: String
  /// Seconds a round: median, fastest.
  var median: Double
  var fastest: Double
  /// The baseline's name, its median, and the median of the ratios baseline to subject, round by round:
  /// above 1 the subject is faster.
  var baseline: (name: String, median: Double, ratio: Double)?
  /// Rates by unit, from the median.
  var rates: [(unit: String, perSecond: Double)]
  /// How many rounds were timed.
  var rounds: Int
  /// What else there is to say; may be empty.
  var note: String
}

extension BenchmarkCase {
  /// Times the case: three rounds, or as many as five seconds allow, and more until half a second has gone.
  ///
  /// Subject and baseline take turns, so that a change in the machine's speed meets both; the median of
  /// the ratios of each round is the figure to trust.
  func measured() -> Measurement {
    var times: [Double] = []
    var baselineTimes: [Double] = []
    _ = subject.run()
    let began = ContinuousClock.now
    func has(_ time: Duration) -> Bool { began.duration(to: .now) < time }
    while times.isEmpty || (times.count < 3 && has(.seconds(5)))
      || (times.count < 51 && has(.milliseconds(500)))
    {
      times.append(seconds(subject))
      if let baseline { baselineTimes.append(seconds(baseline)) }
    }
    let median = medianOf(times)
    return Measurement(
      name: name, median: median, fastest: times.min()!,
      baseline: baseline.map {
        ($0.name, medianOf(baselineTimes), medianOf(zip(baselineTimes, times).map { $0 / $1 }))
      },
      rates: work().map { ($0.unit, $0.amount / median) }, rounds: times.count, note: note())
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
