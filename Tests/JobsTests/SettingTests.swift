import Testing

@testable import Jobs

/// The value of a key of a task, as words of a command line.
struct SettingTests {
  @Test(arguments: [
    ("budget: 50", ["--budget", "50"]), ("budget: '50'", ["--budget", "50"]),
    ("budget: null", []), ("budget: ", []), ("budget: ~", []),
    ("players: true", ["--players"]), ("players: false", []), ("players: null", []),
    ("where: a=1", ["--where", "a=1"]), ("where: [a=1, 'b = 2']", ["--where", "a=1", "--where", "b = 2"]),
    ("where: -x=1", ["--where=-x=1"]), ("where: --output", ["--where=--output"]),
    ("where: '-'", ["--where=-"]), ("where: []", []), ("where: ''", ["--where", ""]),
    ("where: \"a\\nb\"", ["--where", "a\nb"]), ("rules: classic", ["--rules", "classic"]),
  ])
  func optionsOfATask(entry: String, words: [String]) throws {
    #expect(try Sample.words("{best: p.csv, \(entry)}") == ["best", "p.csv"] + words)
  }

  @Test func aListIsJoinedWhereAnOptionIsGivenOnce() throws {
    #expect(
      try Sample.words("{compare: p.csv, budgets: [40, 45, 50]}")
        == ["compare", "p.csv", "--budgets", "40,45,50"])
    #expect(try Sample.words("{compare: p.csv, budgets: [40]}") == ["compare", "p.csv", "--budgets", "40"])
    #expect(
      Sample.problems(ofTask: "{best: p.csv, budget: [40, 45]}") == [
        "2:27: budget: invalid value \"40,45\"; expected a whole number from 1 to 1000"
      ])
  }

  @Test func patternsBehindOptionsForFiles() throws {
    try withFiles(["b.csv", "a.csv"]) { (folder: String) throws in
      #expect(
        try Sample.words("{compare: p.csv, team: '\(folder)/*.csv'}")
          == ["compare", "p.csv", "--team", folder + "/a.csv", "--team", folder + "/b.csv"])
      // Other options take their text literally, stars included.
      #expect(try Sample.words("{best: p.csv, where: 'a=*'}") == ["best", "p.csv", "--where", "a=*"])
    }
    #expect(
      Sample.problems(ofTask: "{compare: p.csv, team: [no-*, none-?]}") == [
        "2:28: no file matches \"no-*\", \"none-?\", seen from the job file"
      ])
  }

  @Test(arguments: [
    ("players: yes", "2:28: must be true or false, not \"yes\""),
    ("players: 'true'", "2:28: must be true or false, not the text \"true\""),
    ("players: [true]", "2:28: must be true or false, not a list"),
    ("budget: {a: 1}", "2:27: must be a value, or a list of values, not a mapping"),
    ("where: [[a]]", "2:27: must be text, not a list"),
    ("where: [a, '']", "2:30: must be text, not the text \"\""),
    ("budget: 5x", "2:27: budget: invalid value \"5x\"; expected a whole number from 1 to 1000"),
    ("budget: ''", "2:27: budget: invalid value \"\"; expected a whole number from 1 to 1000"),
    (
      "output: out",
      "2:19: \"output\" applies to the whole job, not to a task: give it to 'squad batch'"
    ),
    ("budgets: 1", "2:19: unknown key \"budgets\" for 'best'; it belongs to 'compare'"),
    ("team: 1", "2:19: unknown key \"team\" for 'best'; it belongs to 'compare'"),
    ("whee: 1", "2:19: unknown key \"whee\" for 'best'; did you mean where?"),
    ("nam: x", "2:19: unknown key \"nam\" for 'best'; did you mean name?"),
    ("help: true", "2:19: unknown key \"help\" for 'best'; 'squad help best' lists its options"),
    ("quux: 1", "2:19: unknown key \"quux\" for 'best'; 'squad help best' lists its options"),
    ("--budget: 1", "2:19: unknown key \"--budget\" for 'best'; did you mean budget?"),
    ("'': 1", "2:19: unknown key \"\" for 'best'; 'squad help best' lists its options"),
  ])
  func mistakes(entry: String, problem: String) {
    #expect(Sample.problems(ofTask: "{best: p.csv, \(entry)}").map { $0 } == [problem])
  }
}
