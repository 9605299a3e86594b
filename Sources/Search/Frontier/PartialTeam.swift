/// The totals of partial teams in one state, reduced by one of two rules: ``Undominated`` or ``Counted``.
protocol PartialTeam<Value>: Sendable {
  associatedtype Value: WholeNumber
  var cost: Value { get }
  var skill: Value { get }
  /// The totals of no players.
  static var empty: Self { get }
  init(row: Int32, skill: Value, cost: Value)
  func joined(by player: Self) -> Self
  /// Absorbs `next`, which comes right after in a list; false where both are kept.
  mutating func absorb(_ next: Self) -> Bool
  /// The order of a list: cheaper first, on equal cost more skilled first.
  func isBefore(_ other: Self) -> Bool
}

/// Keeps the undominated totals, and of equal ones the team whose rows come first, as far as its marks tell.
struct Undominated<Value: WholeNumber>: PartialTeam, Equatable {
  var cost: Value
  var skill: Value
  var members = MemberMarks()

  static var empty: Undominated { Undominated(cost: 0, skill: 0) }
}

extension Undominated {
  init(row: Int32, skill: Value, cost: Value) {
    self.init(cost: cost, skill: skill, members: MemberMarks(Int(row)))
  }

  /// Whether this is the better team: more skill, then less cost, then the first rows.
  func isBetter(than other: Undominated) -> Bool {
    if skill != other.skill { return skill > other.skill }
    return cost != other.cost ? cost < other.cost : members.bits > other.members.bits
  }

  @inline(__always)
  func joined(by player: Undominated) -> Undominated {
    Undominated(
      cost: cost &+ player.cost, skill: skill &+ player.skill, members: members.union(player.members))
  }

  @inline(__always)
  mutating func absorb(_ next: Undominated) -> Bool { next.skill <= skill }

  @inline(__always)
  func isBefore(_ other: Undominated) -> Bool {
    cost != other.cost ? cost < other.cost : isBetter(than: other)
  }
}

/// Adds the counts: different totals, and how many choices of members have them.
struct Counted<Value: WholeNumber>: PartialTeam, Equatable {
  var cost: Value
  var skill: Value
  /// The number of choices. It does not overflow as long as the choices of a whole team fit into 128 bits.
  var count: UInt128

  static var empty: Counted { Counted(cost: 0, skill: 0, count: 1) }
}

extension Counted {
  init(row: Int32, skill: Value, cost: Value) {
    self.init(cost: cost, skill: skill, count: 1)
  }

  @inline(__always)
  func joined(by player: Counted) -> Counted {
    Counted(cost: cost &+ player.cost, skill: skill &+ player.skill, count: count)
  }

  @inline(__always)
  func isBefore(_ other: Counted) -> Bool {
    cost != other.cost ? cost < other.cost : skill > other.skill
  }

  @inline(__always)
  mutating func absorb(_ next: Counted) -> Bool {
    guard next.skill == skill, next.cost == cost else { return false }
    count &+= next.count
    return true
  }
}

/// The totals that can still become those of a wanted team.
struct TotalsFilter<Value: WholeNumber> {
  /// The price of a unit of skill, and of cost.
  var skillPrice, costPrice: Value
  /// The least weight at these prices.
  var weight: Value
  var lowestCost, highestCost: Value
}

// MARK: - Lists

extension Array where Element: PartialTeam {
  /// These totals and those of `others`, each with `player` added, as far as the filter admits them. Both lists are in
  /// order, which adding a player keeps, so that one pass merges them. (Nemhauser and Ullmann 1969.)
  func merged(
    with others: [Element], joinedBy player: Element = .empty, keeping filter: TotalsFilter<Element.Value>
  ) -> [Element] {
    Array(unsafeUninitializedCapacity: count + others.count) { merged, end in
      withUnsafeBufferPointer { present in
        others.withUnsafeBufferPointer { joining in
          end = filter.merge(present, joining, with: player, into: merged)
        }
      }
    }
  }
}

extension TotalsFilter {
  /// - Returns: the number of totals kept.
  fileprivate func merge<Team: PartialTeam>(
    _ present: UnsafeBufferPointer<Team>, _ joining: UnsafeBufferPointer<Team>, with player: Team,
    into merged: UnsafeMutableBufferPointer<Team>
  ) -> Int where Team.Value == Value {
    let (presentPlaces, joiningPlaces) = (
      places(in: present, shiftedBy: 0), places(in: joining, shiftedBy: player.cost)
    )
    var (next, joined, end) = (presentPlaces.lowerBound, joiningPlaces.lowerBound, 0)
    let (nextEnd, joinedEnd) = (presentPlaces.upperBound, joiningPlaces.upperBound)
    while next < nextEnd || joined < joinedEnd {
      var team: Team
      if joined == joinedEnd {
        team = present[next]
        next &+= 1
      } else {
        team = joining[joined].joined(by: player)
        if next < nextEnd, present[next].isBefore(team) {
          team = present[next]
          next &+= 1
        } else {
          joined &+= 1
        }
      }
      guard skillPrice &* team.skill &- costPrice &* team.cost >= weight else { continue }
      if end > 0, merged[end &- 1].absorb(team) { continue }
      merged.initializeElement(at: end, to: team)
      end &+= 1
    }
    return end
  }

  /// The places at which the cost, with that of a player, is allowed.
  private func places<Team: PartialTeam>(
    in list: UnsafeBufferPointer<Team>, shiftedBy cost: Value
  ) -> Range<Int> where Team.Value == Value {
    let first = partitionPoint(0, list.count) { list[$0].cost >= lowestCost - cost }
    return first..<partitionPoint(first, list.count) { list[$0].cost > highestCost - cost }
  }

  static var everything: TotalsFilter {
    TotalsFilter(skillPrice: 0, costPrice: 0, weight: 0, lowestCost: .min / 4, highestCost: .max / 2)
  }
}
