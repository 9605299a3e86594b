import Tables

/// The duties of the members of a team where not all count alike: captain, starters, bench positions, or slots with
/// multipliers.
///
/// Only what changes a total is a duty. A vice-captain who counts once and the order of a bench that does not count are
/// assigned afterwards (``LinedUpTeam``), otherwise every team would tie with itself.
public struct DutyPlan: Sendable, Hashable {
  /// A group of members who count alike.
  public struct Duty: Sendable, Hashable {
    /// A kind of duty.
    public enum Part: Sendable, Hashable {
      /// Captain, or captain and vice-captain where both count the same.
      case captain
      /// Vice-captain.
      case viceCaptain
      /// In the lineup.
      case playing
      /// On the bench.
      case bench
    }

    /// The kind of duty.
    public var part: Part
    /// The number of members with this duty.
    public var count: Int
    /// The multiplier of their skill.
    public var skill: DecimalNumber
    /// The multiplier of their cost.
    public var cost = DecimalNumber.one
    /// The positions on the bench, from 1.
    public var places: [Int] = []
  }

  /// A seat in the lineup, on the bench or in a list of slots.
  public struct Seat: Sendable, Hashable {
    /// Its name; `nil` if it has none.
    public var name: String?
    /// A bit for each role of the rules that may fill it; `nil` for any role.
    public var roles: UInt64?
    /// The number of players that it holds.
    public var count: ClosedRange<Int>
    /// Its first position on the bench, from 1; 0 for a seat in the lineup.
    public var bench = 0
  }

  /// The seats that the players of some duties fill together, one each.
  public struct Arrangement: Sendable, Hashable {
    /// The duties, by their index.
    public var duties: [Int]
    /// The seats.
    public var seats: [Seat]
  }

  /// The duties; every member has one.
  public private(set) var duties: [Duty] = []
  /// The seats that they fill; duties that are in no arrangement may fill any.
  public private(set) var arrangements: [Arrangement] = []
  /// The decimal places of the multipliers of skills, and of those of costs.
  public private(set) var skillPlaces = 0, costPlaces = 0

  /// The maximum number of seats per arrangement: the number of conditions doubles with each.
  static let mostSeats = 12

  /// Derives the duties from the rules; `nil` where all members count alike.
  /// - Complexity: O(roles + bench).
  public init?(_ rules: Rules) {
    if rules.hasMultipliers {
      addSlots(of: rules)
    } else if rules.captain != nil || rules.lineup != nil {
      addLineup(of: rules)
    } else {
      return nil
    }
    skillPlaces = duties.map { $0.skill.normalised.places }.max() ?? 0
    costPlaces = duties.map { $0.cost.normalised.places }.max() ?? 0
  }

  /// Slots with the same multipliers are one duty: which of its members fills which slot changes nothing.
  private mutating func addSlots(of rules: Rules) {
    var groups: [(duty: Duty, seats: [Seat])] = []
    let fixed = rules.roles.filter(\.hasMultipliers).reduce(0) { $0 + $1.count.upperBound }
    for (index, role) in rules.roles.enumerated() {
      let seat = Seat(name: role.name, roles: 1 << UInt64(index), count: role.count)
      let same = groups.firstIndex { $0.duty.skill == role.skill && $0.duty.cost == role.cost }
      let number = same ?? groups.count
      if same == nil {
        groups.append((Duty(part: .playing, count: 0, skill: role.skill, cost: role.cost), []))
      }
      groups[number].seats.append(seat)
      if role.hasMultipliers { groups[number].duty.count += role.count.upperBound }
    }
    for (index, group) in groups.enumerated() {
      duties.append(group.duty)
      if group.duty.count == 0 { duties[index].count = max(0, rules.size - fixed) }
      arrangements.append(Arrangement(duties: [index], seats: group.seats))
    }
  }

  /// Adds captain, vice-captain and the other players of the lineup, then the bench.
  private mutating func addLineup(of rules: Rules) {
    var left = rules.lineup?.size ?? rules.size
    func add(_ part: Duty.Part, _ count: Int, _ times: DecimalNumber) {
      guard count > 0 else { return }
      duties.append(Duty(part: part, count: count, skill: times))
      left -= count
    }
    if let captain = rules.captain {
      let isShared = captain.countsVice && captain.viceTimes == captain.times
      add(.captain, isShared ? 2 : 1, captain.times)
      if captain.countsVice, !isShared { add(.viceCaptain, 1, captain.viceTimes) }
    }
    add(.playing, left, .one)
    guard let lineup = rules.lineup else { return }
    if !lineup.roles.isEmpty {
      let seats = rules.roles.enumerated().map { index, role in
        Seat(name: role.name, roles: 1 << UInt64(index), count: lineup.count(of: role))
      }
      arrangements.append(Arrangement(duties: Array(duties.indices), seats: seats))
    }
    addBench(of: rules, beside: lineup)
  }

  /// Bench positions with the same weight are one duty.
  private mutating func addBench(of rules: Rules, beside lineup: LineupRule) {
    var groups: [(weight: DecimalNumber, seats: [Seat])] = []
    var (place, keyed): (Int, UInt64) = (1, 0)
    func add(_ weight: DecimalNumber, _ name: String?, _ roles: UInt64?, _ count: Int) {
      guard count > 0 else { return }
      let seat = Seat(name: name, roles: roles, count: count...count, bench: place)
      place += count
      if let same = groups.firstIndex(where: { $0.weight == weight }) {
        groups[same].seats.append(seat)
      } else {
        groups.append((weight, [seat]))
      }
    }
    for own in rules.bench.roles {
      guard let index = rules.roles.firstIndex(where: { $0.name.lowercased() == own.role.lowercased() })
      else { continue }
      keyed |= 1 << UInt64(index)
      let role = rules.roles[index]
      add(
        own.weight, role.name, 1 << UInt64(index), role.count.lowerBound - lineup.count(of: role).lowerBound)
    }
    let others: UInt64? = keyed == 0 ? nil : (1 << UInt64(rules.roles.count) - 1) & ~keyed
    for weight in rules.bench.order { add(weight, nil, others, 1) }
    add(.zero, nil, others, rules.size - lineup.size - (place - 1))
    for group in groups {
      let count = group.seats.reduce(0) { $0 + $1.count.upperBound }
      if group.seats.contains(where: { $0.roles != nil }) {
        arrangements.append(Arrangement(duties: [duties.count], seats: group.seats))
      }
      let places = group.seats.flatMap { Array($0.bench..<($0.bench + $0.count.upperBound)) }
      duties.append(Duty(part: .bench, count: count, skill: group.weight, places: places))
    }
  }
}
