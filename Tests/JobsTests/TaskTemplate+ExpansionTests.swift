import Tables
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

  @Test func anAxisHasTasksWithoutItsOption() throws {
    #expect(
      try Sample.tasks(
        "defaults: {top: 3}\ntasks: [{best: p.csv, matrix: {players: [true, false], top: [2, null]}}]") == [
          "best-p-players-2: best p.csv --players --top 2", "best-p-players-no-top: best p.csv --players",
          "best-p-no-players-2: best p.csv --top 2", "best-p-no-players-no-top: best p.csv",
        ])
  }

  @Test(arguments: [
    ("[a/m.csv, b/m.csv]", "best-a|best-b"), ("[m.csv, b/m.csv]", "best-m|best-b-m"),
    ("[2010-tier1/x/m.csv, 2010-tier2/x/m.csv]", "best-2010-tier1|best-2010-tier2"),
    ("[top/a/m.csv, top/./a/n.csv, top/b/n.csv]", "best-a-m|best-a-n|best-b-n"),
    ("[a/m.csv, a/b/M.csv]", "best-m|best-b-M"), ("[/x/a b/m.csv, /x/c/m.csv]", "best-a-b|best-c"),
    ("[a/m.csv, b/m.csv], name: x", "x-a|x-b"), ("[a/m.csv, b/m.csv], name: eng-$(folder)", "eng-a|eng-b"),
    ("[a/m.csv, b/n.csv], name: $(file)_$(folder)", "m_a|n_b"),
    ("[t/a/m.csv, t/b/m.csv], name: '$(path)'", "a|b"),
    ("[t/a/m.csv, t/b/n.csv], name: x.$(path)", "x.a-m|x.b-n"), ("a/m.csv, name: $(folder)", "a"),
    ("a/m.csv, name: one-$(path)", "one-m"),
    ("[a/m.csv, b/m.csv], name: $(folder), matrix: {top: [1, 2]}", "a-1|a-2|b-1|b-2"),
    ("index.x.csv, name: $(file)", "x-index.x"),
  ])
  func filesOfOneNameAreToldApartByTheirPaths(entry: String, names: String) throws {
    let job = try Sample.job("tasks: [{best: \(entry)}]")
    #expect(job.tasks.map(\.name).joined(separator: "|") == names)
  }

  @Test(arguments: [
    (
      "a/m.csv, name: $(files)",
      "\"$(files)\" has an unknown placeholder; known are $(file), $(folder) and $(path)"
    ),
    ("m.csv, name: x-$(folder)", "\"x-$(folder)\" needs a folder name, and \"m.csv\" has no folder"),
    ("a/m.csv, name: x/$(file)", "cannot be the name of a folder"),
    ("[a/b/m.csv, 'a-b/m.csv']", "a task of line 1 is called \"best-a-b\" too"),
  ])
  func whatCannotBeFilledIsSaid(entry: String, message: String) throws {
    let error = #expect(throws: InputError.self) { try Sample.job("tasks: [{best: \(entry)}]") }
    guard case .invalid(let problems, _) = error else {
      Issue.record("no problem is listed")
      return
    }
    #expect(problems.contains { $0.message.contains(message) }, "\(problems)")
  }

  @Test func aPatternMakesATaskForEachFile() throws {
    try withFiles(["b.csv", "a.csv", "c.txt"]) { (folder: String) throws in
      let job = try Sample.job("tasks: [{best: '\(folder)/*.csv'}]")
      #expect(job.tasks.map(\.name) == ["best-a", "best-b"])
      #expect(job.tasks.map { $0.words[1] } == [folder + "/a.csv", folder + "/b.csv"])
    }
  }
}
