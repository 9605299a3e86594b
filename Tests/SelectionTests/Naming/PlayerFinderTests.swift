import PoolSamples
import Testing

@testable import Reading
@testable import Selection

struct PlayerFinderTests {
  /// Two Max Muncys told apart by club, two Bos by row, and one Cy.
  private static let pool: Pool = {
    var pool = Pool.sample(
      ["Max Muncy", "Bo", "Max Muncy", "Bo", "Cy"], skills: [1, 2, 3, 4, 5],
      ids: ["m1", "", "m2", "", "c"], clubs: ["LAD", "X", "ATH", "X", "Y"])
    pool.namesakes = Identities(of: pool).marks(in: pool)
    return pool
  }()
  private let finder = PlayerFinder(pool)

  @Test func aNameOfOnePlayerIsEnough() {
    #expect(finder.find(PlayerReference(name: "Cy")) == .player(4))
    #expect(finder.find(PlayerReference(name: "Cy", club: "elsewhere", row: 99)) == .player(4))
  }

  @Test func anIdDecides() {
    #expect(finder.find(PlayerReference(id: "m2", name: "Max Muncy")) == .player(2))
    #expect(finder.find(PlayerReference(id: "m2", name: "Cy")) == .player(2))
    #expect(finder.find(PlayerReference(id: "m9", name: "Cy")) == .unknown)
  }

  @Test func clubOrRowTellNamesakesApart() {
    #expect(finder.find(PlayerReference(name: "Max Muncy")) == .ambiguous([0, 2]))
    #expect(finder.find(PlayerReference(name: "Max Muncy", club: "ath")) == .player(2))
    #expect(finder.find(PlayerReference(name: "Max Muncy", club: "BOS")) == .ambiguous([0, 2]))
    #expect(finder.find(PlayerReference(name: "Bo", club: "X")) == .ambiguous([1, 3]))
    #expect(finder.find(PlayerReference(name: "Bo", club: "X", row: 4)) == .player(3))
    #expect(finder.find(PlayerReference(name: "Bo", row: 3)) == .ambiguous([1, 3]))
  }

  @Test func theNameOfReportsIsUnderstood() {
    #expect(finder.find(PlayerReference(name: "Max Muncy (ATH)")) == .player(2))
    #expect(finder.find(PlayerReference(name: "max MUNCY (ath)")) == .player(2))
    #expect(finder.find(PlayerReference(name: "Muncy (ath)")) == .player(2))
    #expect(finder.find(PlayerReference(name: "Cy (y)")) == .player(4))
    #expect(finder.find(PlayerReference(name: "Cy(Y)")) == .player(4))
    #expect(finder.find(PlayerReference(name: "Cy (X)")) == .unknown)
    #expect(finder.find(PlayerReference(name: "Bo (X)")) == .unknown)
    #expect(finder.find(PlayerReference(name: "Bo (row 2)")) == .player(1))
    #expect(finder.find(PlayerReference(name: "Bo (row 3)")) == .unknown)
    #expect(
      finder.suggestions(for: PlayerReference(name: "Bo (row 3)")) == ["\"Bo (row 2)\"", "\"Bo (row 4)\""])
  }

  /// The suggestions for a name that no player has; asked twice, because the second answer is cached.
  private func suggestions(for reference: PlayerReference) -> [String] {
    #expect(finder.find(reference) == .unknown)
    let first = finder.suggestions(for: reference)
    #expect(finder.suggestions(for: reference) == first)
    return first
  }

  @Test func anUnknownNameIsAnsweredWithTheNearest() {
    #expect(
      suggestions(for: PlayerReference(name: "Max Munzy (ATH)"))
        == ["\"Max Muncy (ATH)\"", "\"Max Muncy (LAD)\""])
    #expect(suggestions(for: PlayerReference(name: "Max Munzy")) == ["\"Max Muncy\""])
    #expect(suggestions(for: PlayerReference(name: "Zebulon")) == [])
  }

  /// A full name is met with the nearest one even if players are shown by the names of the game.
  @Test func fullNamesAreSuggestedBesideThoseOfTheGame() {
    var pool = Pool.sample(["Bruno Fernandes", "Erling Haaland"], skills: [1, 2])
    pool.webNames = [0: "B.Fernandes", 1: "Haaland"]
    let finder = PlayerFinder(pool)
    func suggestions(_ name: String) -> [String] { finder.suggestions(for: PlayerReference(name: name)) }
    #expect(suggestions("Bruno Fernandez") == ["\"Bruno Fernandes\""])
    #expect(suggestions("Erling Halaand") == ["\"Erling Haaland\""])
    #expect(suggestions("Haland") == ["\"Haaland\""])
  }

  /// Names as people type them.
  @Test func namesAreFoundAsPeopleWriteThem() {
    let names = [
      "Kader Keïta", "Bruno Borges Fernandes", "Virgil van Dijk", "Gabriel dos Santos", "Gabriel Jesus",
      "J.J. Watt",
      "Lee", "Ann Lee", "KADER KEITA JR",
    ]
    let finder = PlayerFinder(Pool.sample(names, skills: Array(1...9)))
    let found: [(String, PlayerFinder.Finding)] = [
      ("kader keita", .player(0)), ("Kader Kei\u{308}ta", .player(0)), ("B.Fernandes", .player(1)),
      ("Fernandes", .player(1)), ("van Dijk", .player(2)), ("Dijk van", .unknown),
      ("Gabriel", .ambiguous([3, 4])),
      ("G. Jesus", .player(4)), ("JJ Watt", .player(5)), ("Lee", .player(6)), ("lee", .player(6)),
      ("ann", .player(7)), ("Jr", .player(8)), ("Keita", .ambiguous([0, 8])), ("x", .unknown), ("", .unknown),
    ]
    for (name, finding) in found {
      #expect(finder.find(PlayerReference(name: name)) == finding, "\(name)")
    }
  }

  @Test func anUnknownIdIsAnsweredWithIds() {
    #expect(suggestions(for: PlayerReference(id: "zz", name: "Cy")) == ["\"c\" (Cy)"])
    #expect(
      suggestions(for: PlayerReference(id: "zz", name: "Max Muncy"))
        == ["\"m1\" (Max Muncy (LAD))", "\"m2\" (Max Muncy (ATH))"])
    #expect(
      suggestions(for: PlayerReference(id: "m3"))
        == ["\"m1\" (Max Muncy (LAD))", "\"m2\" (Max Muncy (ATH))"])
    #expect(suggestions(for: PlayerReference(id: "zzzz", name: "Cyy")) == ["\"c\" (Cy)"])
    #expect(suggestions(for: PlayerReference(id: "zzzz", name: "Bo (row 3)")).first == "\"Bo (row 2)\"")
    #expect(suggestions(for: PlayerReference(id: "zzzz")) == [])
  }

  @Test func withoutIdsInThePoolTheNameCounts() {
    let finder = PlayerFinder(Pool.sample(["Ada", "Bo"], skills: [1, 2]))
    #expect(finder.find(PlayerReference(id: "7", name: "Bo")) == .player(1))
    #expect(finder.find(PlayerReference(id: "7")) == .unknown)
  }
}
