import Chance
import Testing

@testable import Battle
@testable import Tables

/// Lives over many rounds and edits of the file, checked against a model in which every fighter is an object with its
/// own life, so that no fighter has to be recognised.
struct SavedWarModelTests {
  /// A fighter, whatever the file calls them.
  final class ModelFighter {
    var name: String
    var side: Side
    var statistics: Statistics
    var state = LifeState.born
    var id: String?
    /// Whether the file still has a row for them; for the dead, this makes no difference.
    var isInFile = true
    var isShown = true

    init(_ name: String, _ side: Side, _ statistics: Statistics, id: String?) {
      (self.name, self.side, self.statistics, self.id) = (name, side, statistics, id)
    }

    var fighter: Fighter { Fighter(name: name, side: side, statistics: statistics, state: state) }

    var line: String {
      let values = Statistic.allCases.map { String(statistics[$0]) }.joined(separator: ",")
      return "\(name),\(side == .autobots ? "A" : "D"),\(values),\(id ?? ""),\(isShown ? "yes" : "no")\n"
    }
  }

  /// What identifies a fighter.
  enum Identification { case ids, names, statistics }

  /// The file and every fighter who has ever been in it.
  struct Game {
    var random: SplitMix64
    let identifiedBy: Identification
    var hasIDs: Bool { identifiedBy == .ids }
    var rows: [ModelFighter] = []
    /// The fighters who are no longer in the file, in the order in which they became known.
    var missing: [ModelFighter] = []
    var battles = 0
    private var count = 0

    init(seed: UInt64, identifiedBy: Identification) {
      random = SplitMix64(seed: seed)
      self.identifiedBy = identifiedBy
      for _ in 0..<random.integer(in: 2...9) { join() }
    }

    mutating func chance(_ percent: Int64) -> Bool { random.integer(in: 1...100) <= percent }

    /// Adds a fighter with unique statistics and, if names identify fighters, a unique name.
    mutating func join() {
      count += 1
      let person = ModelFighter(
        "", Side.allCases[Int(random.integer(in: 0...1))], statistics(), id: hasIDs ? "T\(count)" : nil)
      person.name = name(of: person)
      rows.insert(person, at: Int(random.integer(in: 0...Int64(rows.count))))
    }

    private mutating func name(of person: ModelFighter) -> String {
      if identifiedBy != .names {
        return ["Jazz", "Kup", "Optimus Prime", "Predaking", "Blitz"][Int(random.integer(in: 0...4))]
      }
      count += 1
      return "N\(count)"
    }

    /// Few ranks, and a combination of strength, speed and firepower that no other fighter has.
    private mutating func statistics() -> Statistics {
      count += 1
      var values = Statistic.allCases.map { _ in Int(random.integer(in: 1...10)) }
      values[4] = Int(random.integer(in: 1...2))
      (values[0], values[2], values[6]) = (count % 10 + 1, count / 10 % 10 + 1, count / 100 % 10 + 1)
      return Statistics(values)
    }

    /// Makes the edits that people make between two rounds. Without ids, rows leave and join in different rounds;
    /// otherwise it would be impossible to tell whether a row was merely changed.
    mutating func edit() {
      let goes = chance(50)
      let back = goes || hasIDs ? removeAndRestore() : []
      let joins = !goes || hasIDs
      for person in rows where joins && identifiedBy != .statistics && chance(20) && person.state.isLiving {
        if !back.contains(where: { $0 === person }) { change(person) }
      }
      if joins { for _ in 0..<random.integer(in: 0...3) { join() } }
      if chance(40) { rows.shuffle(using: &random) }
      for person in rows { person.isShown = !chance(20) }
    }

    /// Changes values, name or id: name and values together only if there are ids, an id only on its own.
    private mutating func change(_ person: ModelFighter) {
      if hasIDs, chance(20) {
        count += 1
        person.id = "T\(count)"
        return
      }
      let changesValues = chance(50)
      if changesValues { person.statistics = statistics() }
      if hasIDs || !changesValues { person.name = name(of: person) }
      if hasIDs, chance(30) { person.side = person.side.opponent }
    }

    /// Removes some rows and brings others back unchanged.
    /// - Returns: the fighters who have come back.
    private mutating func removeAndRestore() -> [ModelFighter] {
      // A fighter who comes back among namesakes is a new one.
      let back = missing.filter { _ in identifiedBy != .statistics && random.integer(in: 1...2) == 1 }
      let lost = rows.filter { _ in random.integer(in: 1...8) == 1 }
      missing = lost + missing.filter { person in !back.contains { $0 === person } }
      rows = rows.filter { person in !lost.contains { $0 === person } } + back
      for person in lost { person.isInFile = false }
      for person in back { person.isInFile = true }
      return back
    }

    var csv: String {
      "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill,id,here\n"
        + rows.map(\.line).joined()
    }

    /// Fights one or more rounds, rank by rank, among those who take part.
    mutating func fight(_ rounds: Int, hides: Bool) {
      for _ in 0..<rounds {
        let present = rows.filter { !hides || $0.isShown } + (hides ? [] : missing)
        let before = battles
        for rank in 1...10 {
          func first(_ side: Side) -> ModelFighter? {
            present.first { $0.side == side && $0.statistics[.rank] == rank && $0.state != .died }
          }
          guard let one = first(.autobots), let other = first(.decepticons) else { continue }
          battles += 1
          let duel = duel(one.fighter, other.fighter)
          one.state = duel.winner == .autobots ? .alive : .died
          other.state = duel.winner == .decepticons ? .alive : .died
          if duel.reason == .annihilation {
            for person in present { person.state = .died }
            break
          }
        }
        if battles == before { return }
      }
    }
  }

  @Test(arguments: [Identification.ids, .names, .statistics])
  func everyFighterKeepsTheirOwnLife(identifiedBy: Identification) throws {
    for seed in 0..<250 as Range<UInt64> {
      var game = Game(seed: 0x11FE_0000 + seed, identifiedBy: identifiedBy)
      var lives: SavedWar?
      for round in 1...7 {
        if round > 1 { game.edit() }
        let hides = game.chance(40)
        let rounds = [1, 1, 2, .max][Int(game.random.integer(in: 0...3))]
        var note: Comment { "seed \(seed), round \(round), \(identifiedBy)" }
        let file = TemporaryFiles(game.csv)
        var request = RosterRequest()
        request.hidesFilteredRows = true
        if hides { request.filters = [.init(cell: .header("here"), comparison: .equal, value: "yes")] }
        var roster = try readRoster(file.paths, request)
        for index in roster.fighters.indices { roster.fighters[index].file = "f.csv" }
        for index in roster.hidden.indices { roster.hidden[index].file = "f.csv" }
        for index in roster.sources.indices { roster.sources[index].path = "f.csv" }
        if let lives { try roster.resume(lives) }
        let wars = fightRounds(roster.fighters, limit: rounds, firstNumber: (lives?.battles ?? 0) + 1)
        let war = War(of: wars)
        let all = roster.allFighters(replacingShownWith: war.fighters)
        lives = SavedWar(
          battles: (lives?.battles ?? 0) + war.fights.count, fighters: all, keys: keys(of: all))
        game.fight(rounds == .max ? 1_000 : rounds, hides: hides)

        #expect(Set(keys(of: all)).count == all.count, note)
        #expect(lives?.battles == game.battles, note)
        let people = game.rows + game.missing
        #expect(all.map(\.name) == people.map(\.name), note)
        #expect(all.map(\.side) == people.map(\.side), note)
        #expect(all.map(\.statistics) == people.map(\.statistics), note)
        #expect(all.map(\.state) == people.map(\.state), note)
        #expect(all.map { $0.row > 0 } == people.map(\.isInFile), note)
        let shown = people.filter { $0.isInFile && (!hides || $0.isShown) } + (hides ? [] : game.missing)
        #expect(war.fighters.map(\.name) == shown.map(\.name), note)
      }
    }
  }

  @Test func manyRoundsAreOneAfterTheOther() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: 0x2007_0000 + seed)
      let roster = (0..<Int(random.integer(in: 0...14))).map { _ in random.fighter(special: seed % 3 == 0) }
      let most = [1, 2, 3, .max][Int(random.integer(in: 0...3))]
      let wars = fightRounds(roster, limit: most, firstNumber: 4)
      var (fighters, fights, rounds) = (roster, [Fight](), 0)
      while rounds < most {
        let war = wage(fighters, under: .sameRank, firstNumber: 4 + fights.count)
        if war.fights.isEmpty { break }
        (fighters, fights, rounds) = (war.fighters, fights + war.fights, rounds + 1)
      }
      var note: Comment { "seed \(seed)" }
      let whole = War(of: wars)
      #expect(whole.fights == fights && whole.fighters == fighters, note)
      #expect(wars.count == max(1, rounds), note)
      let fought = Set(fights.flatMap { [$0.pair.autobot, $0.pair.decepticon] })
      let living = roster.indices.filter { roster[$0].state != .died }
      #expect(Set(whole.skipped) == Set(living.filter { !fought.contains($0) }), note)
      #expect(Set(whole.fallen) == Set(living.filter { fighters[$0].state == .died }), note)
      #expect(Set(whole.survivors) == Set(living.filter { fighters[$0].state != .died }), note)
      if most == .max { #expect(Policy.sameRank.pairs(of: fighters).isEmpty, note) }
    }
  }
}
