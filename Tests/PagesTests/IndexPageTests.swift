import Documents
import Reading
import Selection
import Testing

@testable import Pages
@testable import Snapshots

struct IndexPageTests {
  /// A batch with a task of every status, and names that would act as markup if they were not escaped.
  static func snapshot(_ tasks: [TaskRecord] = tasks) -> Snapshot {
    var snapshot = Snapshot(
      program: "squad 0.0", command: "squad batch night.yaml", date: nil,
      rules: .game(name: "batch"),
      inputs: [
        InputRecord(
          InputFile(path: "night.yaml", bytes: 1_234, rows: tasks.count, used: tasks.count),
          sha256: String(repeating: "a", count: 64))
      ], warnings: [], warningCount: 0)
    snapshot.content = Content(IndexContent(JobRecord(name: "Night", tasks: tasks)))
    return snapshot
  }

  static func task(
    _ name: String, _ status: TaskRecord.Status = .done, headline: String? = nil,
    page: String? = nil
  ) -> TaskRecord {
    var task = TaskRecord(name: name, command: "squad best \(name).csv")
    task.status = status
    task.headline = headline
    task.page = page
    return task
  }

  static let tasks: [TaskRecord] = {
    var failed = task("d", .failed, page: "best-team")
    failed.problems = ["d.csv:2: cost: \"x\" is not a number", "<b>"]
    failed.problemCount = 1_202
    return [
      task("a", headline: "36 skill", page: "best-team"),
      task("b", .no, headline: "no team", page: "best-team"),
      task("c", .notProved, headline: "30 skill, not proved", page: "compare"), failed,
      task("e", .interrupted),
    ]
  }()

  @Test func everyStatusIsToldInTheVerdictAndTheTable() {
    let page = answerPage(of: Self.snapshot())
    #expect(
      page.verdict.sentence
        == "Night: 2 of 5 tasks done, 1 with the answer no, 1 failed, 1 not proved, 1 interrupted"
    )
    #expect(page.kicker == "Batch · Night · night.yaml")
    let table = page.section("tasks")?.tables.first
    #expect(table?.titles == ["Task", "Status", "Answer"])
    #expect(
      table?.texts == [
        ["a", "done", "36 skill"], ["b", "answer is no", "no team"],
        ["c", "not proved", "30 skill, not proved"],
        [
          "d", "failed", "d.csv:2: cost: \"x\" is not a number; the linked page is from an earlier run",
        ], ["e", "interrupted", ""],
      ])
    #expect(page.badgeTexts == ["1 failed", "No warnings"])
    #expect(page.fact("Data") == "no warnings" && page.fact("Changed") == nil)
  }

  @Test func tasksLeadToTheirPages() {
    let html = renderHTML(answerPage(of: Self.snapshot()))
    let markdown = renderMarkdown(answerPage(of: Self.snapshot()))
    #expect(
      html.contains("<a href=\"c/compare.html\">c</a>") && markdown.contains("[c](c/compare.md)"))
    // A failed task links to the page of its last successful run; a task without a page has no link.
    #expect(html.contains("<a href=\"d/best-team.html\">d</a>") && !html.contains("href=\"e/"))
  }

  /// The row and the page that it links to name the same run.
  @Test func aFailedTaskSaysOfWhichRunItsPageIs() {
    var failed = Self.task("a", .failed, page: "standings")
    failed.problems = ["broken"]
    failed.runs = zip(1..., ["2026-01-15", "2026-01-16"]).map {
      var snapshot = Self.snapshot()
      snapshot.date = $1
      return TaskRunRecord(number: $0, headline: "A first", of: snapshot)
    }
    let page = answerPage(of: Self.snapshot([failed]))
    #expect(
      page.section("tasks")?.tables.first?.texts == [
        ["a", "failed", "broken; the linked page is from the run of 2026-01-16"]
      ])
    #expect(page.section("runs")?.tables.first?.texts == [["a", "1", "2026-01-15", "A first"]])
    #expect(page.section("runs")?.tables.first?.titles == ["Task", "Run", "Since", "Answer"])
  }

  @Test func whatWentWrongIsListed() throws {
    let problems = try #require(answerPage(of: Self.snapshot()).section("problems"))
    #expect(problems.title == "Further messages" && problems.listed == ["<b>"])
    #expect(problems.notes == ["and 1,200 more lines"])
    #expect(answerPage(of: Self.snapshot([Self.task("a")])).section("problems") == nil)
  }

  @Test func whatChangedIsToldOnceThereWasARunBefore() {
    var (same, changed) = (Self.task("a"), Self.task("b"))
    same.change = "same team as last time"
    #expect(answerPage(of: Self.snapshot([same])).fact("Changed") == "nothing since the last runs")
    #expect(answerPage(of: Self.snapshot([same])).badgeTexts.contains("Nothing changed"))
    changed.change = "Bumrah in, Rishabh out"
    changed.hasChanged = true
    let page = answerPage(of: Self.snapshot([same, changed]))
    #expect(page.fact("Changed") == "b" && page.badgeTexts.contains("1 changed"))
    #expect(page.section("changes")?.details == ["b: Bumrah in, Rishabh out"])
    #expect(
      page.section("tasks")?.tables.first?.rows.map { $0.marks.map(\.text) } == [[], ["changed"]])
    // If many have changed, the line at the top names five.
    let many = (1...9).map { number in
      var task = changed
      task.name = "t\(number)"
      return task
    }
    #expect(answerPage(of: Self.snapshot(many)).fact("Changed") == "t1, t2, t3, t4, t5 and 4 more")
  }

  @Test func warningsOfAllTasksAreCounted() {
    var task = Self.task("a")
    task.warningCount = 1_000
    let page = answerPage(of: Self.snapshot([task, task]))
    #expect(page.fact("Data") == "2,000 warnings" && page.badgeTexts.contains("2,000 warnings"))
  }

  @Test func theTerminalShowsTheSame() {
    let text = renderText(answerPage(of: Self.snapshot([Self.tasks[0], Self.tasks[1]])), style: .plain)
    #expect(
      text == """
        Night: 2 of 2 tasks done, 1 with the answer no

        task  status        answer
        a     done          36 skill
        b     answer is no  no team

        Data  no warnings

        """)
  }

  @Test func tasksAsCSV() {
    let table = renderCSV(answerTable(of: Self.snapshot()))
    let lines = table.split(separator: "\r\n")
    #expect(lines.count == 6)
    #expect(lines[0] == "task,status,exit_code,page,answer,changed,warnings,problems,command")
    #expect(lines[1] == "a,done,130,best-team,36 skill,,0,,squad best a.csv")
    #expect(
      lines[4].hasPrefix(
        "d,failed,130,best-team,,,0,\"d.csv:2: cost: \"\"x\"\" is not a number; <b>\","))
  }

  /// A snapshot may come from another program: the names in it never become other links and remain text.
  @Test func hostileNamesStayText() {
    let names = [
      "<script>", "//evil.example/x", "javascript:alert(1)", "a](b)|c", "\"onclick=\"", "=1+1",
      "../../x",
    ]
    let tasks = names.map { name in
      var task = Self.task(name, .failed, headline: name, page: name)
      (task.change, task.hasChanged, task.problems, task.problemCount) = (name, true, [name], 1)
      return task
    }
    let page = answerPage(of: Self.snapshot(tasks))
    let html = renderHTML(page)
    #expect(!html.contains("<script") && !html.contains(" onclick="))
    for link in html.matches(of: /href="([^"]*)"/).map({ String($0.1) }) {
      #expect(
        link.hasPrefix("#") || link == "data:," || (!link.hasPrefix("/") && !link.contains(":")), "\(link)")
    }
    for link in renderMarkdown(page).matches(of: /\]\(([^)]*)\)/).map({ String($0.1) }) {
      #expect(!link.hasPrefix("/") && !link.contains(":"), "\(link)")
    }
  }
}
