import Synchronization
import Testing
import Words

@testable import Jobs

/// The job file as a whole: its own keys, its defaults, and all of its problems reported at once.
struct ReadJobTests {
  @Test func aJobIsRead() throws {
    let job = try Sample.job(
      """
      # A comment.
      name: Monday
      output: ../out
      tasks:
        - best: p.csv
          budget: 50
        - compare: [p.csv, q.csv]
          budgets: [40, 45]
      """)
    #expect(job.name == "Monday" && job.output == "../out")
    #expect(job.tasks.map(\.name) == ["best-p", "compare-p"])
    #expect(job.tasks.map(\.place.line) == [5, 7])
    #expect(job.tasks[0].words == ["best", "p.csv", "--budget", "50"])
    #expect(job.tasks[1].words == ["compare", "p.csv", "q.csv", "--budgets", "40,45"])
  }

  @Test func whatIsLeftOutHasADefault() throws {
    let job = try Sample.job("tasks: [{best: p.csv}]", from: "jobs/every night.yaml")
    #expect(job.name == "every-night" && job.output == "reports")
    let empty = try Sample.job("name:\noutput: null\ndefaults: ~\ntasks: [{best: p.csv}]")
    #expect(empty.name == "job" && empty.output == "reports" && empty.tasks.count == 1)
  }

  @Test func jsonIsReadToo() throws {
    let yaml = """
      name: n
      defaults: {budget: 7}
      tasks:
        - best: p.csv
          players: true
          where: ["a=1", "b=2"]
      """
    let json = """
      {"name": "n", "defaults": {"budget": 7},
       "tasks": [{"best": "p.csv", "players": true, "where": ["a=1", "b=2"]}]}
      """
    let (left, right) = (try Sample.job(yaml), try Sample.job(json))
    #expect(left.tasks.map(\.words) == right.tasks.map(\.words) && left.name == right.name)
    #expect(
      right.tasks[0].words == [
        "best", "p.csv", "--players", "--where", "a=1", "--where", "b=2", "--budget", "7",
      ])
    #expect(
      Sample.problems("{\"tasks\": [\n  {\"best\": \"p.csv\", \"budgett\": 1}\n]}") == [
        "job.yaml:2:21: unknown key \"budgett\" for 'best'; did you mean budget?"
      ])
  }

  @Test func defaultsGoToTheTasksWhoseCommandsKnowThem() throws {
    let tasks = try Sample.tasks(
      """
      defaults:
        top: 3
        budgets: 1,2
        budget: 9
      tasks:
        - best: p.csv
        - compare: p.csv
        - check: p.csv
          teams: t.csv
          budget: 4
        - best: q.csv
          matrix: {budget: [5]}
      """)
    #expect(
      tasks == [
        "best-p: best p.csv --top 3 --budget 9", "compare-p: compare p.csv --budgets 1,2 --budget 9",
        "check-p: check p.csv t.csv --budget 4", "best-q-5: best q.csv --top 3 --budget 5",
      ])
  }

  @Test func aTaskCanTakeADefaultAway() throws {
    let tasks = try Sample.tasks(
      """
      defaults: {players: true, budget: 9}
      tasks:
        - best: p.csv
          players: false
          budget: null
      """)
    #expect(tasks == ["best-p: best p.csv"])
  }

  @Test func everythingThatIsWrongIsToldAtOnceInTheOrderOfTheFile() {
    let problems = Sample.problems(
      """
      nam: x
      output: [a]
      defaults:
        bugdet: 50
        output: out
        top: many
      tasks:
        - bets: p.csv
        - best: p.csv
          topp: 3
        - best: p.csv
          check: q.csv
      """)
    #expect(
      problems == [
        "job.yaml:1:1: unknown key \"nam\" in a job; did you mean name?",
        "job.yaml:2:9: output: must be text, not a list",
        "job.yaml:4:3: defaults: unknown key \"bugdet\"; did you mean budget?",
        "job.yaml:5:3: defaults: \"output\" applies to the whole job, not to its tasks: give it to "
          + "'squad batch'",
        "job.yaml:6:8: top: invalid value \"many\"; expected a whole number from 1 to 9",
        "job.yaml:8:5: unknown command \"bets\"; did you mean best?",
        "job.yaml:10:5: unknown key \"topp\" for 'best'; did you mean top?",
        "job.yaml:12:5: check: a task has one command, and this one already has \"best\"",
      ])
  }

  @Test(arguments: [
    ("", "job.yaml: the file is empty"),
    ("tasks:\n", "job.yaml:1:7: tasks is missing; a job needs it"),
    ("name: x", "job.yaml:1:1: tasks is missing; a job needs it"),
    ("tasks: []", "job.yaml:1:8: tasks: a job has at least one task"),
    ("tasks: {best: p.csv}", "job.yaml:1:8: tasks: must be a list, as in [one, another], not a mapping"),
    ("- best: p.csv", "job.yaml:1:1: must be a job, as in 'name: …', not a list"),
    ("tasks:\n  - best", "job.yaml:2:5: must be a task, as in 'best: players.csv', not \"best\""),
    (
      "tasks: [{name: x}]",
      "job.yaml:1:9: a task gives a command and its file, as in 'best: players.csv'; "
        + "the commands are best, compare and check"
    ),
    (
      "defaults: [1]\ntasks: [{best: p.csv}]",
      "job.yaml:1:11: defaults: must be options, as in 'budget: 50', not a list"
    ),
    (
      "tasks:\n  - best: p.csv\n    budget: 5\n    budget: 6",
      "job.yaml:4:5: \"budget\" is on line 3 already"
    ),
    ("tasks: [best: p.csv", "job.yaml:2:1: ',' or ']' is missing before this (in what begins on line 1)"),
    ("tasks:\n\t- best: p.csv", "job.yaml:2:1: a tab cannot indent a line; use spaces"),
    ("tasks: &a [{best: p.csv}]", "job.yaml:1:8: anchors such as &a are not supported; remove it"),
  ])
  func aFaultOfTheFileIsToldWithItsPlace(text: String, problem: String) {
    #expect(Sample.problems(text) == [problem])
  }

  @Test func whatOnlyTheCommandLineKnowsIsTold() {
    // The task's command line cannot be parsed, although each word is valid.
    #expect(
      Sample.problems("tasks:\n  - best: [a.csv, b.csv]\n  - check: p.csv\n") == [
        "job.yaml:3:5: 'check' also needs the key \"teams\", with one or more files"
      ])
    #expect(
      Sample.problems("tasks:\n  - best:\n") == [
        "job.yaml:2:5: argument POOL.csv is missing for 'squad best'"
      ])
  }

  @Test func eachNameIsThereOnceOnAnyFileSystem() {
    #expect(
      Sample.problems(
        """
        tasks:
          - best: p.csv
          - best: a/P.csv
          - best: p.csv
            name: other
          - best: p.csv
            name: OTHER
          - best: b/p.csv
        """) == [
          "job.yaml:3:5: a task of line 2 is called \"best-p\" too; give one of them a name",
          "job.yaml:6:5: a task of line 4 is called \"other\" too; give one of them a name",
          "job.yaml:8:5: a task of line 2 is called \"best-p\" too; give one of them a name",
        ])
    #expect(
      Sample.problems("tasks:\n  - best: p.csv\n    matrix: {budget: [5, 5]}") == [
        "job.yaml:3:26: budget: the value is given twice"
      ])
  }

  @Test func aJobHasTenThousandTasksAtMost() throws {
    let hundred = (1...100).map(String.init).joined(separator: ", ")
    let most = "tasks:\n  - best: p.csv\n    matrix: {budget: [\(hundred)], where: [\(hundred)]}\n"
    let job = try Sample.job(most)
    #expect(job.tasks.count == 10_000 && Set(job.tasks.map(\.name)).count == 10_000)
    #expect(
      Sample.problems(most + "  - best: q.csv\n") == ["job.yaml:4:5: more than 10000 tasks in all"])
    #expect(
      Sample.problems("tasks: [{best: [a, b], matrix: {budget: [\(hundred)], where: [\(hundred)]}}]") == [
        "job.yaml:1:9: more than 10000 tasks in all"
      ])
  }

  /// Each task is parsed once, and the result is kept with it.
  @Test func eachTaskIsUnderstoodOnce() throws {
    let understood = Mutex<[[String]]>([])
    let text = "tasks: [{best: p.csv, matrix: {budget: [45, 50]}}, {check: p.csv, teams: t.csv}]"
    let job = try readJob(Array(text.utf8), from: "job.yaml", Sample.grammar) { words throws(UsageMistake) in
      understood.withLock { $0.append(words) }
      guard case .run(let command)? = try? Sample.program.parse(words) else { throw UsageMistake("none") }
      return command
    }
    #expect(job.tasks.count == 3 && job.tasks.map(\.words) == understood.withLock { $0 })
    #expect(job.commands.map { $0.recordedWords() } == job.tasks.map(\.words))
  }
}
