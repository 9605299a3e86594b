import Chance
import Dispatch
import Glibc
import Tables
import Tournament

/// Simulated matches, compared with a loop that only draws as many random numbers.
enum FootballCases {
  private static let matches = 20_000

  static func cases() -> [BenchmarkCase] {
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return [
      onThreads(1, "football/matches/jobs=1"), onThreads(cores, "football/matches/jobs=all"),
    ]
  }

  private static func onThreads(_ threads: Int, _ name: String) -> BenchmarkCase {
    let teams = Deferred { (TeamPowers(lineUp(seed: 1)), TeamPowers(lineUp(seed: 2))) }
    let draws = Deferred { countDraws(teams.value) }
    return BenchmarkCase(
      name: name,
      subject: .init(name: "matches") {
        let (home, away) = teams.value
        return inParallel(threads) { share in
          var goals = 0
          QuickMatches(teams: [home, away]).play(share.map(key)) { goals &+= $1.home }
          return goals
        }
      },
      baseline: .init(name: "drawing loop") {
        let perMatch = draws.value / matches
        return inParallel(threads) { share in
          var sum: UInt64 = 0
          for number in share {
            var random = key(number).random
            for _ in 0..<perMatch { sum &+= random.next() }
          }
          return Int(truncatingIfNeeded: sum)
        }
      },
      work: { [.init(amount: Double(matches), unit: "matches")] },
      note: { "\(draws.value / matches) draws a match" })
  }

  private static func key(_ number: Int) -> MatchKey {
    MatchKey(seed: 1, run: number, round: 1, home: 1, away: 2)
  }

  /// Runs each share of the matches on a thread of its own; returns the sum of the results.
  private static func inParallel(_ threads: Int, _ body: @Sendable (Range<Int>) -> Int) -> Int {
    let sums = UnsafeMutableBufferPointer<Int>.allocate(capacity: threads)
    defer { sums.deallocate() }
    nonisolated(unsafe) let results = sums
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      results[thread] = body(matches * thread / threads..<matches * (thread + 1) / threads)
    }
    return sums.reduce(0, &+)
  }

  /// Counts the random numbers that all matches draw: two a play, one for each check for a foul, one for its kind.
  private static func countDraws(_ teams: (TeamPowers, TeamPowers)) -> Int {
    (0..<matches).reduce(0) { sum, number in
      var recorder = MatchRecorder()
      var match = Match(home: teams.0, away: teams.1, random: key(number).random)
      _ = match.play(&recorder)
      return sum + recorder.events.reduce(0) { $0 + draws(of: $1) }
    }
  }

  private static func draws(of event: MatchEvent) -> Int {
    let isShot = event.position == .keeper || event.kind == .goal
    if case .foul = event.kind { return 4 }
    return isShot ? 2 : 3
  }

  /// Returns eleven players of ordinary skills.
  private static func lineUp(seed: UInt64) -> LineUp {
    var random = SplitMix64(seed: seed)
    let positions: [Position] =
      [.keeper] + Array(repeating: .defence, count: 4) + Array(repeating: .midfield, count: 3)
      + Array(repeating: .attack, count: 3)
    return LineUp(
      team: "Team \(seed)",
      players: positions.map { position in
        LineUpPlayer(
          name: "", position: position,
          skill: DecimalNumber(mantissa: Int128(random.integer(in: 670...830)), places: 2))
      })
  }
}
