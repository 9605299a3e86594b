import Synchronization

/// The best teams found so far by skill and cost, at most `capacity`, shared by all workers.
///
/// Once it is full, only teams strictly better than its worst in skill or cost are taken: of the teams that
/// share the worst one's totals, of which there may be 10^13, it holds some, of better ones all.
final class Shortlist<Value: WholeNumber>: TeamCollector {
  private let kept: Mutex<LargestValues<Entry>>
  private let changes = Atomic<Int>(0)

  /// An empty list of at most `capacity` teams.
  init(capacity: Int) {
    kept = Mutex(LargestValues(capacity: capacity))
  }

  /// The teams, in no particular order.
  var teams: [FoundTeam<Value>] { kept.withLock { $0.values.map(\.team) } }

  var version: Int { changes.load(ordering: .relaxed) }

  /// The totals of the worst team of a full list.
  var threshold: (skill: Value, cost: Value)? {
    kept.withLock { $0.threshold.map { ($0.team.skill, $0.team.cost) } }
  }

  func offer(_ team: FoundTeam<Value>) {
    let isFull = kept.withLock { kept in
      kept.insert(Entry(team: team))
      return kept.threshold != nil
    }
    if isFull { changes.wrappingAdd(1, ordering: .relaxed) }
  }

  /// A team; greater the better it is.
  private struct Entry: Comparable {
    var team: FoundTeam<Value>

    @inline(__always)
    static func < (left: Self, right: Self) -> Bool { right.team.isBetter(than: left.team) }

    static func == (left: Self, right: Self) -> Bool {
      left.team.skill == right.team.skill && left.team.cost == right.team.cost
    }
  }
}

extension FoundTeam {
  /// Whether it has more skill, or as much at less cost.
  @inline(__always)
  func isBetter(than other: FoundTeam) -> Bool {
    skill != other.skill ? skill > other.skill : cost < other.cost
  }
}
