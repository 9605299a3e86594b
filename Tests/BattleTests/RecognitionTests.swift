import Testing

@testable import Battle
@testable import Tables

/// Which fighter's life a row continues when the name alone does not tell.
struct RecognitionTests {
  /// A file after some rounds: Jazz and Kup have fought, New has not.
  private let file = [
    fighter("Jazz", .autobots, [.speed: 1], state: .alive),
    fighter("Ravage", .decepticons, [.speed: 2], state: .died),
    fighter("New", .autobots, [.speed: 3]), fighter("Kup", .autobots, [.speed: 4], state: .alive),
  ]

  private func rows(_ fighters: [Fighter]) -> [Fighter] {
    fighters.enumerated().map { row, fighter in
      var fighter = fighter
      (fighter.file, fighter.row) = ("f.csv", row + 1)
      return fighter
    }
  }

  private func lives(_ fighters: [Fighter], missing: [Fighter] = []) -> SavedWar {
    let all = rows(fighters) + missing
    return SavedWar(battles: 3, fighters: all, keys: keys(of: all))
  }

  /// The roster of changed rows that continues these lives; `nil` if it is refused.
  private func resumed(_ fighters: [Fighter], _ lives: SavedWar) -> Roster? {
    var roster = Roster()
    roster.fighters = rows(
      fighters.map { fighter in
        var fighter = fighter
        fighter.state = .born
        return fighter
      })
    do { try roster.resume(lives) } catch { return nil }
    return roster
  }

  private func changed(_ index: Int, _ change: (inout Fighter) -> Void) -> [Fighter] {
    var fighters = file
    change(&fighters[index])
    return fighters
  }

  @Test func whoHasFoughtKeepsTheirLifeUnderAnotherNameAlone() throws {
    for change in [{ $0.name = "Meister" }, { $0.side = .decepticons }] as [(inout Fighter) -> Void] {
      let roster = try #require(resumed(changed(0, change), lives(file)))
      #expect(roster.fighters.map(\.state) == [.alive, .died, .born, .alive])
      #expect(roster.warnings.map(\.code) == ["renamed"])
      #expect(roster.newKeys.count == 1)
    }
    let message = resumed(changed(0) { $0.name = "Meister" }, lives(file))?.warnings.first?.message
    #expect(
      message
        == "row 1, \"Meister\", was \"Jazz\" in the last round: nothing else in the row has changed, so "
        + "they carry on as the same fighter (Alive)")
  }

  @Test func theRowMayHaveMoved() throws {
    let sorted = Array(changed(0) { $0.name = "Zed" }.reversed())
    let roster = try #require(resumed(sorted, lives(file)))
    #expect(roster.fighters.map(\.name) == ["Kup", "New", "Ravage", "Zed"])
    #expect(roster.fighters.map(\.state) == [.alive, .born, .died, .alive])
  }

  @Test func theDeadKeepTheirNames() throws {
    let roster = try #require(resumed(changed(1) { $0.name = "Phoenix" }, lives(file)))
    #expect(roster.fighters.map(\.name) == ["Jazz", "Ravage", "New", "Kup"])
    #expect(roster.fighters.map(\.state) == [.alive, .died, .born, .alive] && roster.newKeys.isEmpty)
    #expect(Set(roster.warnings.map(\.code)) == ["renamed", "dead-changed"])
  }

  @Test func whoNeverFoughtIsSimplyNew() throws {
    for change in [
      { $0.name = "Newer" }, { $0.side = .decepticons }, { ($0.name, $0.statistics[.speed]) = ("Newer", 9) },
    ] as [(inout Fighter) -> Void] {
      let roster = try #require(resumed(changed(2, change), lives(file)))
      #expect(roster.fighters.count == 4 && roster.warningCount == 0 && roster.newKeys.isEmpty)
    }
  }

  @Test func whatNobodyCanTellIsRefused() {
    #expect(resumed(changed(0) { ($0.name, $0.statistics[.speed]) = ("Meister", 9) }, lives(file)) == nil)
    #expect(resumed(changed(1) { ($0.name, $0.statistics[.speed]) = ("Phoenix", 9) }, lives(file)) == nil)
    #expect(resumed(changed(0) { ($0.name, $0.side) = ("Meister", .decepticons) }, lives(file)) == nil)
    // A fighter who joins at the end is not taken for one who died there, but could be one who is alive.
    let end = [file[0], file[3], file[2], file[1]]
    #expect(resumed(end.dropLast() + [fighter("Hook", .decepticons)], lives(end))?.fighters.count == 5)
    #expect(resumed(file.dropLast() + [fighter("Hook", .decepticons)], lives(file)) == nil)
    // Either of the two rows may be the fighter who is gone.
    let twins = changed(0) { $0.name = "Meister" } + [fighter("Other", .autobots, [.speed: 1])]
    #expect(resumed(twins.reversed(), lives(file)) == nil)
    // In the old order, the position decides.
    #expect(resumed(twins, lives(file))?.fighters.map(\.state) == [.alive, .died, .born, .alive, .born])
    do {
      var roster = Roster()
      roster.fighters = rows(changed(0) { ($0.name, $0.statistics[.speed]) = ("Meister", 9) })
      try roster.resume(lives(file))
      Issue.record("it is not refused")
    } catch {
      guard case .invalid(let problems, 1) = error else { return #expect(Bool(false), "\(error)") }
      #expect(problems[0].file == "f.csv" && problems[0].severity == .error)
      #expect(
        problems[0].message.contains(
          "row 1, \"Meister\", replaces \"Jazz\", who has fought (Alive)"))
      #expect(problems[0].message.contains("with a column 'id'"))
    }
  }

  @Test func whoLeavesStaysAndWhoJoinsElsewhereIsNew() throws {
    let without = Array(file.dropFirst()) + [fighter("Joiner", .autobots, [.speed: 8])]
    let roster = try #require(resumed(without, lives(file)))
    #expect(roster.fighters.map(\.name) == ["Ravage", "New", "Kup", "Joiner", "Jazz"])
    #expect(roster.fighters.map(\.state) == [.died, .born, .alive, .born, .alive])
    #expect(roster.warnings.map(\.code) == ["missing-fighter"])
  }

  @Test func whoComesBackAsBeforeIsTheSameAndWithOtherValuesNew() throws {
    let gone = fighter("Sky", .decepticons, [.speed: 7], state: .died)
    let lives = lives(file, missing: [gone])
    let same = try #require(resumed(file + [gone], lives))
    #expect(same.fighters.last?.state == .died && same.fighters.count == 5 && same.warningCount == 0)
    let other = try #require(resumed(file + [fighter("Sky", .decepticons, [.speed: 8])], lives))
    #expect(other.fighters.map(\.state).suffix(2) == [.born, .died] && other.fighters.count == 6)
    #expect(Set(keys(of: other.fighters)).count == 6)
    #expect(keys(of: other.fighters).last == FighterKey("former/1/Decepticons/1/sky"))
  }

  @Test func idsMayComeAndGo() throws {
    func with(_ ids: Bool) -> [Fighter] {
      file.enumerated().map { number, fighter in
        var fighter = fighter
        fighter.id = ids ? "T\(number)" : nil
        return fighter
      }
    }
    for ids in [true, false] {
      let roster = try #require(resumed(with(ids), lives(with(!ids))))
      #expect(roster.fighters.map(\.state) == [.alive, .died, .born, .alive])
      #expect(roster.warningCount == 0 && roster.newKeys.count == 4)
    }
  }

  @Test func anotherIDAloneIsTheSameFighterAndWithOtherValuesAnother() throws {
    var former = file
    for index in former.indices { former[index].id = "T\(index)" }
    var other = former
    other[0].id = "T9"
    other[1].id = "T8"
    other[2].id = "T7"
    let roster = try #require(resumed(other, lives(former)))
    #expect(roster.fighters.map(\.state) == [.alive, .died, .born, .alive])
    #expect(roster.warnings.map(\.code) == ["renamed", "renamed"])
    #expect(
      roster.warnings[0].message
        == "row 1, \"Jazz\", had the id \"T0\" in the last round: nothing else in the row has changed, so "
        + "they carry on as the same fighter (Alive)")
    for change in [
      { $0.statistics[.speed] = 9 }, { $0.name = "Meister" }, { $0.side = .decepticons },
    ] as [(inout Fighter) -> Void] {
      var changed = former
      changed[0].id = "T9"
      change(&changed[0])
      #expect(
        resumed(changed, lives(former))?.fighters.map(\.state) == [.born, .died, .born, .alive, .alive])
    }
  }

  @Test func namesakesWhoChangePlacesKeepTheirLives() throws {
    let twins = [
      fighter("Jazz", .autobots, [.speed: 1], state: .died), fighter("Kup", .autobots),
      fighter("Jazz", .autobots, [.speed: 2], state: .alive),
    ]
    let same = try #require(resumed(twins, lives(twins)))
    #expect(same.warningCount == 0)
    let swapped = try #require(resumed([twins[2], twins[1], twins[0]], lives(twins)))
    #expect(swapped.fighters.map(\.state) == [.alive, .born, .died])
    #expect(swapped.warnings.map(\.code) == ["moved", "moved"])
    #expect(
      swapped.warnings[0].message
        == "row 1, \"Jazz\", has the statistics of row 3 in the last round: fighters with the same name are "
        + "matched by statistics, then by order, so this is the same fighter (Alive)")
    #expect(Set(keys(of: swapped.fighters)).count == 3 && swapped.newKeys.count == 2)
    // The first one is gone, and the second has moved up.
    let fewer = try #require(resumed(Array(twins.dropFirst()), lives(twins)))
    #expect(fewer.fighters.map(\.state) == [.born, .alive, .died])
    #expect(Set(fewer.warnings.map(\.code)) == ["moved", "missing-fighter"])
    // A new fighter of the same name comes before them.
    let more = try #require(resumed([fighter("Jazz", .autobots, [.speed: 7])] + twins, lives(twins)))
    #expect(more.fighters.map(\.state) == [.born, .died, .born, .alive])
    // A row with new, unique values is an edit.
    var edited = twins
    edited[2].statistics[.speed] = 9
    #expect(resumed(edited, lives(twins))?.warningCount == 0)
    // One has moved and the other has new values.
    let both = try #require(
      resumed([twins[2], twins[1], edited[2]], lives([twins[2], twins[1], edited[0]])))
    #expect(both.fighters.map(\.state) == [.alive, .born, .died] && both.fighters.count == 3)
  }

  @Test func noTwoFightersEverShareAKey() throws {
    // Phoenix continues as the dead Sky, whose name a new fighter has.
    let sky = fighter("Sky", .decepticons, [.speed: 7], state: .died)
    let lives = lives(file + [sky])
    let roster = try #require(
      resumed(
        file + [fighter("Phoenix", .decepticons, [.speed: 7]), fighter("Sky", .decepticons, [.speed: 8])],
        lives))
    #expect(Set(keys(of: roster.fighters)).count == roster.fighters.count)
  }
}
