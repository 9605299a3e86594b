import PoolSamples
import Testing

@testable import Selection

struct NamedPlayersTests {
  private static var finder: PlayerFinder {
    var pool = Pool.sample(
      ["Salah", "Haaland", "Max Muncy", "Max Muncy", "7"], skills: [1, 2, 3, 4, 5],
      ids: ["7", "9", "10", "11", ""],
      clubs: ["LIV", "MCI", "LAD", "ATH", ""])
    pool.namesakes = [2: "LAD", 3: "ATH"]
    return PlayerFinder(pool)
  }

  @Test func idsAndNamesAreFound() {
    var rules = Rules.classic
    rules.locked = ["Max Muncy (ATH)", "7"]
    rules.banned = ["9"]
    rules.groups = [PlayerGroup(name: "g", players: ["Salah", "10", "Salah"], most: 1)]
    #expect(
      rules.namedPlayers(in: Self.finder)
        == NamedPlayers(locked: [0, 3], banned: [1], groups: [[0, 2]], groupTriggers: [[]]))
  }

  @Test func whatIsWrongIsToldAtOnce() {
    var rules = Rules.classic
    rules.locked = ["Sallah", "Max Muncy", "Haaland"]
    rules.banned = ["9", "Nobody at all"]
    #expect(
      rules.namedPlayers(in: Self.finder).problems == [
        "lock: no player is called \"Sallah\"; did you mean \"Salah\"?",
        "lock: 2 players are called \"Max Muncy\"; write \"Max Muncy (LAD)\" or \"Max Muncy (ATH)\"",
        "ban: no player is called \"Nobody at all\"", "\"Haaland\" is both locked and banned",
      ])
  }
}
