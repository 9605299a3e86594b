/// How a war pairs its fighters.
public enum Policy: Sendable, Hashable {
  /// Both sides sorted by rank and paired one to one: 10 first, or 1 first when `ascending`. Every fighter is new,
  /// whatever a file says.
  case faceOff(ascending: Bool)
  /// One pair for each rank, rank 1 first: the first living Autobot and the first living Decepticon of that
  /// rank.
  case sameRank

  /// The name on the command line and in snapshots.
  public var name: Name {
    switch self {
    case .faceOff: .faceOff
    case .sameRank: .sameRank
    }
  }

  /// The names of the policies.
  public enum Name: String, Codable, CaseIterable, Sendable {
    /// ``Policy/faceOff(ascending:)``
    case faceOff = "face-off"
    /// ``Policy/sameRank``
    case sameRank = "same-rank"
  }
}

/// An Autobot and a Decepticon who face each other, by their indices in the roster.
public struct Pair: Sendable, Hashable {
  /// The Autobot.
  public var autobot: Int
  /// The Decepticon.
  public var decepticon: Int
}

extension Policy {
  /// Returns the indices of `fighters` by rank, those of equal rank in input order.
  public func byRank(_ fighters: [Fighter]) -> [Int] {
    let descends = self == .faceOff(ascending: false)
    return fighters.indices.sorted { one, other in
      let (left, right) = (fighters[one].rank, fighters[other].rank)
      return left == right ? one < other : (left < right) != descends
    }
  }

  /// Returns the pairs of opponents, in the order of the fights.
  public func pairs(of fighters: [Fighter]) -> [Pair] {
    let ranked = byRank(fighters)
    let autobots = ranked.filter { fighters[$0].side == .autobots }
    let decepticons = ranked.filter { fighters[$0].side == .decepticons }
    switch self {
    case .faceOff: return zip(autobots, decepticons).map(Pair.init)
    case .sameRank:
      return Statistic.range.compactMap { rank in
        func firstLiving(_ side: [Int]) -> Int? {
          side.first { fighters[$0].rank == rank && fighters[$0].state.isLiving }
        }
        guard let autobot = firstLiving(autobots), let decepticon = firstLiving(decepticons) else {
          return nil
        }
        return Pair(autobot: autobot, decepticon: decepticon)
      }
    }
  }
}
