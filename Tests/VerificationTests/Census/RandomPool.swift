import Chance
import Tables

@testable import Selection

/// A small random pool under rules of every kind, with many ties.
struct RandomPool {
  /// The pool and its rules.
  let ruled: RuledPool

  /// Draws a pool.
  /// - Parameter hasDuties: whether players may count differently, by slot or as captain or on the bench.
  init(_ random: inout SplitMix64, isPlain: Bool = false, hasDuties: Bool = false) {
    func chance(_ outOf: Int64) -> Bool { random.integer(in: 1...outOf) == 1 }
    func some(_ upTo: Int64) -> Int { Int(random.integer(in: 0...upTo)) }
    let size = 1 + some(4)
    let count = size + some(6)
    let spans: [Int64] = [0, 1, 3, 10, 1_000]
    let (skillSpan, costSpan) = (spans[some(4)], spans[some(4)])
    let skills: [Int64] = (0..<count).map { _ in random.integer(in: 0...skillSpan) - (skillSpan == 10 ? 5 : 0)
    }
    let costs = (0..<count).map { _ in random.integer(in: 0...costSpan) }
    let names = (0..<count).map { "P\($0)" }
    let words = ["A", "B", "C"]
    let roles: [String] = (0..<count).map { _ in
      if chance(20) { return "" }
      return words.filter { _ in chance(2) }.joined(separator: "/")
    }
    let clubs: [String] = (0..<count).map { _ in chance(8) ? "" : "K\(random.integer(in: 0...3))" }
    let numbers: [Int32] = Array(1...Int32(count))
    var pool = Pool(
      names: TextColumn(names), skills: DecimalColumn(units: .narrow(skills), places: 0),
      costs: DecimalColumn(units: .narrow(costs), places: 1), roles: TextColumn(roles),
      clubs: TextColumn(clubs), records: numbers, lines: numbers)
    let someCost = costs.shuffled(using: &random).prefix(size).reduce(0, +)
    var rules = Rules(
      name: "random", size: size, budget: DecimalNumber(mantissa: Int128(someCost), places: 1),
      skillRange: .any)
    if chance(6) { rules.budget = DecimalNumber(mantissa: 1_000_000, places: 0) }
    if !isPlain {
      if chance(4) { rules.leastCost = DecimalNumber(mantissa: Int128(someCost) / 2, places: 1) }
      if chance(2) {
        rules.roles = words.indices.map { index in
          let least = some(1)
          let others: RoleRule.Others =
            chance(4) ? .anyPlayer : .having(chance(3) ? [words[(index + 1) % 3]] : [])
          return RoleRule(words[index], least...(least + some(Int64(size))), others: others)
        }
      }
      if chance(3) { rules.maxPerClub = 1 + some(2) }
      if chance(4) { rules.leastClubs = 1 + some(2) }
      if chance(6) { rules.clubExempt = ["A"] }
      if chance(5) { rules.locked = [names[some(Int64(count - 1))]] }
      if chance(5) { rules.banned = [names[some(Int64(count - 1))]].filter { !rules.locked.contains($0) } }
      if chance(4) {
        let members = names.shuffled(using: &random).prefix(1 + some(4))
        rules.groups = [
          PlayerGroup(name: "g", players: Array(members), least: some(1), most: chance(2) ? nil : 1 + some(1))
        ]
      }
      if chance(4) {
        let condition = TableRequest.Filter(cell: .header("country"), comparison: .notEqual, value: "IND")
        pool.marks[condition] = (0..<count).map { _ in chance(2) }
        rules.quotas = [Quota(least: some(1), most: chance(3) ? nil : 1 + some(1), where: condition)]
      }
      if chance(3) {
        pool.opponents = TextColumn((0..<count).map { _ in chance(6) ? "" : "K\(random.integer(in: 0...3))" })
        rules.stacks = (0...some(1)).map { _ in
          var stack = Stack(least: chance(3) ? nil : some(2), most: chance(3) ? 1 + some(1) : nil)
          if stack.least == nil, stack.most == nil { stack.least = 1 }
          stack.roles = words.filter { _ in chance(2) }
          stack.same = Stack.Side.allCases[some(2)]
          if stack.same == .opponent || chance(2) { stack.role = words[some(2)] }
          if stack.same == .club, stack.role != nil || stack.least != nil, chance(3) { stack.opponent = 1 }
          if stack.same == .game, stack.role == nil, stack.least != nil, chance(2) { stack.eachClub = 1 }
          return stack
        }
      }
      if chance(6) {
        rules.groups.append(
          PlayerGroup(name: "if", players: Array(names.prefix(1 + some(2))), least: 1, if: names[count - 1]))
      }
      if chance(4) {
        let numbers = (0..<count).map { _ in random.integer(in: -3...9) }
        let sum = Int128(numbers.shuffled(using: &random).prefix(size).reduce(0, +))
        pool.numbers[.header("x")] = NumberColumn(DecimalColumn(units: .narrow(numbers), places: 1))
        rules.limits = [
          ColumnLimit(
            .header("x"), least: chance(2) ? DecimalNumber(mantissa: sum - 2, places: 1) : nil,
            most: chance(3) ? nil : DecimalNumber(mantissa: sum * 10 + 5, places: 2))
        ]
      }
    }
    if hasDuties {
      let own = Captaincy.keys + PlayingLineup.keys
      repeat { Self.addDuties(to: &rules, &random) } while rules.faults().contains { own.contains($0.key) }
      _ = pool.refine(by: FinerUnits(for: rules))
    }
    ruled = RuledPool(pool, under: rules, file: "random.csv")
  }

  /// Adds slots with multipliers, or a captain, a lineup and a bench.
  private static func addDuties(to rules: inout Rules, _ random: inout SplitMix64) {
    func some(_ upTo: Int) -> Int { Int(random.integer(in: 0...Int64(upTo))) }
    func number(_ tenths: [Int]) -> DecimalNumber {
      DecimalNumber(mantissa: Int128(tenths[some(tenths.count - 1)]), places: 1)
    }
    (rules.captain, rules.lineup, rules.bench) = (nil, nil, Bench())
    if some(2) == 0 {
      rules.leastCost = nil
      let size = rules.size
      var left = size
      rules.roles = ["A", "B", "C"].enumerated().map { index, name in
        let count = index == 2 ? left : some(left)
        left -= count
        var role = RoleRule(name, count...count, others: some(2) == 0 ? .anyPlayer : .having(["C"]))
        (role.skill, role.cost) = (number([10, 15, 20, 5]), number([10, 10, 15]))
        return role
      }.filter { $0.count.upperBound > 0 }
      if !rules.roles.contains(where: \.hasMultipliers) { rules.roles[0].skill = number([20]) }
      return
    }
    if some(3) > 0 { rules.captain = Captain(times: number([20, 15]), vice: number([0, 0, 15, 3])) }
    if rules.captain == nil || some(1) == 0 {
      rules.lineup = LineupRule(size: 1 + some(rules.size - 1))
      if some(1) == 0 {
        let names = rules.roles.map(\.name)
        rules.lineup?.roles = names.map { name in
          let least = some(1)
          return .init(name: name, count: least...(least + some(2)))
        }
      }
      if let role = rules.roles.first, some(2) == 0 {
        rules.roles[0].count = 2...2
        rules.lineup?.roles = [.init(name: role.name, count: 1...1)]
        rules.bench.roles = [.init(role: role.name, weight: number([0, 5]))]
      }
      rules.bench.order = (0..<some(2)).map { _ in number([0, 5, 2]) }
    }
  }
}
