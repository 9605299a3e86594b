import Chance
import Testing

@testable import Search

struct MeasureTests {
  static func nba(_ n: Int, _ seed: UInt64) -> FormatProblem {
    var r = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(n))
    let costs = (0..<n).map { _ -> Int64 in
      let x = r.integer(in: 0...1000); return 30 + x * x * 80 / 1_000_000 }
    let skills = costs.map { c in max(1, c * 50 + r.integer(in: -1200...1200)) }
    let roles = (0..<n).map { _ -> UInt32 in
      let p = Int(r.integer(in: 0...4)); var m = UInt32(1) << UInt32(p)
      if r.integer(in: 0...2) == 0 { m |= 1 << UInt32(min(4, p + 1)) }
      return m }
    var q = FormatProblem(Problem(skills: .narrow(skills), costs: .narrow(costs), size: 8, budget: 500), roles: roles)
    q.format = .slots([1, 2, 4, 8, 16, 3, 12, 31])
    return q
  }
  static func nfl(_ n: Int, _ seed: UInt64) -> FormatProblem {
    var q = nba(n, seed &+ 77)
    q.base.size = 9
    q.roles = (0..<n).map { [1, 2, 2, 4, 4, 4, 8, 16][$0 % 8] }
    q.format = .slots([1, 2, 2, 4, 4, 4, 8, 14, 16])
    return q
  }
  static func fpl(_ n: Int, _ seed: UInt64, eleven: Bool) -> FormatProblem {
    var r = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(n))
    let costs = (0..<n).map { _ -> Int64 in let x = r.integer(in: 0...1000); return 40 + x * x * x * 90 / 1_000_000_000 }
    let clubs = (0..<n).map { _ in Int32(r.integer(in: 0...19)) }
    let skills = zip(costs, clubs).map { c, k in max(0, c * 2 - 40 + r.integer(in: -60...60) + (k < 5 ? 20 : 0)) }
    var q = FormatProblem(
      Problem(skills: .narrow(skills), costs: .narrow(costs), size: eleven ? 11 : 15, budget: eleven ? 830 : 1000),
      roles: (0..<n).map { [1, 2, 2, 2, 4, 4, 4, 4, 8, 8][$0 % 10] })
    q.format = .quotas(eleven ? [1...1, 3...5, 2...5, 1...3] : [2...2, 5...5, 5...5, 3...3])
    q.clubs = clubs
    q.mostPerClub = 3
    return q
  }
  @Test func measure() {
    for (name, make) in [
      ("NBA", Self.nba), ("NFL", Self.nfl), ("FPL15", { Self.fpl($0, $1, eleven: false) }),
      ("FPLXI", { Self.fpl($0, $1, eleven: true) }),
    ] as [(String, (Int, UInt64) -> FormatProblem)] {
      for n in [100, 200, 500, 1000] {
        let problem = make(n, 1)
        var line = ""
        var steps = 0
        for (growth, stretches) in [(-100, 32), (2, 32), (8, 32), (16, 32), (8, 8)] {
          var tuning = FormatTuning()
          tuning.mostGrowth = growth
          tuning.stretches = stretches
          let began = ContinuousClock.now
          let curve = budgetCurve(
            problem, range: .min ... .max, mostPoints: 1_000_000, limits: Limits(), progress: NoProgress(),
            tuning: tuning)
          steps = curve.points.count
          let time = (ContinuousClock.now - began) / .milliseconds(1)
          line += " [\(growth) \(stretches): \(Int(time)) ms, \(time / Double(steps))]"
        }
        let curve = budgetCurve(problem)
        let again = ContinuousClock.now
        var found = 0
        for point in curve.points.suffix(20) {
          var q = problem; q.base.budget = point.cost
          found += findBestTeam(q).rows.count
        }
        let single = (ContinuousClock.now - again) / .milliseconds(1) / 20
        print("MEASURE \(name) n=\(n): \(steps) steps,\(line); single \(single)")
      }
    }
  }
}
