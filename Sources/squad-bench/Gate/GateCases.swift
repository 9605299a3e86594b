import Chance
import Search

/// What a change to the search must not make worse: every family of pools without rules and with one that excludes
/// nothing, every built-in game on generated pools and on given ones.
///
/// Each case asks one question about one problem and ends when its patience does; `compare-results` compares two runs.
enum GateCases {
  /// - Parameter folder: a folder of real pools, if there is one.
  static func cases(realPools folder: String?) -> [BenchmarkCase] {
    families() + games() + (folder.map { realGames(in: $0) } ?? [])
  }

  /// The questions asked for each team and pool size.
  private static let grid: [(kinds: [GateKind], sizes: [Int], counts: [Int])] = [
    ([.best], [5, 15], [1_000, 10_000, 100_000, 1_000_000]),
    ([.stopped], [5, 15], [1_000, 1_000_000]),
    ([.best, .stopped], [72], [400]),
    ([.list(150), .list(10_000)], [5, 15], [1_000]),
    ([.list(150), .list(10_000)], [5], [100_000]),
    ([.curve], [5, 15], [1_000, 10_000]),
    ([.ranks], [5, 15], [100, 1_000]),
    ([.worth], [5, 15], [1_000]),
  ]

  private static func families() -> [BenchmarkCase] {
    [false, true].flatMap { isRuled in
      InstanceFamily.allCases.flatMap { family in
        grid.flatMap { kinds, sizes, counts in
          sizes.flatMap { size in
            counts.flatMap { GatePool(family, size: size, count: $0, isRuled: isRuled).cases(kinds) }
          }
        }
      }
    }
  }

  private static func games() -> [BenchmarkCase] {
    GamePool.rules.flatMap { rules in
      [150, 1_000].flatMap { count in
        GatePool(GamePool(rules, count: count)).cases(GateKind.all)
      } + GatePool(GamePool(rules, count: 100_000)).cases([.best, .stopped])
    }
  }

  private static func realGames(in folder: String) -> [BenchmarkCase] {
    GamePool.real(in: folder).flatMap { GatePool($0).cases(GateKind.all) }
  }
}

/// The kinds of questions.
enum GateKind {
  case best
  /// The best team, when the search is stopped after a second.
  case stopped
  case list(Int)
  case curve
  case ranks
  case worth

  static let all: [GateKind] = [.best, .stopped, .list(150), .list(10_000), .curve, .ranks, .worth]

  var name: String {
    switch self {
    case .best: "best"
    case .stopped: "stopped"
    case .list(let count): "list=\(count)"
    case .curve: "curve"
    case .ranks: "ranks"
    case .worth: "worth"
    }
  }

  /// The time after which a round is given up.
  var patience: Duration {
    switch self {
    case .best: .seconds(10)
    case .stopped: .seconds(1)
    case .list, .curve, .ranks, .worth: .seconds(5)
    }
  }

  /// How far the ranked teams fall short of the best skill, in per mille.
  private static let shortfalls: [Int128] = [0, 5, 50, 300]

  /// Whether the question needs a proved best team.
  var needsBest: Bool {
    switch self {
    case .ranks, .worth: true
    case .best, .stopped, .list, .curve: false
    }
  }

  /// Asks the question once.
  /// - Parameter best: the best team, if ``needsBest``.
  func ask(_ question: GateQuestion, best: Answer?) -> GateOutcome {
    let limits = Limits(stop: StopSignal(after: patience))
    switch self {
    case .best, .stopped: return GateOutcome(question.best(limits))
    case .list(let count): return GateOutcome(question.list(count, limits))
    case .curve: return GateOutcome(question.curve(limits))
    case .ranks:
      guard let best else { return .withoutBest }
      let skills = Self.shortfalls.map { best.skill - best.skill * $0 / 1_000 }
      return GateOutcome(question.ranks(of: skills, best: best, limits))
    case .worth:
      guard let best else { return .withoutBest }
      return GateOutcome(question.worth(best: best, limits))
    }
  }
}
