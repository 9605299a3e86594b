import Tables

/// The answer to `squad lineups`.
public struct LineupsContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("lineups", marks: ["lineups"], usesPool: true)

  /// The lineups, the best first; with noise in the order of their draws, and in that of the entries if players stay.
  public var lineups: [TopTeamRecord]
  /// What was asked for, and how far the search went.
  public var lineupSet: LineupSetRecord
  /// The total of all lineups.
  public var total: ExactDecimal
  /// The upper bound on the total of such a set; absent if none is proved.
  public var totalBound: ExactDecimal?
  /// The exposures: of everyone who is in a lineup, and of limits that matter; the highest first.
  public var exposures: [ExposureRecord]
  /// The number of players in which the two most similar lineups differ; absent if there are not two lineups.
  public var uniquesLeast: Int?
  /// What changed since the earlier run into the same folder.
  public var lineupsSince: LineupsSinceRecord?
  /// The seconds that the search took, if `--timings` asked for them.
  public var searchSeconds: ExactDecimal?

  /// The names of its members.
  public static let names = [
    "lineups", "lineupSet", "total", "totalBound", "exposures", "uniquesLeast", "lineupsSince",
    "searchSeconds",
  ]

  /// Creates the content of a set of lineups.
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

  /// Checks that the counts are possible.
  public func validate() throws(Contradiction) {
    try require(lineups.count <= lineupSet.asked, "lineups", "are more than were asked for")
    for (number, exposure) in exposures.enumerated() {
      try require(
        exposure.count <= lineups.count, "exposures.\(number).count", "is more than the number of lineups")
      try require(
        exposure.least <= exposure.most, "exposures.\(number).most", "is less than 'least'")
    }
  }
}

/// What was asked of a set of lineups, and how far the search went.
public struct LineupSetRecord: Codable, Sendable, Equatable {
  /// How many lineups were asked for.
  public var asked: Int
  /// The fewest players in which any two must differ.
  public var uniques: Int
  /// The standard deviation of the noise in per cent of each value; absent if there was none, or if columns give it.
  public var noise: ExactDecimal?
  /// The columns that give the size of the noise: one of standard deviations, or one of floors and one of ceilings.
  public var noiseColumns: [String]?
  /// The seed of the noise.
  public var seed: Int?
  /// The time by which games have started whose players stay in their lineups, as it was given.
  public var at: String?
  /// How many entries have a different lineup than before; absent if no players stayed.
  public var changed: Int?
  /// Whether the search was completed: there are as many lineups as were asked for, or no such set is possible.
  public var complete: Bool
  /// What ended the search early.
  public var stoppedBy: BestTeamRecord.StopReason?
  /// Why there is no such set, in words.
  public var reason: String?
  /// A change that would make one possible.
  public var repair: String?

  /// Creates the record of what was asked for and how it ended.
  public init(asked: Int, uniques: Int, complete: Bool, stoppedBy: BestTeamRecord.StopReason?) {
    (self.asked, self.uniques, self.complete, self.stoppedBy) = (asked, uniques, complete, stoppedBy)
  }
}

/// How many lineups of a set include a player, or any player of a club or a group.
public struct ExposureRecord: Codable, Sendable, Equatable {
  /// The player as reports show them, or `club:LAL`, `group:Stars`.
  public var name: String
  /// The player's id; absent if there is none.
  public var id: String?
  /// The number of the player's data record; absent for clubs, groups and players with several rows.
  public var row: Int?
  /// The number of lineups.
  public var count: Int
  /// Its share of the lineups, to four decimal places.
  public var share: ExactDecimal
  /// The limits on the count.
  public var least, most: Int
  /// The expected ownership of the player in the contest, in per cent as in the file.
  public var ownership: ExactDecimal?
  /// What one lineup more or fewer would be worth at the bound: positive if the maximum binds, negative if the minimum
  /// does; absent if neither does.
  public var price: ExactDecimal?

  /// Creates the record of how often a player, club or group is in a set of lineups.
  public init(
    name: String, id: String? = nil, row: Int? = nil, count: Int, of lineups: Int, _ range: ClosedRange<Int>,
    price: ExactDecimal? = nil
  ) {
    (self.name, self.id, self.row, self.count, self.price) = (name, id, row, count, price)
    (least, most) = (range.lowerBound, range.upperBound)
    share = Self.share(count, of: lineups)
  }

  /// Returns a share to four decimal places, rounded down.
  public static func share(_ count: Int, of lineups: Int) -> ExactDecimal {
    ExactDecimal(lineups == 0 ? 0 : Int128(count * 10_000 / lineups), places: 4)
  }
}

/// What changed since the earlier run into the same folder.
public struct LineupsSinceRecord: Codable, Sendable, Equatable {
  /// How many of the present lineups were also there before.
  public var same: Int
  /// The previous total of the lineups.
  public var totalBefore: ExactDecimal
}

extension Snapshot {
  /// Notes what changed since an earlier run of lineups into the same folder. A run that repeats its predecessor on the
  /// same inputs repeats its words, so that the files stay the same.
  /// - Complexity: O(players in all lineups)
  public mutating func compareLineups(with earlier: Snapshot) {
    guard let before = earlier[LineupsContent.self], !before.lineups.isEmpty,
      var now = self[LineupsContent.self]
    else { return }
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
  /// The players, by id if there are ids, whatever the order of the file, with their multipliers.
  fileprivate var members: [String] {
    players.map { "\($0.id ?? $0.displayName)\u{0}\($0.times.map { "\($0.number)" } ?? "")" }.sorted()
  }
}

extension [TopTeamRecord] {
  /// The number of players in which each pair differs, ascending.
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
  /// Returns how many numbers are not among others; both are ascending.
  fileprivate func countOfMissing(in others: [Int]) -> Int {
    var (place, count) = (0, 0)
    for number in self {
      while place < others.count, others[place] < number { place += 1 }
      if place == others.count || others[place] != number { count += 1 }
    }
    return count
  }
}
