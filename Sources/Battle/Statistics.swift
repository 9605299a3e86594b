/// The eight statistics of a fighter, in the order of an input line.
public enum Statistic: String, CaseIterable, Sendable, Hashable {
  /// Counts towards the overall rating; a large deficit makes a fighter run away.
  case strength
  /// Counts towards the overall rating.
  case intelligence
  /// Counts towards the overall rating.
  case speed
  /// Counts towards the overall rating.
  case endurance
  /// Decides who faces whom.
  case rank
  /// A large deficit makes a fighter run away.
  case courage
  /// Counts towards the overall rating.
  case firepower
  /// Wins a fight when it is far above the opponent's.
  case skill

  /// The values that each may have.
  public static let range = 1...10
  /// The statistics whose sum is the overall rating.
  public static let rated: [Statistic] = [.strength, .intelligence, .speed, .endurance, .firepower]
}

/// The eight statistics of one fighter.
public struct Statistics: Sendable, Hashable {
  private var values: [Int]

  /// Statistics from their values.
  /// - Parameter values: one for each case of ``Statistic``, in that order, each in ``Statistic/range``.
  public init(_ values: [Int]) {
    precondition(values.count == Statistic.allCases.count, "a fighter has eight statistics")
    precondition(values.allSatisfy(Statistic.range.contains), "a statistic is a number from 1 to 10")
    self.values = values
  }

  /// The value of one of the eight.
  public subscript(statistic: Statistic) -> Int {
    get { values[statistic.index] }
    set {
      precondition(Statistic.range.contains(newValue), "a statistic is a number from 1 to 10")
      values[statistic.index] = newValue
    }
  }

  /// The sum of strength, intelligence, speed, endurance and firepower: 5 to 50.
  public var overallRating: Int { Statistic.rated.reduce(0) { $0 + self[$1] } }
}

extension Statistic {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self)! }
}
