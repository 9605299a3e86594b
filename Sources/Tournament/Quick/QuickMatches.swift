import Chance

/// Plays matches of which only the scores are needed, four side by side: while one waits, another computes. The scores
/// are those of ``Match``.
///
/// The random numbers of all four are drawn together, some plays ahead; how many a play takes depends on its events.
/// Nothing is allocated for a play or a match.
public final class QuickMatches {
  /// The number of matches side by side.
  static let lanes = 4
  /// The most numbers that a play takes; the usual three are drawn for every minute.
  private static let mostDraws = 4
  private static let usualDraws = 3
  /// The number of minutes between checks that there are enough numbers.
  private static let checkInterval = 5
  /// The numbers drawn before the first minute: enough that they seldom run out later.
  private static let firstDraws = 8

  private let table = PlayTable()
  private let teams: UnsafeMutableBufferPointer<QuickTeam>
  private let matches = UnsafeMutablePointer<QuickMatch>.allocate(capacity: lanes)
  private let numbers = UnsafeMutablePointer<SIMD4<UInt64>>.allocate(
    capacity: Match.plays * mostDraws + firstDraws)

  /// Creates a player of matches between these teams.
  public init(teams: [TeamPowers]) {
    self.teams = .allocate(capacity: teams.count)
    _ = self.teams.initialize(from: teams.lazy.map { QuickTeam($0) })
    precondition(Match.halfTime % Self.checkInterval == 0 && Match.plays == 2 * Match.halfTime)
  }

  deinit {
    teams.deinitialize()
    teams.deallocate()
    matches.deallocate()
    numbers.deallocate()
  }

  /// Plays matches.
  /// - Parameters:
  ///   - keys: the matches, between the teams given at creation.
  ///   - report: receives the index of each match in `keys` and its score; in any order.
  public func play(_ keys: [MatchKey], _ report: (Int, Score) -> Void) {
    var waiting: InlineArray<4, (place: Int, key: MatchKey)>?
    var count = 0
    for (place, key) in keys.enumerated() {
      guard isEstimable(key.home), isEstimable(key.away) else {
        report(place, playSlowly(key))
        continue
      }
      if waiting == nil { waiting = .init(repeating: (place, key)) }
      waiting![count] = (place, key)
      count += 1
      guard count == Self.lanes else { continue }
      play(waiting!, count, report)
      count = 0
    }
    // The last few run beside matches that have already been played.
    if count > 0 { play(waiting!, count, report) }
  }

  private func isEstimable(_ team: Int) -> Bool { teams[team - 1].estimate != nil }

  private func playSlowly(_ key: MatchKey) -> Score {
    var nobody = NoObserver()
    var match = Match(
      home: teams[key.home - 1].powers, away: teams[key.away - 1].powers, random: key.random)
    return match.play(&nobody)
  }

  private func play(
    _ four: borrowing InlineArray<4, (place: Int, key: MatchKey)>, _ count: Int,
    _ report: (Int, Score) -> Void
  ) {
    for lane in 0..<Self.lanes {
      let key = four[lane].key
      (matches + lane).initialize(
        to: QuickMatch(
          teams.baseAddress! + (key.home - 1), teams.baseAddress! + (key.away - 1),
          table.row(.midfield, .home)))
    }
    playFour(
      FourXoshiro256(four[0].key.random, four[1].key.random, four[2].key.random, four[3].key.random))
    for lane in 0..<count { report(four[lane].place, matches[lane].course.score) }
  }

  /// Plays the four matches to the end.
  @inline(never)
  private func playFour(_ generator: FourXoshiro256) {
    var random = generator
    let (numbers, matches) = (self.numbers, self.matches)
    let stream = UnsafeRawPointer(numbers).assumingMemoryBound(to: UInt64.self)
    var drawn = 0
    while drawn < Self.firstDraws {
      numbers[drawn] = random.next()
      drawn &+= 1
    }
    for half in 0..<2 {
      let kickOff = table.row(.midfield, half == 0 ? .home : .away)
      for lane in 0..<Self.lanes { matches[lane].row = kickOff }
      for _ in 0..<Match.halfTime / Self.checkInterval {
        // A play may take one number more than usual.
        while drawn < mostUsed + Self.checkInterval * (Self.mostDraws - Self.usualDraws) {
          numbers[drawn] = random.next()
          drawn &+= 1
        }
        for _ in 0..<Self.checkInterval {
          numbers[drawn] = random.next()
          numbers[drawn &+ 1] = random.next()
          numbers[drawn &+ 2] = random.next()
          drawn &+= Self.usualDraws
          matches[0].play(stream)
          matches[1].play(stream + 1)
          matches[2].play(stream + 2)
          matches[3].play(stream + 3)
        }
      }
    }
  }

  /// The random numbers used by the match that has used the most.
  private var mostUsed: Int {
    max(max(matches[0].draws, matches[1].draws), max(matches[2].draws, matches[3].draws))
  }
}
