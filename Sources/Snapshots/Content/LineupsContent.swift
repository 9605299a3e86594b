import Tables

/// The answer to `squad lineups`.
public struct LineupsContent: PageContent {
  /// The lineups, the best first; with noise in the order of their draws, where players stay in that of the entries.
  public var lineups: [TopTeamRecord]
  /// What they were asked for, and how far the search went.
  public var lineupSet: LineupSetRecord
  /// What all lineups add up to.
  public var total: ExactDecimal
  /// What no such set can exceed; absent where none is proved.
  public var totalBound: ExactDecimal?
  /// In how many lineups players stand: those who are in any, and those of a limit that matters; the most frequent first.
  public var exposures: [ExposureRecord]
  /// In how many players the two most alike lineups differ; absent where there are no two.
  public var uniquesLeast: Int?
  /// What changed since the earlier run into the same folder.
  public var lineupsSince: LineupsSinceRecord?
  /// Seconds that the search took, when asked for by `--timings`.
  public var searchSeconds: ExactDecimal?

  /// The names of its members.
  public static let names = [
    "lineups", "lineupSet", "total", "totalBound", "exposures", "uniquesLeast", "lineupsSince",
    "searchSeconds",
  ]
  /// What tells it from other contents.
  public static let marks: [Set<String>] = [["lineups"]]
  /// It speaks of teams from a pool.
  public static let isOfPool = true
  /// It as one of all kinds.
  public var content: Content { .lineups(self) }

  /// A set of lineups.
  public init(
    _ lineups: [TopTeamRecord], _ lineupSet: LineupSetRecord, total: ExactDecimal,
    totalBound: ExactDecimal?, exposures: [ExposureRecord]
  ) {
    self.lineups = lineups
    self.lineupSet = lineupSet
    self.total = total
    self.totalBound = totalBound
    self.exposures = exposures
    uniquesLeast = lineups.distances.first
  }

  /// Looks for counts that no set can have.
  public func checkItself() throws(Contradiction) {
    try require(lineups.count <= lineupSet.asked, "lineups", "are more than were asked for")
    for (number, exposure) in exposures.enumerated() {
      try require(
        exposure.count <= lineups.count, "exposures.\(number).count", "is more than the lineups")
      try require(
        exposure.least <= exposure.most, "exposures.\(number).most", "is less than the least")
    }
  }
}

/// What a set of lineups was asked for, and how far the search went.
public struct LineupSetRecord: Codable, Sendable, Equatable {
  /// How many lineups were asked for.
  public var asked: Int
  /// In how many players any two are to differ at least.
  public var uniques: Int
  /// The standard deviation of the noise in percent of each value; absent where there was none, or it is by columns.
  public var noise: ExactDecimal?
  /// The columns that say how far the noise goes: one of standard deviations, or one of floors and one of ceilings.
  public var noiseColumns: [String]?
  /// The seed of the noise.
  public var seed: Int?
  /// The time by which games have begun whose players stay in their lineups, as it was given.
  public var at: String?
  /// How many entries have another lineup than before; absent where players stayed in none.
  public var changed: Int?
  /// Whether the search was not stopped: there are as many lineups as were asked for, or it is proved that there cannot be.
  public var complete: Bool
  /// What ended the search early.
  public var stoppedBy: BestTeamRecord.StopReason?
  /// Why there is no such set, in words.
  public var reason: String?
  /// What would make one possible.
  public var repair: String?

  /// What was asked for and how it ended.
  public init(asked: Int, uniques: Int, complete: Bool, stoppedBy: BestTeamRecord.StopReason?) {
    (self.asked, self.uniques, self.complete, self.stoppedBy) = (asked, uniques, complete, stoppedBy)
  }
}

/// In how many lineups of a set a player stands, or anybody of a club or a group.
public struct ExposureRecord: Codable, Sendable, Equatable {
  /// The player as reports show them, or `club:LAL`, `group:Stars`.
  public var name: String
  /// The player's id; absent where there is none.
  public var id: String?
  /// The number of the player's data record; absent of clubs, groups and players of several rows.
  public var row: Int?
  /// In how many lineups.
  public var count: Int
  /// The share of the lineups, to four digits after the point.
  public var share: ExactDecimal
  /// In how many at least and at most.
  public var least, most: Int
  /// The share of all lineups of the night in which the player is expected, in percent as the file has it.
  public var ownership: ExactDecimal?
  /// What one lineup more or fewer would be worth at the bound: positive where the most binds, negative where the least does;
  /// absent where neither does.
  public var price: ExactDecimal?

  /// How often somebody stands in a set of so many lineups.
  public init(
    name: String, id: String? = nil, row: Int? = nil, count: Int, of lineups: Int, _ range: ClosedRange<Int>,
    price: ExactDecimal? = nil
  ) {
    (self.name, self.id, self.row, self.count, self.price) = (name, id, row, count, price)
    (least, most) = (range.lowerBound, range.upperBound)
    share = Self.share(count, of: lineups)
  }

  /// A share to four digits after the point, rounded down.
  public static func share(_ count: Int, of lineups: Int) -> ExactDecimal {
    ExactDecimal(lineups == 0 ? 0 : Int128(count * 10_000 / lineups), places: 4)
  }
}

/// What changed since the earlier run into the same folder.
public struct LineupsSinceRecord: Codable, Sendable, Equatable {
  /// How many lineups of now were there before.
  public var same: Int
  /// What the lineups added up to before.
  public var totalBefore: ExactDecimal
}

extension Snapshot {
  /// Notes what changed since an earlier run of lineups into the same folder. A run that asks the same of the same inputs
  /// says what its predecessor said, so that the files stay as they are.
  /// - Complexity: O(players in all lineups)
  public mutating func compareLineups(with earlier: EarlierRun) {
    guard let before = earlier.lineups, !before.lineups.isEmpty, var now = self[LineupsContent.self] else {
      return
    }
    if repeats(earlier) {
      now.lineupsSince = before.lineupsSince
    } else {
      let known = Set(before.lineups.map(\.members))
      now.lineupsSince = LineupsSinceRecord(
        same: now.lineups.count { known.contains($0.members) }, totalBefore: before.total)
    }
    self[LineupsContent.self] = now
  }
}

extension TopTeamRecord {
  /// Who stands in it, by id where there are ids, whatever the order of the file, and with which multiplier.
  fileprivate var members: [String] {
    players.map { "\($0.id ?? $0.displayName)\u{0}\($0.times.map { "\($0.number)" } ?? "")" }.sorted()
  }
}

extension [TopTeamRecord] {
  /// In how many players each two differ, ascending.
  /// - Complexity: O(lineups² · players)
  public var distances: [Int] {
    let rows = map { $0.players.map(\.firstRow).sorted() }
    var distances: [Int] = []
    for (index, own) in rows.enumerated() {
      for other in rows[(index + 1)...] { distances.append(own.countOfMissing(in: other)) }
    }
    return distances.sorted()
  }
}

extension [Int] {
  /// How many are not among others, both ascending.
  fileprivate func countOfMissing(in others: [Int]) -> Int {
    var (place, count) = (0, 0)
    for number in self {
      while place < others.count, others[place] < number { place += 1 }
      if place == others.count || others[place] != number { count += 1 }
    }
    return count
  }
}
