import Chance
import Testing

@testable import Search

struct TeamAutomatonTests {
  /// Calls `body` with every list of `count` types in ascending order.
  private func forEachMultiset(_ count: Int, of typeCount: Int, _ body: ([Int]) -> Void) {
    var types: [Int] = []
    func extend(from first: Int) {
      if types.count == count { return body(types) }
      for type in first..<typeCount {
        types.append(type)
        extend(from: type)
        types.removeLast()
      }
    }
    extend(from: 0)
  }

  @Test func acceptsExactlyTheTeamsThatCanBePlaced() {
    var random = SplitMix64(seed: 31)
    var accepted = 0
    for number in 0..<600 {
      let problem = RandomRules(&random).problem
      let size = problem.size
      let slots = Slots(problem.slots, size: size)
      let masks = Set(problem.roles.map { slots.kinds(forRoles: $0) }).subtracting([0]).sorted()
      let locked = masks.shuffled(using: &random).prefix(Int(random.integer(in: 0...1)))
      guard locked.count <= size,
        let automaton = TeamAutomaton(slots.bounds, types: masks, locked: Array(locked), size: size)
      else { continue }
      #expect(automaton.isExact)
      forEachMultiset(size - locked.count, of: masks.count) { types in
        let shuffled = types.shuffled(using: &random)
        let isTeam = slots.admit(locked + types.map { masks[$0] })
        #expect(
          (automaton.state(after: shuffled, from: automaton.start) == automaton.goal) == isTeam,
          "\(number): \(problem) \(shuffled)"
        )
        if isTeam { accepted += 1 }
      }
    }
    #expect(accepted > 1_000)
  }

  @Test func thereIsNoneForSlotsThatNobodyFills() {
    #expect(TeamAutomaton([1...1, 1...1], types: [0b1], locked: [], size: 2) == nil)
    #expect(TeamAutomaton([2...3, 2...3], types: [0b1, 0b10], locked: [], size: 3) == nil)
    #expect(TeamAutomaton([1...1, 0...1], types: [0b11], locked: [0b10, 0b10], size: 3) == nil)
  }

  /// Popular games have few states, so tables over them are small.
  @Test func hasFewStatesForTheGamesThatPeoplePlay() throws {
    func states(_ counts: [ClosedRange<Int>], size: Int, _ roles: [UInt32]) throws -> Int {
      let slots = Slots(counts, size: size)
      let automaton = try #require(
        TeamAutomaton(slots.bounds, types: roles.map { slots.kinds(forRoles: $0) }, locked: [], size: size))
      #expect(automaton.isExact)
      return automaton.stateCount
    }
    let one: [UInt32] = [1, 2, 4, 8]
    #expect(try states([2...2, 5...5, 5...5, 3...3], size: 15, one) == 432)
    #expect(try states([1...1, 3...5, 2...5, 1...3], size: 11, one) < 260)
    #expect(try states([1...8, 1...8, 1...8, 1...8], size: 11, one) < 160)
    var nba = Problem(skills: .narrow([]), costs: .narrow([]), size: 8, budget: 0)
    nba.roles = [1, 2, 4, 8, 16, 3, 6, 12, 24, 5]
    nba.fill([0b1, 0b10, 0b100, 0b1000, 0b10000, 0b11, 0b1100, 0b11111])
    #expect(try states(nba.slots, size: 8, nba.roles) <= 634)
  }

  @Test func countsPlayersOnlyWhereItWouldBeTooLarge() throws {
    let bounds = [ClosedRange<Int>](repeating: 0...3, count: 10)
    let types = (0..<10).map { UInt64(1) << $0 }
    let automaton = try #require(TeamAutomaton(bounds, types: types, locked: [], size: 12))
    #expect(!automaton.isExact)
    #expect(automaton.stateCount == 13)
    #expect(automaton.mostOfType == Array(repeating: 12, count: 10))
  }

  @Test func aLockedPlayerWithoutASlotLeavesNoTeam() {
    #expect(TeamAutomaton([0...3], types: [1], locked: [0], size: 3) == nil)
    #expect(TeamAutomaton([0...3], types: [1], locked: [1], size: 3) != nil)
  }

  @Test(arguments: 1...9)
  func countingPlayersIsTheSameAsPlacingThemAnywhere(size: Int) throws {
    for locked in 0...size {
      let masks = [UInt64](repeating: 1, count: locked)
      // With one place more than there are players, the slot is never full.
      let placed = try #require(
        TeamAutomaton([0...(size + 1)], types: [1], locked: masks, size: size))
      let counting = try #require(TeamAutomaton([0...size], types: [1], locked: masks, size: size))
      #expect(counting.next == placed.next && counting.isExact == placed.isExact)
      #expect(counting.start == placed.start && counting.goal == placed.goal)
      #expect(counting.stateCount == placed.stateCount && counting.typeCount == placed.typeCount)
      #expect(counting.mostOfType == placed.mostOfType)
      #expect(counting.steps[0].map { [$0.from, $0.to] } == placed.steps[0].map { [$0.from, $0.to] })
    }
  }

  @Test func knowsHowManyOfATypeATeamCanHave() throws {
    let automaton = try #require(
      TeamAutomaton([1...2, 2...5], types: [0b1, 0b10, 0b11], locked: [], size: 5))
    #expect(automaton.mostOfType == [2, 4, 5])
  }
}
