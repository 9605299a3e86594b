import Chance
import Foundation
import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct EligibilityTests {
  private func pool(_ roles: [String]?, clubs: [String]? = nil) -> Pool {
    let names = (0..<(roles ?? clubs ?? ["", ""]).count).map { "p\($0)" }
    return .sample(names, skills: names.map { _ in 1 }, roles: roles, clubs: clubs)
  }

  @Test func eachPlayerHasTheRolesThatTheyFit() throws {
    let rules = try #require(Rules.builtIn("draftkings-nba"))
    // PG SG SF PF C G F UTIL, from the lowest bit.
    let fits = rules.eligibility(in: pool(["PG", "pg/SF", "C", "G", "SG, PF", "PG/G/UTIL"]), file: "p.csv")
    #expect(
      fits.masks == [0b1010_0001, 0b1110_0101, 0b1001_0000, 0b1010_0000, 0b1110_1010, 0b1010_0001])
    #expect(fits.warnings == [])
  }

  @Test func rolesOfThePresetsFit() throws {
    var fpl = pool(["1", "4", "MID", "2"])
    fpl.roleNames = Preset.named("fpl")?.roleNames ?? [:]
    #expect(try #require(Rules.builtIn("fpl-squad")).eligibility(in: fpl, file: "p").masks == [1, 8, 4, 2])
    let yahoo = try #require(Rules.builtIn("yahoo-nhl"))
    #expect(yahoo.eligibility(in: pool(["LW", "RW", "C/LW", "G"]), file: "p").masks == [4, 4, 6, 1])
    let nfl = try #require(Rules.builtIn("fanduel-nfl"))
    #expect(nfl.eligibility(in: pool(["D", "DEF", "RB/FLEX", "TE"]), file: "p").masks == [32, 32, 18, 24])
    let hockey = try #require(Rules.builtIn("draftkings-nhl"))
    #expect(hockey.eligibility(in: pool(["LW", "W/UTIL", "G", "D"]), file: "p").masks == [18, 18, 8, 20])
  }

  /// Every player in the sites' own exports fits a role and has a club.
  @Test(
    .enabled(
      if: sharedData != nil, "the folder ../shared/data is not there (or name it in SQUAD_SHARED_DATA)"),
    arguments: [
      ("yahoo_nhl_2020.csv", "yahoo", "yahoo-nhl", 247, 10),
      ("fd_nhl_2020.csv", "fanduel", "fanduel-nhl", 363, 10),
      ("fpl_2025-26_players_raw.csv", "fpl", "fpl-squad", 820, 20),
    ])
  func realExportsFit(_ file: String, preset: String, name: String, players: Int, clubs: Int) throws {
    let rules = try #require(Rules.builtIn(name))
    var request = PoolRequest(path: try #require(sharedData) + "/pools/" + file, skillRange: .any)
    request.preset = Preset.named(preset)
    let pool = try readPool(request) { _, _ in }.pool
    let fits = rules.eligibility(in: pool, file: file)
    #expect(fits.warnings == [])
    #expect(fits.masks.count == players && fits.masks.allSatisfy { $0.nonzeroBitCount == 1 })
    let numbers = rules.clubNumbers(in: pool)
    #expect(numbers.names.count == clubs && !numbers.numbers.contains(nil))
  }

  @Test func unknownRolesAreTold() throws {
    let rules = try #require(Rules.builtIn("fpl-squad"))
    let fits = rules.eligibility(in: pool(["GK", "FDW", "", "fdw/MID", "MGR", ""]), file: "p.csv")
    #expect(fits.masks == [1, 0, 0, 4, 0, 0])
    #expect(
      fits.warnings.map(\.description) == [
        "p.csv:3: role: fpl-squad has no role \"FDW\", which 2 players have; did you mean \"FWD\"?",
        "p.csv:4: role: no role is given, as for 2 players in all",
        "p.csv:6: role: fpl-squad has no role \"MGR\", which 1 player has",
      ])
    let none = rules.eligibility(in: pool(nil), file: "p.csv")
    #expect(none.masks == [0, 0])
    #expect(
      none.warnings.map(\.description)
        == ["p.csv: no column has the roles that fpl-squad needs; select one with --columns role=…"])
    #expect(Rules.classic.eligibility(in: pool(nil), file: "p").warnings == [])
  }

  /// The masks, compared with asking every role about every player.
  @Test func masksAgreeWithAskingEach() throws {
    var random = SplitMix64(seed: 61)
    let words = ["A", "B", "C", "D", "b", "x"]
    for _ in 0..<500 {
      var rules = Rules.classic
      rules.roles = ["A", "B = C or D", "E = any", "C = A"].map { try! RoleRule(title: $0) }
        .filter { _ in random.integer(in: 0...3) > 0 }
      let roles = (0..<12).map { _ in
        (0..<random.integer(in: 0...3)).map { _ in words[Int(random.integer(in: 0...5))] }.joined(
          separator: "/")
      }
      let masks = rules.eligibility(in: pool(roles), file: "p").masks
      for (player, text) in roles.enumerated() {
        let own = Set(text.split(separator: "/").map { $0.uppercased() })
        for (index, role) in rules.roles.enumerated() {
          let fits =
            switch role.name {
            case "A": own.contains("A")
            case "B": !own.isDisjoint(with: ["B", "C", "D"])
            case "C": !own.isDisjoint(with: ["C", "A"])
            default: true
            }
          #expect((masks[player] >> UInt64(index) & 1 == 1) == fits)
        }
        #expect(masks[player] >> UInt64(rules.roles.count) == 0)
      }
    }
  }

  @Test func clubsAreNumbered() throws {
    var rules = try #require(Rules.builtIn("draftkings-nhl"))
    let sample = pool(["C", "G", "D/G", "LW", "C", "G"], clubs: ["BOS", "PHI", "PHI", "", "BOS", "BOS"])
    #expect(
      rules.clubNumbers(in: sample) == ClubNumbers(numbers: [0, nil, 1, nil, 0, nil], names: ["BOS", "PHI"]))
    rules.clubExempt = []
    #expect(rules.clubNumbers(in: sample).numbers == [0, 1, 1, nil, 0, 0])
    #expect(rules.clubNumbers(in: pool(["C"])).numbers == [nil])
  }
}

/// The folder of external files: `SQUAD_SHARED_DATA`, or `../shared/data` beside the package.
private let sharedData: String? = {
  let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let folder =
    ProcessInfo.processInfo.environment["SQUAD_SHARED_DATA"]
    ?? package.deletingLastPathComponent().appending(path: "shared/data").path
  return FileManager.default.fileExists(atPath: folder) ? folder : nil
}()
