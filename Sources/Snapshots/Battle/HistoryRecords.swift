import Battle

/// A war of the past.
public struct WarRecord: Codable, Sendable, Equatable {
  /// Its number in the history, from 1.
  public var war: Int
  /// Who faced whom: `face-off` or `same-rank`.
  public var policy: Policy.Name
  /// The date of the run, if one was asked for.
  public var date: String?
  /// The side that eliminated more opponents.
  public var winner: WinnerRecord
  /// Whether it destroyed everyone.
  public var annihilation: Bool
  /// The fights.
  public var fights: [FightRecord]
}

/// The history of one fighter in numbers.
public struct TallyRecord: Codable, Sendable, Equatable {
  /// Their identity from run to run.
  public var key: String
  /// The name in the last fight.
  public var name: String
  /// The side in the last fight.
  public var team: String
  /// Fights in all.
  public var battles = 0
  /// Fights that they won.
  public var wins = 0
  /// Fights that the opponent won.
  public var losses = 0
  /// Fights that destroyed both.
  public var ties = 0

  /// Returns the tallies of all who fought: most wins first, then fewest losses, then the order of their first fights.
  /// - Complexity: O(fights + fighters · log fighters).
  public static func all(of history: some Sequence<WarRecord>) -> [TallyRecord] {
    var tallies: [TallyRecord] = []
    var places: [String: Int] = [:]
    for fight in history.flatMap(\.fights) {
      for side in Side.allCases {
        let (key, name) =
          side == .autobots ? (fight.autobotKey, fight.autobot) : (fight.decepticonKey, fight.decepticon)
        let place = places[key, default: tallies.count]
        if place == tallies.count {
          places[key] = place
          tallies.append(TallyRecord(key: key, name: name, team: side.rawValue))
        }
        (tallies[place].name, tallies[place].team) = (name, side.rawValue)
        tallies[place].count(fight.winner, for: side)
      }
    }
    return tallies.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      return (right.wins, left.losses, one.offset) < (left.wins, right.losses, other.offset)
    }.map(\.element)
  }

  private mutating func count(_ winner: WinnerRecord, for side: Side) {
    battles += 1
    switch winner.side {
    case side: wins += 1
    case nil: ties += 1
    default: losses += 1
    }
  }
}

/// A fighter's key in earlier rounds and their present key.
public struct KeyChangeRecord: Codable, Sendable, Equatable {
  /// The key in the earlier lives.
  public var former: String
  /// The key from this run on.
  public var present: String

  /// Returns the records of changes, in the order of the former keys.
  static func all(_ changes: [FighterKey: FighterKey]) -> [KeyChangeRecord] {
    changes.map { KeyChangeRecord(former: $0.description, present: $1.description) }
      .sorted { $0.former < $1.former }
  }
}

/// The lives at the beginning of the next war by rank.
public struct LivesRecord: Codable, Sendable, Equatable {
  /// The number of the last battle by rank.
  public var battles: Int
  /// All fighters who ever took part, with their states.
  public var fighters: [FighterRecord]

  /// Creates the lives after a war.
  init(battles: Int, fighters: [FighterRecord]) {
    self.battles = battles
    self.fighters = fighters
  }

  /// Creates the record of lives.
  init(_ lives: SavedWar) {
    battles = lives.battles
    let keyed = zip(lives.fighters, lives.keys).map { fighter, key in
      var fighter = fighter
      fighter.key = key
      return fighter
    }
    fighters = FighterRecord.all(keyed)
  }

  /// The battle numbers that every JSON reader holds exactly; no game comes near the largest.
  private static let believable = 0...(1 << 53)

  /// The lives themselves; `nil` if a damaged snapshot has a fighter with impossible values, two with the same key, or
  /// an impossible number of battles.
  public var lives: SavedWar? {
    guard Self.believable.contains(battles) else { return nil }
    let known = fighters.compactMap(\.fighter)
    guard known.count == fighters.count, Set(fighters.map(\.key)).count == fighters.count else { return nil }
    return SavedWar(battles: battles, fighters: known, keys: fighters.map { FighterKey($0.key) })
  }
}
