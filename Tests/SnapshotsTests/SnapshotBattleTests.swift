import Battle
import Testing

@testable import Snapshots

/// What continues from run to run, and what a repeated run leaves unchanged.
struct SnapshotBattleTests {
  private let faceOff = Policy.faceOff(ascending: false)
  private typealias Samples = BattleSamples

  @Test func aRepeatedFaceOffChangesNothing() {
    let first = Samples.war(under: faceOff)
    let second = Samples.war(under: faceOff, after: first)
    #expect(first.wars.battle.battles == 2 && first.wars.past.battleHistory.count == 1)
    #expect(second == first)
    #expect(Samples.war(under: faceOff, after: second) == first)
  }

  @Test func aFaceOffThatDiffersInAnythingEntersTheHistory() {
    let first = Samples.war(under: faceOff)
    var stronger = Samples.fighters
    stronger[0].statistics[.speed] = 6
    let others = [
      Samples.war(Samples.roster(stronger), under: faceOff, after: first),
      Samples.war(Samples.roster(Samples.fighters.reversed()), under: faceOff, after: first),
      Samples.war(Samples.roster(Array(Samples.fighters.dropLast())), under: faceOff, after: first),
      Samples.war(under: .faceOff(ascending: true), after: first),
    ]
    for other in others { #expect(other.wars.past.battleHistory.map(\.war) == [1, 2]) }
    // Back to the first one: the last war was different, so this is a new war.
    #expect(Samples.war(under: faceOff, after: others[0]).wars.past.battleHistory.count == 3)
  }

  @Test func whereARowStandsMakesNoOtherWar() {
    let first = Samples.war(under: faceOff)
    var moved = Samples.roster
    for index in moved.fighters.indices {
      (moved.fighters[index].file, moved.fighters[index].row) = ("other.csv", 10 + index)
    }
    let second = Samples.war(moved, under: faceOff, after: first)
    #expect(second.wars.past.battleHistory.count == 1)
    #expect(second.wars.fighters[0].file == "other.csv")
  }

  @Test func roundsByRankGoOnUntilNoFightIsLeft() {
    let first = Samples.war(under: .sameRank)
    #expect(first.wars.battle.fights.map(\.number) == [1])
    #expect(first.wars.fighters.map(\.state) == [.born, .alive, .died, .born])
    let second = Samples.war(under: .sameRank, after: first)
    #expect(second.wars.battle.fights.map(\.number) == [2])
    #expect(second.wars.fighters.map(\.state) == [.born, .alive, .died, .died])
    #expect(second.wars.past.lives?.battles == 2 && second.wars.past.battleHistory.count == 2)
    #expect(Samples.war(under: .sameRank, after: second) == second)
  }

  @Test func aNewcomerStartsTheRoundsAgain() {
    let idle = Samples.war(
      under: .sameRank, after: Samples.war(under: .sameRank, after: Samples.war(under: .sameRank)))
    let lone = Samples.roster(Samples.fighters + [Samples.fighter("Hook", .decepticons, rank: 3)])
    let without = Samples.war(lone, under: .sameRank, after: idle)
    #expect(without.wars.battle.battles == 0 && without.wars.past.battleHistory.count == 2)
    #expect(Samples.war(lone, under: .sameRank, after: without) == without)

    let joined = Samples.roster(Samples.fighters + [Samples.fighter("Hook", .decepticons, rank: 9)])
    let third = Samples.war(joined, under: .sameRank, after: without)
    #expect(third.wars.battle.fights.map(\.number) == [3])
    // The lone fighter of rank 3 had the same name, so this is the same fighter with another rank.
    #expect(third.wars.fighters.count == 5)
  }

  @Test func aFaceOffInBetweenKeepsTheLives() {
    let round = Samples.war(under: .sameRank)
    let between = Samples.war(under: faceOff, after: round)
    #expect(between.wars.past.lives == round.wars.past.lives)
    let next = Samples.war(under: .sameRank, after: between)
    #expect(next.wars.battle.fights.map(\.number) == [2])
    #expect(next.wars.past.battleHistory.map(\.policy) == [.sameRank, .faceOff, .sameRank])
  }

  @Test func whoIsMissingStaysUnderSameRankAndGoesInAFaceOff() {
    let few = Samples.roster(Array(Samples.fighters.prefix(3)))
    let round = Samples.war(under: .sameRank)
    #expect(Samples.war(few, under: .sameRank, after: round).wars.fighters.count == 4)
    #expect(Samples.war(few, under: faceOff, after: Samples.war(under: faceOff)).wars.fighters.count == 3)
  }

  @Test func anAnnihilationKillsEveryoneForGood() {
    let roster = Samples.roster(
      Samples.fighters + [
        Samples.fighter("Optimus Prime", .decepticons, rank: 7),
        Samples.fighter("Predaking", .autobots, rank: 7),
      ])
    let end = Samples.war(roster, under: .sameRank)
    #expect(end.wars.battle.annihilation == true && end.wars.battle.winner == WinnerRecord.none)
    #expect(end.wars.fighters.allSatisfy { $0.state == .died })
    #expect(Samples.war(roster, under: .sameRank, after: end) == end)
  }

  @Test func aResetBeginsANewGame() {
    let played = Samples.war(under: .sameRank, after: Samples.war(under: .sameRank))
    var reset = Samples.snapshot
    reset.startNewGame(Samples.roster, after: played.wars.past)
    #expect(reset.wars.past.lives == nil && reset.wars.past.resets == [2] && reset.wars.fighterTallies == [])
    #expect(reset.wars.fighters.allSatisfy { $0.state == .born })
    #expect(reset.wars.battle.setUp?.map(\.decepticon) == ["Ravage"] && reset.wars.battle.battles == 0)
    #expect(reset.wars.past.battleHistory == played.wars.past.battleHistory)
    let next = Samples.war(under: .sameRank, after: reset)
    #expect(next.wars.battle.fights.map(\.number) == [1] && next.wars.past.battleHistory.count == 3)
    #expect(next.wars.battle.total?.battles == 1 && next.wars.fighterTallies.map(\.battles) == [1, 1])
    #expect(next.wars.past.gameNumbers == [1, 1, 2] && next.wars.past.game.map(\.war) == [3])

    // A name known from an earlier game is free again, and no fighter of that game comes back.
    var other = Samples.fighters
    other[2].name = "Ravager"
    let renamed = Samples.war(Samples.roster(other), under: .sameRank, after: reset)
    #expect(renamed.wars.fighters.map(\.name) == ["Kup", "Jazz", "Ravager", "Blitz"])
    #expect(renamed.warnings.isEmpty)
  }

  @Test func damagedResetsDoNotTrap() {
    var snapshot = Samples.war(under: .sameRank)
    for resets in [[-1], [99], [3, 1], [.max], [.min]] {
      snapshot.wars.past.resets = resets
      #expect(snapshot.wars.past.game.count <= 1 && snapshot.wars.past.gameNumbers.count == 1)
    }
  }

  @Test func theTotalsStandBesideThoseOfTheRun() {
    let first = Samples.war(under: .sameRank)
    #expect(
      first.wars.battle.rounds == 1 && first.wars.battle.total == GameTotalsRecord(first.wars.past.game))
    let second = Samples.war(under: .sameRank, after: Samples.war(under: faceOff, after: first))
    #expect(
      second.wars.battle.rounds == 1 && second.wars.battle.battles == 1
        && second.wars.battle.died == ["Blitz"])
    #expect(second.wars.battle.total?.rounds == 2 && second.wars.battle.total?.battles == 2)
    #expect(second.wars.battle.total?.wins == SidesRecord { $0 == .autobots ? 2 : 0 })
    #expect(second.wars.livesBefore == first.wars.past.lives && first.wars.livesBefore == nil)
    #expect(Samples.war(under: faceOff).wars.battle.rounds == nil)
  }

  @Test func aNameChangesTheHistoryToo() {
    var other = Samples.fighters
    other[1].name = "Jazzman"
    let second = Samples.war(Samples.roster(other), under: .sameRank, after: Samples.war(under: .sameRank))
    #expect(second.warnings.map(\.code) == ["renamed"])
    #expect(second.wars.fighters.count == 4 && second.wars.fighters[1].state == .alive)
    #expect(second.wars.fighterTallies.map(\.name) == ["Jazzman", "Ravage", "Blitz"])
    #expect(second.wars.fighterTallies[0].wins == 2)
    // The warning remains as long as that round is the last one.
    let idle = Samples.war(Samples.roster(other), under: .sameRank, after: second)
    #expect(idle == second)
  }

  @Test func whoIsAddedUnderAFormerNameIsNew() {
    let first = Samples.war(under: .sameRank)
    var afterRemoval = first
    afterRemoval.wars.past.endLife(of: FighterKey("Decepticons/1/ravage"))
    let second = Samples.war(under: .sameRank, after: afterRemoval)
    // The new Ravage fights; the former one is only in the history.
    #expect(second.wars.past.removed == nil && second.wars.fighters.count == 4)
    #expect(second.wars.battle.fights.map(\.decepticonKey) == ["Decepticons/1/ravage"])
    #expect(second.wars.past.battleHistory[0].fights[0].decepticonKey == "former/1/Decepticons/1/ravage")
    #expect(second.wars.fighterTallies.map(\.battles) == [2, 1, 1])
    // Another fighter of that name is a third one.
    var again = second
    again.wars.past.endLife(of: FighterKey("Decepticons/1/ravage"))
    let third = Samples.war(under: .sameRank, after: again)
    #expect(third.wars.past.battleHistory[1].fights[0].decepticonKey == "former/2/Decepticons/1/ravage")
    // A face-off in between forgets nothing.
    let between = Samples.war(under: faceOff, after: afterRemoval)
    #expect(
      Samples.war(under: .sameRank, after: between).wars.battle.fights.map(\.decepticonKey) == [
        "Decepticons/1/ravage"
      ])
  }

  @Test func aSetUpChangesNeitherHistoryNorLives() {
    let round = Samples.war(under: .sameRank)
    var setUp = Samples.snapshot
    setUp.setUp(Samples.roster, under: faceOff, after: round.wars.past)
    #expect(setUp.wars.battle.setUp?.count == 2)
    #expect(
      setUp.wars.past.battleHistory == round.wars.past.battleHistory
        && setUp.wars.past.lives == round.wars.past.lives)
  }

  @Test func talliesCountWinsLossesAndTies() {
    let history = Samples.war(under: .sameRank, after: Samples.war(under: .sameRank)).wars.past.battleHistory
    let tallies = TallyRecord.all(of: history)
    #expect(tallies.map(\.name) == ["Jazz", "Ravage", "Blitz"])
    #expect(tallies.map(\.wins) == [2, 0, 0] && tallies.map(\.losses) == [0, 1, 1])
    #expect(tallies.map(\.battles) == [2, 1, 1] && tallies.allSatisfy { $0.ties == 0 })

    let tie = Samples.war(
      Samples.roster([Samples.fighter("Jazz", .autobots), Samples.fighter("Ravage", .decepticons)]),
      under: faceOff)
    #expect(tie.wars.fighterTallies.map(\.ties) == [1, 1])
    #expect(tie.wars.battle.fights[0].winner == WinnerRecord.none && tie.wars.battle.eliminated.autobots == 1)
  }

  @Test func theDateOfAWarIsThatOfItsRun() {
    let first = Samples.war(under: faceOff, date: "2026-11-21")
    let again = Samples.war(under: faceOff, after: first, date: "2026-11-22")
    #expect(again.wars.past.battleHistory.map(\.date) == ["2026-11-21"] && again.date == "2026-11-22")
  }

  @Test func theMatrixHasEveryPairAndALimit() {
    let matrix = Samples.war(under: .faceOff(ascending: true)).wars.battleMatrix
    #expect(
      matrix?.map { "\($0.autobot) \($0.decepticon) \($0.winner.rawValue) \($0.reason.rawValue)" } == [
        "Jazz Ravage Autobots skill", "Jazz Blitz Autobots skill",
        "Kup Ravage none tie", "Kup Blitz none tie",
      ])
    let crowd = (0..<101).flatMap { number in
      Side.allCases.map { Samples.fighter("\(number)", $0) }
    }
    #expect(Samples.war(Samples.roster(crowd), under: faceOff).wars.battleMatrix == nil)
    #expect(Samples.war(Samples.roster(crowd.dropLast(2)), under: faceOff).wars.battleMatrix?.count == 10_000)
  }

  @Test func damagedLivesAreNotBelieved() {
    var record = Samples.war(under: .sameRank).wars.past.lives
    #expect(record?.lives?.fighters.count == 4)
    record?.fighters[0].statistics.speed = 11
    #expect(record?.lives == nil)
    let jazz = "Autobots/1/jazz"
    var doubled = Samples.war(under: .sameRank).wars.past.lives
    #expect(doubled?.fighters[1].key == jazz)
    doubled?.fighters[0].key = jazz
    #expect(doubled?.lives == nil)
    for battles in [-1, Int.max] {
      var numbered = Samples.war(under: .sameRank).wars.past.lives
      numbered?.battles = battles
      #expect(numbered?.lives == nil, "\(battles)")
    }
  }

  @Test func aWarIsReadBackAsItWasWritten() throws {
    let war = Samples.war(under: .sameRank, after: Samples.war(under: faceOff))
    #expect(try Snapshot(json: Array(war.json().utf8)) == war)
  }
}
