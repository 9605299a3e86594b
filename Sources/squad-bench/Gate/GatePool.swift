import Chance
import Search

/// A named problem, created when a case begins and discarded when it ends.
struct GatePool {
  private let name: String
  private let question: () -> GateQuestion

  /// Takes a random pool at the middle budget; the rule, a minimum spend of 1, excludes no team, because every player
  /// costs at least that.
  init(_ family: InstanceFamily, size: Int, count: Int, isRuled: Bool) {
    name = "\(isRuled ? "ruled" : "plain")/\(family.rawValue)/k=\(size)/n=\(count)"
    question = {
      let pool = family.pool(count: count, seed: 1)
      var problem = Problem(
        skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size,
        budget: Int128(InstanceFamily.budget(costs: pool.costs, size: size, tightness: 0.5)))
      problem.leastCost = isRuled ? 1 : nil
      return GateQuestion(problem: problem)
    }
  }

  /// Takes a pool for a built-in game.
  init(_ game: GamePool) {
    name = game.name
    question = { GateQuestion(problem: game.problem()) }
  }

  /// Returns the questions as cases.
  func cases(_ kinds: [GateKind]) -> [BenchmarkCase] {
    kinds.map { kind in
      let running = RunningQuestion(kind, question)
      var result = BenchmarkCase(
        name: "gate/\(name)/\(kind.name)", subject: .init(name: kind.name) { running.ask() })
      result.prepare = running.prepare
      result.finish = running.finish
      result.outcome = { running.outcome }
      return result
    }
  }

  /// A question while its case is running.
  private final class RunningQuestion {
    private let kind: GateKind
    private let make: () -> GateQuestion
    private var question: GateQuestion?
    private var best: Answer?
    private(set) var outcome: GateOutcome?

    init(_ kind: GateKind, _ make: @escaping () -> GateQuestion) {
      self.kind = kind
      self.make = make
    }

    func prepare() {
      let question = make()
      self.question = question
      guard kind.needsBest else { return }
      let answer = question.best(Limits(stop: StopSignal(after: GateKind.best.patience)))
      best = answer.status == .proved ? answer : nil
    }

    func ask() -> Int {
      outcome = question.map { kind.ask($0, best: best) }
      return outcome?.answer.count ?? 0
    }

    func finish() {
      question = nil
      best = nil
    }
  }
}
