/// The most that the players still to come can add, duty by duty.
///
/// Among the duties that count at least once, the lowest is the base: the base counts everyone with one of these
/// duties, and each of the other duties adds its difference, for as many players as have it. So a bound does not use
/// one player both as captain and as another player in the lineup. Duties that count less are bases of their own.
struct DutyParts {
  /// The amounts that each player adds to one of the bounds.
  struct Part {
    /// For each player in the order of the census.
    var skills: [Int128], costs: [Int128]
    /// For each player, whether they may have one of its duties.
    var isOpen: [Bool]
    /// Whether other duties are measured from it.
    var isBase: Bool
  }

  /// The parts, by duty.
  private(set) var parts: [Part] = []
  private let counts: [Int]
  /// The duties that each base counts.
  private var members: [[Int]] = []

  /// Creates the parts of the duties of a pool.
  /// - Complexity: O(players · duties).
  init(_ pool: CensusPool, _ question: CensusQuestion, order: [Int]) {
    counts = pool.duties.map(\.count)
    let large = pool.duties.indices.filter { pool.duties[$0].skill >= .one }
    let base = large.min { pool.duties[$0].skill < pool.duties[$1].skill }
    /// Returns whether a player finds a seat with a duty.
    func mayHave(_ duty: Int, _ player: Int) -> Bool {
      pool.arrangements.indices.allSatisfy {
        !pool.arrangements[$0].duties.contains(duty) || pool.seats(of: $0, for: player) != 0
      }
    }
    for duty in pool.duties.indices {
      let isOpen = order.map { player in
        duty == base ? large.contains { mayHave($0, player) } : mayHave(duty, player)
      }
      let own = (
        skills: order.map { pool.skill(of: $0, duty: duty, for: question) },
        costs: order.map { pool.cost(of: $0, duty: duty, for: question) }
      )
      guard let base, base != duty, large.contains(duty) else {
        parts.append(Part(skills: own.skills, costs: own.costs, isOpen: isOpen, isBase: true))
        members.append(base == duty ? large : [duty])
        continue
      }
      let less = order.map { pool.skill(of: $0, duty: base, for: question) }
      let cheaper = order.map { pool.cost(of: $0, duty: base, for: question) }
      parts.append(
        Part(
          skills: zip(own.skills, less).map { $0 - $1 }, costs: zip(own.costs, cheaper).map { $0 - $1 },
          isOpen: isOpen, isBase: false))
      members.append([duty])
    }
  }

  /// Returns how many players each part is missing, by how many have each duty; numbers after the duties are ignored.
  func missing(_ duties: [Int]) -> [Int] {
    members.map { $0.reduce(0) { $0 + counts[$1] - duties[$1] } }
  }
}
