import Tables

/// The duties that the members of a team have where not all count alike: captain, starters, places on the bench, or slots
/// that count several times.
///
/// Only what changes a total is a duty: the vice-captain who counts once and the order of a bench that counts nothing are
/// named afterwards (``LinedUpTeam``), else every team would tie with itself.
public struct DutyPlan: Sendable, Hashable {
  /// Members who count alike.
  public struct Duty: Sendable, Hashable {
    /// What they do.
    public enum Part: Sendable, Hashable {
      /// They are captain, or captain and vice-captain where both count the same.
      case captain
      /// They are vice-captain.
      case viceCaptain
      /// They play.
      case playing
      /// They sit on the bench.
      case bench
    }

    /// What they do.
    public var part: Part
    /// How many have it.
    public var count: Int
    /// How many times their skill counts.
    public var skill: DecimalNumber
    /// How many times their cost counts.
    public var cost = DecimalNumber.one
    /// The places on the bench, from 1.
    public var places: [Int] = []
  }

  /// A place of the field, the bench or a list of slots.
  public struct Seat: Sendable, Hashable {
    /// Its name; `nil` for one that has none.
    public var name: String?
    /// A bit for each role of the rules that may take it; `nil` for anyone.
    public var roles: UInt64?
    /// How many take it.
    public var count: ClosedRange<Int>
    /// Its first place on the bench, from 1; 0 for a place on the field.
    public var bench = 0
  }

  /// Seats that those of some duties take together, each of them one.
  public struct Arrangement: Sendable, Hashable {
    /// The duties, by their index.
    public var duties: [Int]
    /// The seats.
    public var seats: [Seat]
  }

  /// The duties; every member has one.
  public private(set) var duties: [Duty] = []
  /// Which seats they take; duties that stand in none of these take any.
  public private(set) var arrangements: [Arrangement] = []
  /// Digits behind the point of the multipliers of skills, and of those of costs.
  public private(set) var skillPlaces = 0, costPlaces = 0

  /// The most seats of one arrangement: the rules that they amount to double with each.
  static let mostSeats = 12

  /// The duties that rules ask for; `nil` where all members count alike.
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

  /// Slots of the same multipliers are one duty: who of its members takes which changes nothing.
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

  /// Captain, vice-captain and the others who play, then the bench.
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

  /// Places that count the same are one duty.
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
