/// What those who are still to come can add at most, duty by duty.
///
/// Of the duties that count at least once the lowest is the base: all who have one of them are counted by it, and each of
/// the others adds the difference, however many have it. So one player does not bound both the captain and somebody else
/// who plays. Duties that count less are bases of their own.
struct DutyParts {
  /// What a player adds to one of the bounds.
  struct Part {
    /// By player in the order of the census.
    var skills: [Int128], costs: [Int128]
    /// By player whether they may have a duty of it.
    var isOpen: [Bool]
    /// Whether the others count from it.
    var isBase: Bool
  }

  /// By duty.
  private(set) var parts: [Part] = []
  private let counts: [Int]
  /// The duties that are counted by each base.
  private var members: [[Int]] = []

  /// The parts of the duties of a pool.
  /// - Complexity: O(players · duties).
  init(_ pool: CensusPool, _ question: CensusQuestion, order: [Int]) {
    counts = pool.duties.map(\.count)
    let large = pool.duties.indices.filter { pool.duties[$0].skill >= .one }
    let base = large.min { pool.duties[$0].skill < pool.duties[$1].skill }
    /// Whether a player finds a seat with a duty.
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

  /// How many are missing of each part, where so many have each duty; numbers behind those of duties mean nothing.
  func missing(_ duties: [Int]) -> [Int] {
    members.map { $0.reduce(0) { $0 + counts[$1] - duties[$1] } }
  }
}
