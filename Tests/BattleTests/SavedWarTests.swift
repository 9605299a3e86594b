import Testing

@testable import Battle

struct SavedWarTests {
  /// A roster of one file, in the order of its rows.
  private func roster(_ fighters: [Fighter]) -> Roster {
    var roster = Roster()
    roster.fighters = inFile(fighters)
    return roster
  }

  private func inFile(_ fighters: [Fighter]) -> [Fighter] {
    fighters.enumerated().map { row, fighter in
      var fighter = fighter
      fighter.row = row + 1
      return fighter
    }
  }

  private func lives(_ fighters: [Fighter]) -> SavedWar {
    SavedWar(battles: 3, fighters: inFile(fighters), keys: keys(of: fighters))
  }

  @Test func theSnapshotWinsOverTheFileWhereItKnowsTheFighter() throws {
    var roster = roster([
      fighter("New", .autobots, state: .alive), fighter("Jazz", .autobots, state: .died),
    ])
    try roster.resume(lives([fighter("JAZZ", .autobots, state: .alive)]))
    #expect(roster.fighters.map(\.state) == [.alive, .alive])
    #expect(roster.warningCount == 0)
  }

  @Test func whoIsMissingStaysWithAWarning() throws {
    var roster = roster([fighter("Jazz", .autobots)])
    var kup = fighter("Kup", .autobots, rank: 2, state: .alive)
    kup.row = 1
    try roster.resume(lives([kup, fighter("Jazz", .autobots)]))
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
    // Kup is missing from a.csv, their own file; Hub has moved there; Rung is in another file.
    let chosen = lives(fighters).relevant(to: file)
    #expect(chosen.fighters.map(\.name) == ["Jazz", "Kup", "Hub"])
    #expect(chosen.keys == keys(of: chosen.fighters) && chosen.battles == 3)
  }

  @Test func theDeadKeepTheirValuesAndTheLivingDoNot() throws {
    var roster = roster([fighter("Jazz", .autobots, rank: 9), fighter("Kup", .autobots, rank: 9)])
    try roster.resume(
      lives([fighter("Jazz", .autobots, state: .died), fighter("Kup", .autobots, state: .alive)]))
    #expect(roster.fighters.map(\.rank) == [5, 9])
    #expect(roster.warnings.map(\.code) == ["dead-changed"])
  }

  @Test func idsKnowAFighterUnderAnyNameAndSide() throws {
    var roster = roster([fighter("Punch", .autobots, id: "7")])
    try roster.resume(lives([fighter("Counterpunch", .decepticons, state: .alive, id: "7")]))
    #expect(roster.fighters.map(\.name) == ["Punch"] && roster.fighters[0].state == .alive)
  }

  @Test func namesakesKeepTheirNumbers() throws {
    let two = [fighter("Jazz", .autobots, state: .died), fighter("Jazz", .autobots, state: .alive)]
    var roster = roster([fighter("Kup", .autobots), fighter("Jazz", .autobots), fighter("Jazz", .autobots)])
    try roster.resume(lives(two))
    #expect(roster.fighters.map(\.state) == [.born, .died, .alive])
    var one = self.roster([fighter("Jazz", .autobots)])
    try one.resume(lives(two))
    #expect(one.fighters.map(\.state) == [.died, .alive])
    #expect(keys(of: one.fighters) == keys(of: two))
  }

  @Test func anEditMustNotTakeOneFighterForAnother() {
    let file = inFile([
      fighter("Jazz", .autobots, state: .alive), fighter("Kup", .autobots, rank: 2, state: .alive),
      fighter("Jazz", .autobots, rank: 3, state: .died), fighter("Punch", .autobots, state: .alive, id: "7"),
      fighter("New", .decepticons, rank: 4), fighter("Late", .autobots, rank: 6),
    ])
    var ravage = fighter("Ravage", .decepticons, rank: 4, state: .died)
    ravage.row = 6
    let known = Array(file.prefix(5)) + [ravage]
    let lives = SavedWar(battles: 3, fighters: known, keys: keys(of: known))
    func firstMistakenRow(changing index: Int, _ change: (inout Fighter) -> Void) -> Int? {
      var edited = file
      change(&edited[index])
      return lives.firstMismatch(from: file, to: edited)
    }
    #expect(firstMistakenRow(changing: 1) { $0.statistics[.rank] = 9 } == nil)
    #expect(firstMistakenRow(changing: 1) { $0.name = "KUP" } == nil)
    // Nothing else has changed, so it is the same fighter.
    #expect(firstMistakenRow(changing: 1) { $0.name = "Hub" } == nil)
    #expect(firstMistakenRow(changing: 1) { $0.side = .decepticons } == nil)
    #expect(firstMistakenRow(changing: 1) { ($0.name, $0.statistics[.skill]) = ("Hub", 9) } == 1)
    #expect(firstMistakenRow(changing: 1) { ($0.name, $0.side) = ("Hub", .decepticons) } == 1)
    #expect(firstMistakenRow(changing: 3) { ($0.name, $0.side) = ("Counterpunch", .decepticons) } == nil)
    // The other Jazz is recognised by the statistics.
    #expect(firstMistakenRow(changing: 0) { $0.name = "Unheard of" } == nil)
    // A fighter who has never fought has no life to lose.
    #expect(firstMistakenRow(changing: 4) { ($0.name, $0.statistics[.skill]) = ("Newer", 9) } == nil)
    // The newcomer would take over the life of a fighter who has died.
    let asRavage = firstMistakenRow(changing: 5) {
      ($0.name, $0.side, $0.statistics[.rank]) = ("ravage", .decepticons, 4)
    }
    #expect(asRavage == 5)
  }
}
