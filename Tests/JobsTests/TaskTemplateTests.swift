import Testing

@testable import Jobs

struct TaskTemplateTests {
  @Test func furtherArgumentsHaveKeysOfTheirOwn() throws {
    #expect(Sample.check.furtherArguments.map(\.key) == ["teams"])
    #expect(Sample.best.furtherArguments.isEmpty)
    #expect(
      try Sample.words("{check: p.csv, teams: [b.csv, a.csv]}") == ["check", "p.csv", "b.csv", "a.csv"])
    #expect(try Sample.words("{teams: t.csv, check: p.csv}") == ["check", "p.csv", "t.csv"])
    try withFiles(["b.csv", "a.csv"]) { (folder: String) throws in
      #expect(
        try Sample.words("{check: p.csv, teams: ['\(folder)/*.csv', c.csv]}")
          == ["check", "p.csv", folder + "/a.csv", folder + "/b.csv", "c.csv"])
    }
    #expect(
      Sample.problems(ofTask: "{check: p.csv, team: t.csv}") == [
        "2:20: unknown key \"team\" for 'check'; it belongs to 'compare'"
      ])
  }

  @Test func whatLooksLikeAnOptionIsAFileAllTheSame() throws {
    #expect(
      try Sample.words("{best: --players, budget: 5}") == ["best", "--budget", "5", "--", "--players"])
    #expect(try Sample.words("{compare: [-a, b]}") == ["compare", "--", "-a", "b"])
    #expect(try Sample.words("{best: '-'}") == ["best", "-"])
  }

  @Test(arguments: [
    (
      "name: a/b",
      "2:25: name: \"a/b\" cannot be the name of a folder; use letters from a to z, digits, - _ and ."
    ),
    (
      "name: ..",
      "2:25: name: \"..\" cannot be the name of a folder; use letters from a to z, digits, - _ and ."
    ),
    ("name: ''", "2:25: must be text, not the text \"\""),
    ("name: [a]", "2:25: must be text, not a list"),
    ("matrix: [1]", "2:27: must be options and their values, as in 'budget: [45, 50]', not a list"),
    ("matrix: 5", "2:27: must be options and their values, as in 'budget: [45, 50]', not \"5\""),
    ("matrix: {budget: 5}", "2:36: must be a list of values, as in [45, 50], not \"5\""),
    ("matrix: {budget: []}", "2:36: budget: the list is empty"),
    (
      "matrix: {budget: [5, x]}",
      "2:40: budget: invalid value \"x\"; expected a whole number from 1 to 1000"
    ),
    ("matrix: {budget: [5, 6, 5]}", "2:43: budget: the value is given twice"),
    ("matrix: {players: [false, null]}", "2:45: players: the value is given twice"),
    ("matrix: {bugdet: [5]}", "2:28: unknown key \"bugdet\" for 'best'; did you mean budget?"),
    ("matrix: {best: [q.csv]}", "2:28: best: the task itself already has \"best\""),
    ("matrix: {name: [a]}", "2:28: \"name\" cannot vary here: a matrix has only options"),
    ("name: Index.html", "2:25: name: \"Index.html\" is the name of an index page"),
    ("budget: 4, matrix: {budget: [5]}", "2:39: budget: the task itself already has \"budget\""),
    (
      "matrix: {output: [5]}",
      "2:28: \"output\" applies to the whole job, not to a task: give it to 'squad batch'"
    ),
  ])
  func mistakes(entry: String, problem: String) {
    #expect(Sample.problems(ofTask: "{best: p.csv, \(entry)}") == [problem])
  }

  @Test func aKeyWithoutAValueIsLeftOut() throws {
    #expect(try Sample.tasks("tasks: [{best: p.csv, name: null, matrix: ~}]") == ["best-p: best p.csv"])
    #expect(
      Sample.problems(ofTask: "{check: p.csv, matrix: {teams: [a, b]}}") == [
        "2:29: \"teams\" cannot vary here: a matrix has only options"
      ])
  }

  @Test func aNULCharacterInAWordIsRefused() {
    #expect(
      Sample.problems(ofTask: "{best: \"p\\0.csv\", where: [\"a\\0\"]}") == [
        "2:12: \"p\\u{0}.csv\" holds a NUL character, which no option can have",
        "2:31: \"a\\u{0}\" holds a NUL character, which no option can have",
      ])
  }

  @Test func namesOfManyPartsStayShortEnoughForAFolder() throws {
    let (fifty, hundred) = (String(repeating: "a", count: 50), String(repeating: "b", count: 100))
    func task(_ text: String) -> String {
      "tasks: [{best: p.csv, name: \(hundred), matrix: {where: [\(text)], budget: [5]}}]"
    }
    #expect(try Sample.job(task(fifty)).tasks.count == 1)
    #expect(
      Sample.problems(task(hundred)) == [
        "job.yaml:1:9: a task would be called \"\(hundred.prefix(60))…\", which is longer than 200 letters; "
          + "give it a shorter name"
      ])
  }

  @Test func filesThatDoNotFit() {
    #expect(
      Sample.problems(ofTask: "best: [none-*.csv, p.csv]") == [
        "2:11: no file matches \"none-*.csv\", seen from the job file"
      ])
    #expect(
      Sample.problems(ofTask: "best: {a: b}") == [
        "2:11: must be a value, or a list of values, not a mapping"
      ])
  }
}
