import Testing

@testable import Battle

struct LivesTests {
  private func roster(_ fighters: [Fighter]) -> Roster {
    var roster = Roster()
    roster.fighters = fighters
    return roster
  }

  private func lives(_ fighters: [Fighter]) -> Lives {
    Lives(battles: 3, fighters: fighters, keys: keys(of: fighters))
  }

  @Test func theSnapshotWinsOverTheFileWhereItKnowsTheFighter() {
    var roster = roster([
      fighter("New", .autobots, state: .alive), fighter("Jazz", .autobots, state: .died),
    ])
    roster.resume(lives([fighter("JAZZ", .autobots, state: .alive)]))
    #expect(roster.fighters.map(\.state) == [.alive, .alive])
    #expect(roster.warningCount == 0)
  }

  @Test func whoIsMissingStaysWithAWarning() {
    var roster = roster([fighter("Jazz", .autobots)])
    var kup = fighter("Kup", .autobots, rank: 2, state: .alive)
    kup.row = 1
    roster.resume(lives([kup, fighter("Jazz", .autobots)]))
    #expect(roster.fighters.map(\.name) == ["Jazz", "Kup"])
    #expect(roster.fighters[1].rank == 2 && roster.fighters[1].state == .alive)
    #expect(roster.fighters[1].row == 0)
    #expect(roster.warnings.map(\.code) == ["missing-fighter"])
  }

  @Test func onlyTheLivesOfAFileConcernIt() {
    var fighters = ["Jazz", "Kup", "Hub", "Rung"].map { fighter($0, .autobots, state: .alive) }
    for index in fighters.indices { fighters[index].file = index < 2 ? "a.csv" : "b.csv" }
    var file = roster([fighters[0], fighters[2]])
    file.sources = [.init(path: "a.csv", bytes: 0, rows: 2, used: 2)]
    // Kup is missing in his file; Hub has moved there; Rung stands elsewhere.
    let chosen = lives(fighters).concerning(file)
    #expect(chosen.fighters.map(\.name) == ["Jazz", "Kup", "Hub"])
    #expect(chosen.keys == keys(of: chosen.fighters) && chosen.battles == 3)
  }

  @Test func theDeadKeepTheirValuesAndTheLivingDoNot() {
    var roster = roster([fighter("Jazz", .autobots, rank: 9), fighter("Kup", .autobots, rank: 9)])
    roster.resume(
      lives([fighter("Jazz", .autobots, state: .died), fighter("Kup", .autobots, state: .alive)]))
    #expect(roster.fighters.map(\.rank) == [5, 9])
    #expect(roster.warnings.map(\.code) == ["dead-changed"])
  }

  @Test func idsKnowAFighterUnderAnyNameAndSide() {
    var roster = roster([fighter("Punch", .autobots, id: "7")])
    roster.resume(lives([fighter("Counterpunch", .decepticons, state: .alive, id: "7")]))
    #expect(roster.fighters.map(\.name) == ["Punch"] && roster.fighters[0].state == .alive)
  }

  @Test func namesakesKeepTheirNumbers() {
    let two = [fighter("Jazz", .autobots, state: .died), fighter("Jazz", .autobots, state: .alive)]
    var roster = roster([fighter("Kup", .autobots), fighter("Jazz", .autobots), fighter("Jazz", .autobots)])
    roster.resume(lives(two))
    #expect(roster.fighters.map(\.state) == [.born, .died, .alive])
    var one = self.roster([fighter("Jazz", .autobots)])
    one.resume(lives(two))
    #expect(one.fighters.map(\.state) == [.died, .alive])
    #expect(keys(of: one.fighters) == keys(of: two))
  }

  @Test func anEditMustNotTakeOneFighterForAnother() {
    let file = [
      fighter("Jazz", .autobots), fighter("Kup", .autobots), fighter("Jazz", .autobots),
      fighter("Punch", .autobots, id: "7"), fighter("New", .decepticons),
    ]
    let lives = lives(Array(file.prefix(4)) + [fighter("Ravage", .decepticons, state: .died)])
    func mistaken(_ index: Int, _ change: (inout Fighter) -> Void) -> Int? {
      var edited = file
      change(&edited[index])
      return lives.firstMistaken(from: file, to: edited)
    }
    #expect(mistaken(1) { $0.statistics[.rank] = 9 } == nil)
    #expect(mistaken(1) { $0.name = "KUP" } == nil)
    #expect(mistaken(1) { $0.name = "Hub" } == 1)
    #expect(mistaken(1) { $0.side = .decepticons } == 1)
    #expect(mistaken(3) { ($0.name, $0.side) = ("Counterpunch", .decepticons) } == nil)
    // Another Jazz moves up into the life of the first.
    #expect(mistaken(0) { $0.name = "Unheard of" } == 0)
    #expect(mistaken(4) { $0.name = "Newer" } == nil)
    // A newcomer would take the life of one who has died.
    #expect(mistaken(4) { $0.name = "ravage" } == 4)
  }

  @Test func aResetMakesEverybodyBorn() {
    var lives = lives([fighter("Jazz", .autobots, state: .died), fighter("Kup", .autobots, state: .alive)])
    lives.reset()
    #expect(lives.fighters.allSatisfy { $0.state == .born } && lives.battles == 3)
  }
}
