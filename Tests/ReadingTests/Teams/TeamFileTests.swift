import PoolSamples
import Testing

@testable import Reading
@testable import Selection
@testable import Tables

struct TeamFileTests {
  private func read(_ text: String, encoding: TableRequest.Encoding = .utf8) throws -> TeamFile {
    try withFile(text) { path throws in try TeamFile(reading: path, encoding: encoding) }
  }

  /// The messages about a file, without its path.
  private func problems(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch InputError.invalid(let problems, _) {
      return problems.map { "\($0.line ?? 0): \($0.column ?? ""): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func playersAreNamedByNameOrId() throws {
    let file = try read("Name,club,row\nAda,X,\nBo,,7\n")
    #expect(
      file.entries.map(\.player) == [
        PlayerReference(name: "Ada", club: "X"), PlayerReference(name: "Bo", row: 7),
      ])
    #expect(file.entries.map(\.line) == [2, 3])
    #expect(try read("id\n7\n").entries.map(\.player) == [PlayerReference(id: "7")])
    #expect(try read("name\n").entries.isEmpty)
  }

  @Test func aTeamIsFinalWhenEveryLineSaysSo() throws {
    #expect(try read("name,final\nAda,yes\nBo,YES\n").isFinal)
    #expect(
      problems("name,final\nAda,yes\nCy,\nBo,no\n") == [
        "4: final: no, but line 2 says yes; every line must agree"
      ])
    #expect(try !read("name,final\nAda,yes\nBo,\n").isFinal)
    #expect(try !read("name\nAda\n").isFinal)
    #expect(try !read("name,final\n").isFinal)
  }

  @Test func everyProblemOfAFileIsTold() {
    #expect(
      problems("name,row,final\nAda,x,yes\n,3,perhaps\nBo,0,no\n") == [
        "2: row: \"x\" is not a row of the pool; rows count from 1", "3: name: no player is given",
        "3: final: \"perhaps\" is neither yes nor no",
        "4: row: \"0\" is not a row of the pool; rows count from 1",
      ])
    #expect(
      problems("Playr,clubs\nAda,X\n") == [
        "1: : no column 'name' or 'id'; the headers are Playr, clubs; rename \"Playr\" to 'name'"
      ])
    #expect(
      problems("nr,ids\n1,2\n") == [
        "1: : no column 'name' or 'id'; the headers are nr, ids; rename \"ids\" to 'id'"
      ])
  }

  /// The header words for pools are understood in team files too, and an edit keeps them.
  @Test func headersInOtherWords() throws {
    let pool = Pool.sample(["Ada", "Bo", "Bo"], skills: [1, 2, 3], clubs: ["X", "Y", "Z"])
    for header in ["Player,Team", "Jugador,Equipo", "Joueur,Équipe"] {
      var file = try read("My team\n\(header)\nAda,X\n")
      #expect(file.entries.map(\.player) == [PlayerReference(name: "Ada", club: "X")], "\(header)")
      file.append(1, of: pool)
      #expect(file.bytes.map { String(decoding: $0, as: UTF8.self) } == "My team\n\(header)\nAda,X\nBo,Y\n")
    }
    for header in ["Spieler", "Joueur", "Jugador"] {
      #expect(try read("\(header)\nAda\nBo\n").entries.map(\.player.name) == ["Ada", "Bo"], "\(header)")
    }
    // If the plain header is there, it takes precedence.
    #expect(try read("name,Player\nAda,Bo\n").entries.map(\.player.name) == ["Ada"])
  }

  @Test func linesAboveTheHeaderArePassedOverAndKept() throws {
    let pool = Pool.sample(["Ada", "Bo"], skills: [1, 2])
    var file = try read("My team\n\n\"A, b\",final\nclub,Name\nX,Ada\n")
    #expect(file.entries.map(\.player) == [PlayerReference(name: "Ada", club: "X")])
    #expect(file.entries.map(\.line) == [5])
    file.append(1, of: pool)
    #expect(
      file.bytes.map { String(decoding: $0, as: UTF8.self) }
        == "My team\n\n\"A, b\",final\nclub,Name\nX,Ada\n,Bo\n")
  }

  @Test func anEditKeepsEverythingElse() throws {
    let pool = Pool.sample(["Ada", "Bo", "Cy"], skills: [1, 2, 3])
    var file = try read("note;name\nfirst;Ada\n\"a;b\";Bo\n")
    file.append(2, of: pool)
    file.remove([0])
    #expect(file.bytes.map { String(decoding: $0, as: UTF8.self) } == "note;name\n\"a;b\";Bo\n;Cy\n")
    file.setFinal(true)
    #expect(file.isFinal)
    #expect(
      file.bytes.map { String(decoding: $0, as: UTF8.self) } == "note;name;final\n\"a;b\";Bo;yes\n;Cy;yes\n")
    file.append(0, of: pool)
    #expect(!file.isFinal)
    #expect(
      file.bytes.map { String(decoding: $0, as: UTF8.self) }
        == "note;name;final\n\"a;b\";Bo;no\n;Cy;no\n;Ada;no\n")
  }

  @Test func whatIsWrittenNamesTheSamePlayers() throws {
    var pool = Pool.sample(
      ["Bo", "Bo", "Cy", "Cy"], skills: [1, 2, 3, 4], clubs: ["X", "Y", "X", "X"])
    pool.namesakes = Identities(of: pool).marks(in: pool)
    let finder = PlayerFinder(pool)
    var file = TeamFile(path: "t.csv", for: pool)
    for index in [1, 0, 3] { file.append(index, of: pool) }
    let bytes = try #require(file.bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == "name,club,row\nBo,Y,\nBo,X,\nCy,X,4\n")
    #expect(ManualTeam(try read(text), in: pool, finder: finder).players == [1, 0, 3])

    let withIDs = Pool.sample(["Bo", "Cy"], skills: [1, 2], ids: ["b", "c"])
    var other = TeamFile(path: "t.csv", for: withIDs)
    other.append(1, of: withIDs)
    #expect(other.bytes.map { String(decoding: $0, as: UTF8.self) } == "id,name\nc,Cy\n")
  }

  @Test func anIdThatThePoolHasNotGivesWayToTheName() throws {
    let pool = Pool.sample(["Bo", "Cy"], skills: [1, 2])
    var file = try read("id\n7\n")
    file.append(1, of: pool)
    #expect(file.bytes.map { String(decoding: $0, as: UTF8.self) } == "id,name\n7,\n,Cy\n")
  }

  @Test func theEncodingOfAFileStays() throws {
    let pool = Pool.sample(["Rúben", "Łukasz"], skills: [1, 2])
    let bytes = Array("name\nJo\n".utf8)
    var file = try withFile(String(decoding: bytes, as: UTF8.self)) { path throws in
      try TeamFile(reading: path, encoding: .latin1)
    }
    file.append(0, of: pool)
    #expect(file.bytes == Array("name\nJo\nR".utf8) + [0xFA] + Array("ben\n".utf8))
    file.append(1, of: pool)
    #expect(file.bytes == nil)
  }

  @Test func aNewFileHasTheEncodingOfTheCommand() throws {
    let pool = Pool.sample(["José", "Łukasz"], skills: [1, 2])
    let latin = Array("name\nJos".utf8) + [0xE9, 0x0A]
    #expect(TeamFile(path: "t.csv", holding: [0], of: pool, encoding: .latin1).bytes == latin)
    #expect(TeamFile(path: "t.csv", holding: [1], of: pool, encoding: .latin1).bytes == nil)
    #expect(TeamFile(path: "t.csv", holding: [0], of: pool).bytes == Array("name\nJosé\n".utf8))
    var file = TeamFile(path: "t.csv", for: pool, encoding: .latin1)
    file.append(0, of: pool)
    #expect(file.bytes == latin)
  }

  @Test func aFileWithAByteOrderMarkIsUTF8() throws {
    let pool = Pool.sample(["José", "Zoë"], skills: [1, 2])
    var file = try read("\u{FEFF}name\nJosé\n", encoding: .latin1)
    #expect(file.entries.map(\.player.name) == ["José"])
    file.append(1, of: pool)
    #expect(file.bytes == Array("\u{FEFF}name\nJosé\nZoë\n".utf8))
  }

  /// Rows of totals at the end are no players, in whichever column they are named; elsewhere such names are players'.
  @Test(arguments: ["Total,,yes", ",Total,", ",Total,\n,Max,\n,Min,"])
  func totalsAreLeftOut(rows: String) throws {
    let file = try read("id,name,final\n1,Ann,yes\n2,Max,yes\n\(rows)\n")
    #expect(file.entries.map(\.player.name) == ["Ann", "Max"] && file.isFinal)
    #expect(file.warnings.allSatisfy { $0.code == "totals-row" } && file.warnings[0].line == 4)
    #expect(try read("name\nAnn\nLeft\nBob\n").entries.count == 3)
    #expect(try read("name,club\nAnn,Elm\nMean,Oak\n").entries.count == 2)
  }
}
