import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// Skills that come from a second file.
struct UnderstandingSecondFilesTests: ReadingText {
  private func join(_ pool: String, _ second: String, _ change: (inout PoolRequest) -> Void) throws
    -> PoolReading
  {
    try withFile(second) { path in
      try read(pool) { request in
        request.skillRange = .any
        request.skillSource = .init("\(path):points")
        change(&request)
      }
    }
  }

  /// The names of both files are the key, not numbers that happen to be ids, though the pool has namesakes.
  @Test func theKeyIsThatOfTheNames() throws {
    let pool = "id,name,cost\n1,Max Muncy,5\n2,Max Muncy,4\n3,Al Bo,5\n4,Ce Du,6\n5,Ef Gi,7\n"
    do {
      _ = try join(pool, "Wer,Wert,points\nal bo,3,9\nCe Du,4,7\nEf Gi,5,6\n") { _ in }
      Issue.record("joined")
    } catch InputError.invalid(let problems, _) {
      #expect(problems.count == 1 && problems[0].message.hasSuffix("; try --join Wer=name"), "\(problems)")
    }
  }

  @Test func joinedByColumnsOfTheUser() throws {
    let reading = try join("Name,short,cost\nAnn Lee,al,1\nBob,bb,2\n", "code,name,points\nBB,x,7\nal,y,8\n")
    {
      $0.skillSource?.key = .init("code=short")
    }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [8, 7])
    #expect(reading.pool.names[0] == "Ann Lee")
    // The other way round too, unless a header is wrong.
    for (key, isRight) in [("short=code", true), ("kode=short", false), ("short=kode", false)] {
      let joined = try? join("Name,short,cost\nAnn,al,1\n", "code,points\nal,7\n") {
        $0.skillSource?.key = .init(key)
      }
      #expect((joined?.pool.count == 1) == isRight, "\(key)")
    }
  }

  /// A second file with a row a week is refused with what to do.
  @Test func severalSkillsOfAPlayer() throws {
    do {
      _ = try join("name,cost\nAnn,1\nBob,2\n", "name,week,points\nAnn,1,7\nBob,1,8\nAnn,2,6\n") { _ in }
      Issue.record("joined")
    } catch InputError.invalid(let problems, _) {
      #expect(
        problems.map(\.message) == [
          "\"Ann\" has different values on line 2; keep one row for each player in the file"
        ])
    }
  }

  /// Namesakes whose clubs the files write in other ways are not told that the clubs are missing.
  @Test func clubsWrittenInOtherWays() throws {
    let pool = "name,cost,club\nMax Muncy,1,LAD\nMax Muncy,2,ATH\n"
    do {
      _ = try join(pool, "name,club,points\nMax Muncy,LA Dodgers,7\nMax Muncy,Athletics,8\n") { _ in }
      Issue.record("joined")
    } catch InputError.invalid(let problems, _) {
      #expect(
        problems.count == 1
          && problems[0].message.hasSuffix(
            "; the files spell their clubs differently, as \"LAD\" and \"LA Dodgers\"; spell them alike, or add "
              + "a column 'id' to both files")
      )
    }
    do {
      let twins = "name,cost,club,born\nMax Muncy,1,LAD,1990\nMax Muncy,2,LAD,2002\n"
      _ = try join(twins, "name,club,points\nMax Muncy,LAD,7\n") { _ in }
      Issue.record("joined")
    } catch InputError.invalid(let problems, _) {
      #expect(
        problems.count == 1 && problems[0].message.contains("; tell namesakes apart with a column 'id'"))
    }
  }

  /// A Max Muncy here and one of another club in the second file may be two people.
  @Test func playersOfAnotherClubAreTold() throws {
    let pool = "name,cost,club\nMax Muncy,1,LAD\nAnn,2,NYY\n"
    let reading = try join(pool, "name,club,points\nMax Muncy,ATH,7\nAnn,NYY,8\n") { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 8])
    #expect(reading.quality.warnings.map(\.code) == ["other-club"])
    #expect(
      reading.quality.warnings[0].message.hasPrefix(
        "\"Max Muncy\" plays for \"LAD\" here and for \"ATH\" on line 2 of "))
    let names = ["A", "B", "C", "D"]
    let here = names.map { "\($0),1,FC \($0)\n" }.joined()
    let there = names.map { "\($0),\($0) United,5\n" }.joined()
    let otherwise = try join("name,cost,club\n" + here, "name,club,points\n" + there) { _ in }
    #expect(otherwise.pool.count == 4 && otherwise.quality.warningCount == 0)
  }

  /// A join warns where only one shared player suggests that two clubs are the same, unless one name is short for the
  /// other.
  @Test func clubsThatOnlyOnePlayerMakesOne() throws {
    let pool = "name,cost,club\nLuis Garcia,1,WSH\nAnn,2,CHC\nBob,3,TEX\nCid,1,MCI\nDan,2,BOS\nEd,2,BOS\n"
    let there =
      "Luis Garcia,HOU,5\nAnn,Chicago Cubs,6\nBob,Texas,7\nCid,Manchester City,8\nDan,Sox,1\nEd,Sox,2\n"
    let warnings = try join(pool, "name,club,points\n" + there) { _ in }.quality.warnings
    #expect(warnings.map(\.code) == ["other-club"])
    #expect(
      warnings[0].message.hasPrefix("\"Luis Garcia\" plays for \"WSH\" here and for \"HOU\" on line 2 of "))
    let many = (1...30).map { "P\($0),1,A\($0)\n" }.joined()
    let others = (1...30).map { "P\($0),B\($0),5\n" }.joined()
    let quality = try join("name,cost,club\n" + many, "name,club,points\n" + others) { _ in }.quality
    #expect(quality.warningCount == 30 && quality.warnings.count == 20)
  }

  /// Players of one club are found though the other file has two names for it, one of them short for it; a part of a
  /// name that is not joined for its club is not said to be.
  @Test func clubsWithShortNames() throws {
    let pool = "name,cost,club\nLuis García,1,Betis\nRaúl Gil,2,Betis\nPau,3,Girona\nIñigo,3,Girona\n"
    let there = "Luis García,BET,5\nGil,RBB,6\nPau,GIR,7\nIñigo,GIR,7\n"
    let reading = try join(pool, "name,club,points\n" + there) { _ in }
    #expect(reading.pool.count == 3 && reading.pool.names[0] == "Luis García")
    #expect(reading.quality.warnings.map(\.code) == ["joined-in-part", "no-skill", "no-player"])
  }

  /// A name that could be short for another club too, or whose players are elsewhere, is short for neither.
  @Test func clubsWithSimilarShortNames() throws {
    let pool = "name,cost,club\nLuis García,1,MCI\nAnn,2,MCI\nBob,3,MCI\nCid,3,LEI\n"
    let there =
      "Luis García,Manchester United,5\nAnn,Manchester City,6\nBob,Manchester City,7\nCid,Leeds United,8\n"
    let reading = try join(pool, "name,club,points\n" + there) { _ in }
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Bob", "Cid"])
    #expect(reading.quality.warnings.contains { $0.code == "other-club" && $0.message.contains("Cid") })
  }

  /// The pool has the clubs of its whole file, whatever conditions leave out.
  @Test func conditionsLeaveAllClubs() throws {
    let pool = "name,pos,cost,club\nWill Smith,C,1,LAD\nAnn,C,2,CHC\nBob,P,3,KC\n"
    let reading = try join(pool, "name,club,points\nWill Smith,KC,5\nAnn,CHC,6\nBob,KC,7\n") {
      $0.filters = [.init("pos=C")!]
    }
    #expect(reading.pool.count == 1 && reading.quality.rowsWithoutSkill == 1)
  }

  /// Where both files have a club, a namesake of another club is somebody else, and both are listed with their clubs.
  @Test func namesakesOfClubsThatBothFilesHave() throws {
    let pool = "name,cost,club\nMax Muncy,1,LAD\nAnn,2,NYY\nBob,3,OAK\n"
    for (rows, clubs) in [
      ("Max Muncy,oak,9\nAnn,NYY,8\nBob,OAK,7\n", ("oak", "LAD")),
      ("Max Muncy,SEA,9\nAnn,NYY,8\nBob,OAK,7\nEve,LAD,1\n", ("SEA", "LAD")),
    ] {
      let reading = try join(pool, "name,club,points\n" + rows) { _ in }
      #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Bob"])
      let warnings = reading.quality.warnings
      #expect(warnings.map(\.code).prefix(3) == ["joined-in-part", "no-skill", "no-player"])
      #expect(
        warnings[1].message.hasSuffix(
          ", where the player of that name plays for \"\(clubs.0)\", not \"\(clubs.1)\"; left out"),
        "\(warnings[1])")
      #expect(
        warnings[2].message.hasSuffix(
          ", where the player of that name plays for \"\(clubs.1)\", not \"\(clubs.0)\""), "\(warnings[2])")
    }
  }

  /// One club cannot be spelled as two others: where no club tells how the files spell them, namesakes are not joined.
  @Test func oneClubIsNotTwoOthers() throws {
    let pool = "name,cost,club\nMax Muncy,1,LAD\nWill Smith,2,LAD\nAnn,2,NYY\nBob,3,TOR\nCid,1,SEA\n"
    let there = "Max Muncy,OAK,9\nWill Smith,ATL,4\nAnn,Yankees,8\nBob,Jays,7\nCid,Mariners,5\n"
    let reading = try join(pool, "name,club,points\n" + there) { _ in }
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Bob", "Cid"])
  }

  /// Of rows that say the same, that of the player's own club counts; a code is no name that namesakes share.
  @Test func playersWhoseOwnRowExistsAreJoined() throws {
    let pool = "name,code,cost,club\nMax Muncy,m,1,LAD\nAnn,a,2,NYY\nBob,b,3,OAK\n"
    let both = "name,club,points\nMax Muncy,OAK,9\nMax Muncy,LAD,9\nAnn,NYY,8\nBob,OAK,7\n"
    #expect(try join(pool, both) { _ in }.pool.count == 3)
    let byCode = try join(pool, "id,club,points\nm,OAK,9\na,NYY,8\nb,OAK,7\n") {
      $0.skillSource?.key = .init("id=code")
    }
    #expect(byCode.pool.count == 3)
  }

  @Test func namesAreFoundInTheSecondFile() throws {
    let reading = try join("name,cost\nAnn Lee,1\nZoë,2\nBob,3\n", "Player,points\nann lee,7\nZOE,8\nEve,1\n")
    { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 8])
    let warning = try #require(reading.quality.warnings.first)
    #expect(warning.message.hasPrefix("2 of 3 players have a skill in "))
    #expect(warning.message.hasSuffix(" of its rows matches no player"))
    #expect(reading.quality.warnings.map(\.code) == ["joined-in-part", "no-skill", "no-player"])
  }

  /// Players without a match are all listed, and so are rows; where there are many, a short list says how many follow.
  @Test func longListsOfUnmatchedRows() throws {
    let pool = "name,cost\nAnn Lee,1\n" + (1...30).map { "Here\($0),1\n" }.joined()
    let points = "name,points\nAnn Lee,7\n" + (1...1_041).map { "There\($0),1\n" }.joined()
    let quality = try join(pool, points) { _ in }.quality
    let (all, warnings) = (quality.warnings, quality.shortWarnings)
    #expect(all.count { $0.code == "no-skill" } == 30 && all.count { $0.code == "no-player" } == 1_000)
    #expect(all.count { $0.message.contains("more like this") } == 1)
    #expect(all[1_030].message.hasSuffix("; 41 more like this"), "\(all[1_030])")
    #expect(warnings.count == 41)
    #expect(warnings[20].message.hasSuffix("; left out; 10 more like this"), "\(warnings[20])")
    #expect(warnings[40].message.hasSuffix("; 1021 more like this"), "\(warnings[40])")
    #expect(warnings.count { $0.message.contains("more like this") } == 2)
  }

  /// A row of the second file is a stranger only if no row of the pool has its name, not even one left out by a condition.
  @Test func conditionsLeaveNoStrangers() throws {
    let pool = "name,cost,pos\nAnn,1,GK\nBob,2,DF\nZoë,3,GK\n"
    let reading = try join(pool, "name,points\nAnn,7\nBob,8\nzoe,9\nEve,1\n") { request in
      request.filters = [.init(cell: .header("pos"), comparison: .equal, value: "GK")]
    }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 9])
    #expect(reading.quality.warnings.map(\.code) == ["joined-in-part", "no-player"])
    #expect(reading.quality.warnings[1].message.hasPrefix("\"Eve\" is not in "))
  }

  /// A part of a name that fits two players is refused, even where one of them has a row; a club in brackets decides.
  @Test func partsOfNamesFitOnePlayer() throws {
    let pool = "name,cost,club\nMax Muncy,1,LAD\nMax Muncy,2,ATH\nLuis Díaz,3,LIV\nLuis Diaz,4,FCP\n"
    for rows in ["Muncy,9\n", "Luis Diaz,3\nDiaz,5\n"] {
      #expect(throws: InputError.self) { try join(pool, "name,points\n" + rows) { _ in } }
    }
    let reading = try join(pool, "name,points\nMax Muncy (ATH),9\n") { _ in }
    #expect(reading.pool.count == 1 && reading.pool.clubs?[0] == "ATH" && reading.pool.skills[0] == 9)
  }

  /// How the second file is read is known too.
  @Test func theSecondFileIsUnderstood() throws {
    let reading = try join("name,cost\nAnn,1\nBob,2\n", "Player,points\nAnn,7\nBob,8\nEve,x\n") {
      $0.skipsBadRows = true
    }
    let second = try #require(reading.skillFile)
    #expect(second.readAs?.description == "name from Player" && second.rowsBad == 1)
    #expect(reading.namedHeaders == ["skill": "points"])
  }

  /// The two files use ids of different sites, so names decide.
  @Test func namesDecideWhereNoIDIsShared() throws {
    let pool = "id,name,cost\na1,Ann Lee,1\na2,Bob Ray,2\n"
    let reading = try join(pool, "id,name,points\n71,Bob Ray,7\n72,Ann Lee,8\n") { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [8, 7])
    #expect(reading.quality.warnings.map(\.code) == ["no-common-id"])
    let other = try join(pool, "id,name,points\na1,Bob Ray,7\na2,Ann Lee,8\n") { _ in }
    #expect((0..<2).map { Int(other.pool.skills[$0]) } == [7, 8])
    #expect(other.quality.warnings.map(\.code) == ["other-names"])
    #expect(
      other.quality.warnings[0].message.contains("as \"Ann Lee\" (a1) and \"Bob Ray\" (a1) on line 2 of"))
    // Another form of a name does not count as a different one.
    let forms = try join(pool, "id,name,points\na1,LEE,7\na2,B. Ray,8\n") { _ in }
    #expect(forms.quality.warningCount == 0)
  }

  /// The ids of both files have the same header, whatever it is; other columns with the same texts are named by --join.
  @Test func idsUnderOneHeader() throws {
    let pool = "Player ID,name,cost\n5,Bo,1\n6,Cy,2\n"
    let reading = try join(pool, "player id,points\n6,7\n5,8\n") { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [8, 7])
    for (pool, second, key) in [
      ("id,name,cost\n5,Bo,1\n", "player_id,points\n5,8\n", "player_id=id"),
      ("code,name,cost\n5,Bo,1\n6,Cy,1\n", "age,a=b,points\n1,cy,5\n1,bo,6\n", "#2=name"),
      ("code,name,cost\n5,Bo,1\n6,Cy,1\n", "age,who,points\n1,Di,5\n1,Ed,6\n", nil),
    ] {
      do {
        _ = try join(pool, second) { _ in }
        Issue.record("joined")
      } catch InputError.invalid(let problems, _) {
        #expect(problems.map(\.options) == [key.map { [.init("join", $0)] } ?? []])
      }
    }
  }

  /// Spreadsheets drop the zeros before an id, in either file.
  @Test(arguments: [
    ("007,Bo,1\n08,Cy,2\n", "7,5\n8,6\n", [5, 6]), ("7,Bo,1\n8,Cy,2\n", "008,6\n007,5\n", [5, 6]),
    ("7,Bo,1\n8,Cy,2\n", "7,5\n008,6\n08,6\n", [5]), ("a7,Bo,1\n8,Cy,2\n", "0a7,5\n8,6\n", [6]),
  ])
  func zerosBeforeIDs(pool: String, second: String, skills: [Int]) throws {
    let reading = try join("id,name,cost\n" + pool, "id,points\n" + second) { _ in }
    #expect((0..<reading.pool.count).map { Int(reading.pool.skills[$0]) } == skills)
  }

  /// A row of totals at the end of the second file is no unknown player, unless the pool has a player of that name.
  @Test func totalsOfTheSecondFileAreLeftOut() throws {
    let second = "name,points\nAnn,7\nBob,8\nEve,1\nTotal,16\n"
    let reading = try join("name,cost\nAnn,1\nBob,2\n", second) { _ in }
    #expect(reading.quality.warnings.map(\.code) == ["totals-row", "joined-in-part", "no-player"])
    #expect(reading.quality.warnings[0].line == 5)
    #expect(
      reading.quality.warnings[1].message.hasPrefix("2 of 2 players have a skill in ")
        && reading.quality.warnings[1].message.hasSuffix("; 1 of its rows matches no player"))
    let halves = try join("name,cost\nAnn,1\nBob,2\n", "name,points\nAnn,7\nTotal,7\nBob,8\nAverage,8\n") {
      _ in
    }
    #expect(halves.quality.warnings.map(\.code) == ["totals-row", "totals-row"])
    let known = try join("name,cost\nAnn,1\nBob,2\nEve,2\nTotal,2\nCy,3\n", second) { _ in }
    #expect(
      known.pool.count == 4
        && known.quality.warnings.map(\.code) == ["totals-row", "joined-in-part", "no-skill"])
  }

  /// The marks of a second file are in doubt like those of a pool, and so are ids with the names of others.
  @Test func doubtsAboutTheSecondFileAreTold() throws {
    let marks = try join("name;cost\nAnn;1\nBob;2\n", "name;points\nAnn;8.108\nBob;7.215\n") { _ in }
    #expect(marks.quality.warnings.map(\.code) == ["ambiguous-number"])
    let pool = "id,name,cost\n1,Ann,1\n2,Bob,2\n3,Cid,3\n4,Dan,3\n5,Eve,3\n"
    let swapped = try join(pool, "id,name,points\n1,Bob,7\n2,Ann,8\n3,Cid,1\n4,Dan,1\n5,Eva,1\n") { _ in }
    #expect(swapped.quality.warnings.map(\.code) == ["other-names"])
    #expect(swapped.quality.warnings[0].message.hasSuffix("; --join name=name joins by name"))
    let spelled = try join(pool, "id,name,points\n1,Anne,7\n2,Bob,8\n3,Cid,1\n4,Dan,1\n5,Eve,1\n") { _ in }
    #expect(spelled.quality.warningCount == 0)
  }

  @Test func surnamesMayComeFirst() throws {
    let reading = try join(
      "name,cost\nBo Bichette,1\nCy Young,2\n", "name,points\n\"Bichette, Bo\",7\n\"young, CY\",8\n"
    ) { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 8])
  }
}
