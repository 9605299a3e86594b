import Testing

@testable import Jobs

/// One entry, many tasks.
struct TaskTemplateExpansionTests {
  @Test func everyPoolTimesEveryCombinationTheFirstKeySlowest() throws {
    let tasks = try Sample.tasks(
      """
      tasks:
        - best: [p.csv, q.csv]
          top: 2
          matrix:
            budget: [5, 6]
            rules: [classic, games/fpl.yaml]
      """)
    #expect(
      tasks == [
        "best-p-5-classic: best p.csv --top 2 --budget 5 --rules classic",
        "best-p-5-fpl: best p.csv --top 2 --budget 5 --rules games/fpl.yaml",
        "best-p-6-classic: best p.csv --top 2 --budget 6 --rules classic",
        "best-p-6-fpl: best p.csv --top 2 --budget 6 --rules games/fpl.yaml",
        "best-q-5-classic: best q.csv --top 2 --budget 5 --rules classic",
        "best-q-5-fpl: best q.csv --top 2 --budget 5 --rules games/fpl.yaml",
        "best-q-6-classic: best q.csv --top 2 --budget 6 --rules classic",
        "best-q-6-fpl: best q.csv --top 2 --budget 6 --rules games/fpl.yaml",
      ])
  }

  @Test func aCommandThatTakesManyFilesGetsThemAll() throws {
    #expect(try Sample.tasks("tasks: [{compare: [p.csv, q.csv]}]") == ["compare-p: compare p.csv q.csv"])
  }

  @Test func aGivenNameIsTheWholeNameUnlessThereAreMany() throws {
    #expect(try Sample.tasks("tasks: [{best: p.csv, name: five}]") == ["five: best p.csv"])
    #expect(
      try Sample.tasks("tasks: [{best: [p.csv, q.csv], name: five}]") == [
        "five-p: best p.csv", "five-q: best q.csv",
      ])
    #expect(
      try Sample.tasks("tasks: [{best: p.csv, name: five, matrix: {budget: [5, 6]}}]") == [
        "five-5: best p.csv --budget 5", "five-6: best p.csv --budget 6",
      ])
  }

  @Test func flagsAndListsCanVary() throws {
    #expect(
      try Sample.tasks("tasks: [{best: p.csv, matrix: {players: [true], where: [a=1, [b=2, c=3]]}}]") == [
        "best-p-players-a-1: best p.csv --players --where a=1",
        "best-p-players-b-2: best p.csv --players --where b=2 --where c=3",
      ])
  }

  @Test func aPatternMakesATaskForEachFile() throws {
    try withFiles(["b.csv", "a.csv", "c.txt"]) { (folder: String) throws in
      let job = try Sample.job("tasks: [{best: '\(folder)/*.csv'}]")
      #expect(job.tasks.map(\.name) == ["best-a", "best-b"])
      #expect(job.tasks.map { $0.words[1] } == [folder + "/a.csv", folder + "/b.csv"])
    }
  }
}
