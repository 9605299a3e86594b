import Battle

/// A fighter as the snapshot holds them.
public struct FighterRecord: Codable, Sendable, Equatable {
  /// Their identity from run to run: the id, or side, number among namesakes and name.
  public var key: String
  /// The name as in the file.
  public var name: String
  /// The name as reports show it, if it differs: with the row that distinguishes namesakes.
  public var shownAs: String?
  /// The side.
  public var team: Side
  /// The overall rating.
  public var rating: Int
  /// Their state of life.
  public var state: LifeState
  /// The statistics by their names.
  public var statistics: StatisticsRecord
  /// The identifier, if the file has one.
  public var id: String?
  /// The file that contains them.
  public var file: String
  /// The number of the data record in that file, from 1; 0 if the files no longer contain them.
  public var row: Int

  /// Creates the record of a fighter.
  /// - Parameter mark: distinguishes them from namesakes; may be empty.
  public init(_ fighter: Fighter, key: FighterKey, mark: String) {
    self.key = key.description
    name = fighter.name
    shownAs = mark.isEmpty ? nil : "\(fighter.name) (\(mark))"
    team = fighter.side
    rating = fighter.statistics.overallRating
    state = fighter.state
    statistics = StatisticsRecord(fighter.statistics)
    id = fighter.id
    file = fighter.file
    row = fighter.row
  }

  /// Returns the records of a whole roster.
  /// - Parameter all: the fighters including hidden ones; `nil` if none are hidden.
  public static func all(_ fighters: [Fighter], among all: [Fighter]? = nil) -> [FighterRecord] {
    let identities = zip(keys(of: fighters), disambiguators(for: fighters, among: all))
    return zip(fighters, identities).map { fighter, identity in
      FighterRecord(fighter, key: identity.0, mark: identity.1)
    }
  }

  /// The name as reports show it.
  public var displayName: String { shownAs ?? name }

  /// The rank.
  public var rank: Int { statistics.rank }

  /// The fighter; `nil` if a damaged snapshot holds a value that is impossible for a fighter.
  public var fighter: Fighter? {
    statistics.statistics.map {
      Fighter(name: name, side: team, statistics: $0, state: state, id: id, file: file, row: row)
    }
  }

  /// Returns whether both records agree about one fighter, even if the row has moved.
  func isUnchanged(since earlier: FighterRecord) -> Bool {
    var earlier = earlier
    (earlier.file, earlier.row, earlier.shownAs) = (file, row, shownAs)
    return self == earlier
  }
}

/// The eight statistics as the snapshot holds them, each from 1 to 10.
public struct StatisticsRecord: Codable, Sendable, Equatable {
  /// The values, in the order of ``Statistic``.
  public var strength, intelligence, speed, endurance, rank, courage, firepower, skill: Int

  init(_ statistics: Statistics) {
    strength = statistics[.strength]
    intelligence = statistics[.intelligence]
    speed = statistics[.speed]
    endurance = statistics[.endurance]
    rank = statistics[.rank]
    courage = statistics[.courage]
    firepower = statistics[.firepower]
    skill = statistics[.skill]
  }

  /// The values in the order of ``Statistic``.
  public var values: [Int] {
    [strength, intelligence, speed, endurance, rank, courage, firepower, skill]
  }

  /// The statistics; `nil` if one is out of range.
  var statistics: Statistics? {
    values.allSatisfy(Statistic.range.contains) ? Statistics(values) : nil
  }
}
