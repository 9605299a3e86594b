import Battle
import Chance
import Testing

@testable import Snapshots

/// A war can be replayed from what its own snapshot holds of earlier runs.
struct BattleReplayTests {
  private typealias Samples = BattleSamples

  /// Changes the fighters for one night: some join, and one may leave or change name or values.
  private func night(_ fighters: inout [Fighter], _ count: inout Int, _ random: inout SplitMix64) {
    for _ in 0..<random.integer(in: 0...2) {
      count += 1
      var fighter =
        random.integer(in: 1...12) == 1
        ? Samples.fighter("Predaking", .autobots) : Samples.fighter("N\(count)", Side.allCases[count % 2])
      fighter.statistics[.rank] = Int(random.integer(in: 1...3))
      // No two fighters resemble each other.
      (fighter.statistics[.speed], fighter.statistics[.endurance]) = (count % 10 + 1, count / 10 % 10 + 1)
      fighter.statistics[.skill] = Int(random.integer(in: 1...10))
      if !fighters.contains(where: { $0.name == fighter.name }) { fighters.append(fighter) }
    }
    guard !fighters.isEmpty else { return }
    let index = Int(random.integer(in: 0...Int64(fighters.count - 1)))
    switch random.integer(in: 1...4) {
    case 1: fighters[index].statistics[.firepower] = Int(random.integer(in: 1...10))
    case 2 where fighters[index].name.hasPrefix("N"):
      count += 1
      fighters[index].name = "N\(count)"
    case 3 where index > 0 && index < fighters.count - 1: fighters.remove(at: index)
    default: break
    }
  }

  @Test func everyWarIsFoughtAgainFromItsOwnSnapshot() {
    var replayed = 0
    for seed in 0..<120 as Range<UInt64> {
      var random = SplitMix64(seed: 0x0BEF_0000 + seed)
      var (fighters, count): ([Fighter], Int) = ([], 0)
      var earlier: Snapshot?
      for number in 1...8 {
        night(&fighters, &count, &random)
        var note: Comment { "seed \(seed), night \(number)" }
        let roster = Samples.roster(fighters)
        let policy: Policy = random.integer(in: 1...4) == 1 ? .faceOff(ascending: false) : .sameRank
        let rounds = [1, 2, .max][Int(random.integer(in: 0...2))]
        if random.integer(in: 1...10) == 1 {
          var reset = Samples.snapshot
          reset.startNewGame(roster, after: earlier?.wars.past ?? PastWars())
          earlier = reset
          continue
        }
        if let lives = earlier?.wars.past.continuingLives {
          var lived = roster
          // Ambiguous changes are refused, and the night is skipped.
          do { try lived.resume(lives) } catch { continue }
        }
        let war = Samples.war(roster, under: policy, rounds: rounds, after: earlier)
        // A night without a fight keeps the rounds of the last night that had one.
        let again = Samples.war(
          roster, under: policy, rounds: max(1, war.wars.battle.rounds ?? 1), after: war.wars.before,
          last: nil)
        #expect(again == war, note)
        #expect(war.wars.past.lives == nil || war.wars.past.continuingLives != nil, note)
        let numbers = war.wars.past.game.filter(\.isRound).flatMap(\.fights).map(\.number)
        #expect(numbers == Array(1..<(numbers.count + 1)), note)
        #expect(policy != .sameRank || war.wars.past.lives?.battles == numbers.count, note)
        #expect(
          war.wars.isRoundReady == (policy == .sameRank && war.hasOpponentsOfEqualRank)
            || policy != .sameRank, note)
        replayed += 1
        earlier = war
      }
    }
    #expect(replayed > 500)
  }

  @Test func whatAnEarlierVersionWroteHasNothingToBeFoughtFrom() {
    var war = Samples.war(under: .sameRank, after: Samples.war(under: .sameRank))
    war.wars.livesBefore = nil
    war.wars.battle.rounds = nil
    #expect(war.wars.before.battleHistory.count == 1 && war.wars.before.lives == nil)
    war.wars.battle.rounds = .max
    #expect(war.wars.before.battleHistory == [])
    war.wars.battle.rounds = .min
    #expect(war.wars.before.battleHistory.count == 2)
  }
}

extension Snapshot {
  /// Whether a rank has a living fighter on both sides.
  fileprivate var hasOpponentsOfEqualRank: Bool {
    let living = wars.fighters.filter { $0.state != .died }
    return living.contains { one in living.contains { $0.rank == one.rank && $0.team != one.team } }
  }
}
