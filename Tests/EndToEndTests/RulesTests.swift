import Foundation
import Testing

struct RulesTests {
  private let workplace = Workplace()

  private static let names = [
    "classic", "fpl-squad", "fpl-eleven", "draftkings-nba", "draftkings-nfl", "draftkings-mlb",
    "draftkings-nhl", "draftkings-golf", "draftkings-soccer", "draftkings-showdown",
    "fanduel-nba", "fanduel-nfl", "fanduel-nhl", "fanduel-mlb", "fanduel-single-game", "yahoo-nba",
    "yahoo-nhl",
    "dream11",
  ]

  @Test func listsALineEach() throws {
    let run = try workplace.squad("rules", "list")
    #expect(run.exitCode == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "18 rule sets")
    #expect(lines[1].split(separator: " ").map(String.init) == ["name", "size", "budget", "roles", "clubs"])
    #expect(lines[2...19].map { String($0.prefix { $0 != " " }) } == Self.names)
    #expect(
      lines[3].contains("15     100  GK 2, DEF 5, MID 5, FWD 3") && lines[3].hasSuffix("at most 3 of one"))
    #expect(
      lines.contains { $0.hasPrefix("fanduel-nhl ") && $0.hasSuffix("at most 4 of one, at least 3 clubs") })
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["samples"])
  }

  @Test func listsInOtherForms() throws {
    let csv = try workplace.squad("rules", "list", "--format", "csv").output.split(separator: "\r\n")
    #expect(csv.count == Self.names.count + 1)
    #expect(
      csv[0] == "name,about,size,budget,min_cost,skill_range,roles,max_per_club,min_clubs,club_exempt")
    #expect(csv[1] == "classic,,5,50,,1-10,,,,")
    let json = try workplace.squad("rules", "list", "--format", "json").output
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(list?.map { $0["name"] as? String } == Self.names)
    #expect(list?[1]["roles"] as? [String: Int] == ["GK": 2, "DEF": 5, "MID": 5, "FWD": 3])
    #expect(try workplace.squad("rules", "list", "--format", "markdown").output.contains("| dream11  "))
  }

  /// Printed rules can be copied into a file, which is then printed the same.
  @Test func whatIsShownCanBeShownAgain() throws {
    for name in Self.names {
      for format in ["yaml", "json"] {
        let shown = try workplace.squad("rules", "show", name, "--format", format)
        #expect(shown.exitCode == 0)
        try workplace.write(shown.output, to: "copy.\(format)")
        for other in ["yaml", "json"] {
          let again = try workplace.squad("rules", "show", "copy.\(format)", "--format", other)
          #expect(again.output == (try workplace.squad("rules", "show", name, "--format", other).output))
        }
      }
    }
    #expect(
      try workplace.shell("squad rules show fpl-squad | squad rules show -").output.hasPrefix(
        "name: fpl-squad\n"))
  }

  @Test func aWrongNameIsToldWithTheNearest() throws {
    let run = try workplace.squad("rules", "show", "fpl-sqad")
    #expect(run.exitCode == 64 && run.output == "")
    #expect(run.errors == "squad: no rule set is called 'fpl-sqad'; did you mean 'fpl-squad'?\n")
    let far = try workplace.squad("rules", "show", "curling")
    #expect(
      far.errors.hasPrefix("squad: no rule set is called 'curling'; the rule sets are classic, fpl-squad, "))
    let file = try workplace.squad("rules", "show", "none.yaml")
    #expect(file.exitCode == 66 && file.errors == "none.yaml: no such file or directory\n")
  }

  @Test func aWrongFileIsToldWholly() throws {
    try workplace.write(
      "size: 2\nbudget: 5\nroles:\n  GK: 1\n  DEF: 2\nlock: [a]\nban: [a]\n", to: "bare")
    let run = try workplace.squad("rules", "show", "bare")
    #expect(run.exitCode == 65 && run.output == "")
    #expect(
      run.errors == """
        bare:4:3: roles: the roles are for 3 players; a team has 2 players
        bare:7:7: ban: "a" is both locked and banned

        """)
    try workplace.write("a: [1\nb: 2\n", to: "broken.json")
    #expect(
      try workplace.squad("rules", "show", "broken.json").errors
        == "broken.json:2:2: ',' or ']' is missing before this (in what begins on line 1)\n")
  }

  /// Commands that make no team accept no locks; an option that would be ignored is refused.
  @Test func onlyWhatCountsIsAccepted() throws {
    #expect(try workplace.squad("standings", "samples/results.csv", "--lock", "Rohit").exitCode == 64)
    #expect(try workplace.squad("players", "samples/players.csv", "--rules", "classic").exitCode == 0)
    #expect(
      try workplace.squad("best", "samples/players.csv", "--rules", "classic", "--output", "none").exitCode
        == 0)
  }
}
