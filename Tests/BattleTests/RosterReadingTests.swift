import Testing

@testable import Battle
@testable import Tables

struct RosterReadingTests {
  private func problems(_ files: borrowing TemporaryFiles) -> [String] {
    do throws(InputError) {
      _ = try readRoster(files.paths, RosterRequest())
      return []
    } catch .invalid(let problems, _) {
      return problems.map { problem in
        let file = files.paths.firstIndex(of: problem.file)!
        return "\(file):\(problem.line ?? 0): \(problem.column.map { $0 + ": " } ?? "")\(problem.message)"
      }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func severalFilesAreOneRosterInAnyColumnOrder() throws {
    let files = TemporaryFiles(
      "\(header)\nSoundwave, D, 8,9,2,6,7,5,6,10\n",
      "Skill;state;Team;name;strength;intelligence;speed;endurance;rank;courage;firepower;note\n"
        + "7;alive;autobots;Bluestreak;6;6;7;9;5;2;9.0;x\n")
    let roster = try readRoster(files.paths, RosterRequest())
    #expect(roster.fighters.map(\.name) == ["Soundwave", "Bluestreak"])
    #expect(roster.fighters.map(\.side) == [.decepticons, .autobots])
    #expect(roster.fighters[0].statistics == Statistics([8, 9, 2, 6, 7, 5, 6, 10]))
    #expect(roster.fighters[1].statistics == Statistics([6, 6, 7, 9, 5, 2, 9, 7]))
    #expect(roster.fighters.map(\.state) == [.born, .alive])
    #expect(roster.fighters.map(\.row) == [1, 1] && roster.fighters.map(\.file) == files.paths)
    #expect(roster.sources.map(\.rows) == [1, 1] && roster.warningCount == 0)
  }

  @Test func everyProblemOfEveryFileIsSaidAtOnce() {
    let files = TemporaryFiles(
      "\(header)\nJazz,B,0,1,1,1,1,1,1,11\n,A,1,1,1.5,1,1,1,1,\n",
      "\(header),state\nKup,Autobto,1,1,1,1,1,x,1,1,Asleep\n")
    #expect(
      problems(files) == [
        "0:2: strength: strength is not valid: 0 is less than 1",
        "0:2: skill: skill is not valid: 11 is more than 10",
        "0:2: team: team is not valid: \"B\" is not one of A, D, Autobot, Autobots, Decepticon, Decepticons",
        "0:3: name: name is not valid: empty",
        "0:3: speed: speed is not valid: 1.5 is not a whole number",
        "0:3: skill: skill is not valid: empty; a number is needed",
        "1:2: courage: courage is not valid: \"x\" is not a number",
        "1:2: team: team is not valid: \"Autobto\" is not one of A, D, Autobot, Autobots, Decepticon, Decepticons; "
          + "the nearest is \"Autobot\"",
        "1:2: state: state is not valid: \"Asleep\" is not one of Born, Alive, Died, Dead",
      ])
  }

  @Test(arguments: Statistic.allCases)
  func everyStatisticGoesFromOneToTen(statistic: Statistic) {
    func row(_ value: Int) -> String {
      Statistic.allCases.map { $0 == statistic ? "\(value)" : "5" }.joined(separator: ",")
    }
    #expect(problems(TemporaryFiles("\(header)\nJazz,A,\(row(1))\nKup,D,\(row(10))\n")) == [])
    let found = problems(TemporaryFiles("\(header)\nJazz,A,\(row(0))\nKup,D,\(row(11))\n"))
    #expect(found.count == 2 && found.allSatisfy { $0.contains(": \(statistic.rawValue): ") })
  }

  @Test func aFileWithoutHeaderHasTheOrderOfAnInputLine() throws {
    let files = TemporaryFiles("Soundwave, D, 8,9,2,6,7,5,6,10\n")
    var request = RosterRequest()
    request.hasHeader = false
    #expect(try readRoster(files.paths, request).fighters[0].statistics[.skill] == 10)
  }

  @Test func missingColumnsAreNamedWithASuggestion() {
    let found = problems(TemporaryFiles("Transformer,side,str,int,spd,end,rank,courage,firepower,skill\n"))
    #expect(found.count == 1)
    #expect(found[0].contains("no column for name; no column for team"))
    #expect(found[0].contains("--columns name=Transformer,team=side,strength=str"))
  }

  @Test func anIdBelongsToOneFighter() {
    let files = TemporaryFiles(
      "id,\(header)\n1,Jazz,A,5,5,5,5,5,5,5,5\n", "id,\(header)\n1,Kup,A,5,5,5,5,5,5,5,5\n")
    #expect(
      problems(files) == ["1:0: id: row 1: \"1\" is already the id of row 1 of \(files.paths[0])"])
  }

  @Test func whoRepeatsAnotherStaysAFighterWithAWarning() throws {
    let files = TemporaryFiles(
      "\(header)\nJazz,A,5,5,5,5,5,5,5,5\njazz,A,5,5,5,5,5,5,5,5\nJazz,D,5,5,5,5,5,5,5,5\n")
    let roster = try readRoster(files.paths, RosterRequest())
    #expect(roster.fighters.count == 3 && roster.warningCount == 1)
    #expect(roster.warnings[0].message.contains("row 2, \"jazz\", repeats row 1"))
  }

  @Test func twinsOfANameAreWorthAWarning() throws {
    let files = TemporaryFiles(
      "id,\(header)\n1,Jazz,A,5,5,5,5,5,5,5,5\n2,Kup,A,5,5,5,5,5,5,5,5\n",
      "id,\(header)\n3,Ja\u{200B}zz,D,5,5,5,5,5,5,5,5\n4,Jazz,D,5,5,5,5,5,5,5,5\n")
    let warnings = [
      "row 1: \"Jazz\" looks like the name in row 1 of \(files.paths[0]), but one of them has U+200B; "
        + "they are treated as different names"
    ]
    let roster = try readRoster(files.paths, RosterRequest())
    #expect(roster.warnings.map(\.message) == warnings && roster.warningCount == 1)
    #expect(roster.warnings.map(\.file) == [files.paths[1]])
    let one = TemporaryFiles("\(header)\nJazz,A,5,5,5,5,5,5,5,5\nJazz\u{2060},A,5,5,5,5,5,5,5,5\n")
    let edited = try readEditableRoster(one.paths[0], RosterRequest())
    #expect(edited.roster.warnings.map(\.code) == ["look-alike"])
  }

  @Test func oddRostersAreWorthAWarning() throws {
    let files = TemporaryFiles("\(header),state\nJazz,A,5,5,5,5,5,5,5,5,died\n")
    var roster = try readRoster(files.paths, RosterRequest())
    roster.warnOfOddities(under: .faceOff(ascending: false))
    #expect(
      roster.warnings.map(\.message) == [
        "no Decepticons: the other side has no opponents",
        "1 marked as Died; in a face-off every fighter takes part",
      ])
    guard case .invalid(let problems, 2) = roster.warningsAsError else {
      Issue.record("two warnings become two errors")
      return
    }
    #expect(problems.allSatisfy { $0.severity == .error })
  }
}
