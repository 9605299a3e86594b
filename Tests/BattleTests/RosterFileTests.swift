import Testing

@testable import Battle
@testable import Tables

struct RosterFileTests {
  private func file(_ text: String) throws -> RosterFile {
    let files = TemporaryFiles(text)
    return try readEditableRoster(files.paths[0], RosterRequest())
  }

  @Test func anEditTouchesItsOwnCellsOnly() throws {
    var file = try file("note,\(header)\n\"a, b\",Jazz,autobots,5,5,5,5,5,5,5,5\n,Kup,A,05,5,5,5,5,5,5,5\n")
    var changed = file.fighters[1]
    changed.statistics[.skill] = 9
    file.replace(1, by: changed)
    #expect(
      file.csv == "note,\(header)\n\"a, b\",Jazz,autobots,5,5,5,5,5,5,5,5\n,Kup,A,05,5,5,5,5,5,5,9\n")
  }

  @Test func aNewFighterIsTheLastRowAndAddsMissingColumns() throws {
    var file = try file("\(header)\nJazz,A,5,5,5,5,5,5,5,5\n")
    file.add(fighter("Kup, old", .decepticons, rank: 2, id: "k"))
    #expect(
      file.csv
        == "\(header),id\nJazz,A,5,5,5,5,5,5,5,5,\n\"Kup, old\",D,5,5,5,5,2,5,5,5,k\n")
    #expect(file.fighters[1].row == 2)
  }

  @Test func aFileWithNobodyYetCanBeFilled() throws {
    var file = try file("\(header)\n")
    file.add(fighter("Jazz", .autobots))
    #expect(file.csv == "\(header)\nJazz,A,5,5,5,5,5,5,5,5\n")
  }

  @Test func whoStandsBehindARemovedFighterMovesUp() throws {
    var file = try file("\(header)\nA,A,5,5,5,5,5,5,5,5\nB,A,5,5,5,5,5,5,5,5\nC,A,5,5,5,5,5,5,5,5\n")
    file.remove([0, 1])
    #expect(file.fighters.map(\.name) == ["C"] && file.fighters[0].row == 1)
    #expect(file.csv == "\(header)\nC,A,5,5,5,5,5,5,5,5\n")
  }

  @Test func aResetMakesAllFightersBornAndAddsNoColumn() throws {
    var file = try file("\(header),state\nA,A,5,5,5,5,5,5,5,5,Died\nB,A,5,5,5,5,5,5,5,5,\n")
    file.reset()
    #expect(file.fighters.allSatisfy { $0.state == .born })
    #expect(file.csv == "\(header),state\nA,A,5,5,5,5,5,5,5,5,Born\nB,A,5,5,5,5,5,5,5,5,\n")
    var plain = try self.file("\(header)\nA,A,5,5,5,5,5,5,5,5\n")
    plain.reset()
    #expect(plain.csv == "\(header)\nA,A,5,5,5,5,5,5,5,5\n")
  }
}

extension RosterFile {
  /// The file's content as text.
  fileprivate var csv: String { String(decoding: bytes ?? [], as: UTF8.self) }
}
