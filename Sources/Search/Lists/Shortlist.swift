import Synchronization

/// The best teams found so far by skill and cost, at most `capacity`, shared by all workers.
///
/// Once it is full, only teams strictly better than its worst in skill or cost are taken: of the teams that
/// share the worst one's totals, of which there may be 10^13, it holds some, of better ones all.
final class Shortlist<Value: WholeNumber>: Sendable {
  private let kept: Mutex<Kept>
  private let changes = Atomic<Int>(0)

  /// An empty list of at most `capacity` teams with so many `members` besides the given ones.
  init(capacity: Int, members: Int) {
    kept = Mutex(Kept(capacity: capacity, size: members))
  }

  /// The teams as ranks, in no particular order, found in a search of `core`.
  func teams(of core: Core<Value>) -> [FoundTeam<Value>] {
    kept.withLock { kept in
      kept.best.values.map { entry in
        FoundTeam(ranks: core.team(kept.members(of: entry.slot)), skill: entry.skill, cost: entry.cost)
      }
    }
  }

  /// Takes the teams of a search.
  var collector: TeamCollector<Value> {
    TeamCollector(
      version: { self.changes.load(ordering: .relaxed) },
      threshold: { self.threshold },
      offer: { self.offer($0, skill: $1, cost: $2) })
  }

  /// The totals of the worst team of a full list.
  var threshold: (skill: Value, cost: Value)? {
    kept.withLock { $0.best.threshold.map { ($0.skill, $0.cost) } }
  }

  private func offer(_ positions: UnsafeMutableBufferPointer<Int32>, skill: Value, cost: Value) {
    let members = Members(positions: positions)
    let isFull = kept.withLock { kept in
      kept.insert(members, skill: skill, cost: cost)
      return kept.best.threshold != nil
    }
    if isFull { changes.wrappingAdd(1, ordering: .relaxed) }
  }

  /// A worker's own memory of the team it offers: only read, and only until it goes on.
  private struct Members: @unchecked Sendable {
    let positions: UnsafeMutableBufferPointer<Int32>
  }

  /// Totals in a heap, members beside it in one array: moving up and down costs no reference counting.
  private struct Kept {
    var best: LargestValues<Entry>
    private let size: Int
    private var memory: [Int32] = []

    init(capacity: Int, size: Int) {
      best = LargestValues(capacity: capacity)
      self.size = size
    }

    func members(of slot: Int32) -> ArraySlice<Int32> {
      memory[Int(slot) * size..<(Int(slot) + 1) * size]
    }

    mutating func insert(_ members: Members, skill: Value, cost: Value) {
      var entry = Entry(skill: skill, cost: cost, slot: Int32(best.values.count))
      if let worst = best.threshold {
        guard worst < entry else { return }
        entry.slot = worst.slot
        let start = Int(worst.slot) * size
        for index in 0..<size { memory[start + index] = members.positions[index] }
      } else {
        memory.append(contentsOf: members.positions)
      }
      best.insert(entry)
    }
  }

  /// A team's totals and where its members are; greater the better it is.
  private struct Entry: Comparable {
    var skill: Value
    var cost: Value
    var slot: Int32

    @inline(__always)
    static func < (left: Self, right: Self) -> Bool {
      left.skill != right.skill ? left.skill < right.skill : left.cost > right.cost
    }

    static func == (left: Self, right: Self) -> Bool {
      left.skill == right.skill && left.cost == right.cost
    }
  }
}
