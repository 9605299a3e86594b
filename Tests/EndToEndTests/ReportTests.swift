import Foundation
import Snapshots
import Testing

struct ReportTests {
  private let workplace = Workplace()

  /// Every command that writes a page, and the name of the page.
  @Test(arguments: [
    ("best samples/players.csv --top 12 --players --why Dhoni --charts", "best-team"),
    ("best samples/players.csv --budget 20", "best-team"),
    ("compare samples/players.csv --set Kohli:cost=12 --team samples/teams/seed.csv", "compare"),
    ("compare samples/league.csv --size 11 --budgets 80...120/10 --budget 100 --charts", "compare"),
    ("check samples/players.csv samples/teams/*.csv --date 2026-11-21", "check"),
    ("battle samples/fighters.csv", "battle"), ("standings samples/results.csv", "standings"),
    ("tournament samples/teams.csv --runs 100", "tournament"),
  ])
  func thePagesAreDrawnAgainByteForByte(command: String, page: String) throws {
    _ = try workplace.shell("squad \(command)")
    let charts = command.contains("--charts") ? "--charts" : ""
    let run = try workplace.shell("squad report reports/\(page).json --output again \(charts)")
    #expect(run.exitCode == 0 && run.errors == "")
    let names = workplace.names(in: "reports")
    #expect(names.count >= 3 && workplace.names(in: "again") == names)
    for name in names {
      #expect(try workplace.bytes(of: "again/" + name) == workplace.bytes(of: "reports/" + name), "\(name)")
    }
  }

  @Test(arguments: [0, -3, 2_001, Int.max])
  func aSnapshotWithAnImpossibleTeamIsRefused(size: Int) throws {
    _ = try workplace.shell("squad best samples/players.csv; squad compare samples/players.csv")
    for page in ["best-team", "compare"] {
      let run = try workplace.shell(
        "sed -i 's/\"size\" : 5/\"size\" : \(size)/' reports/\(page).json; squad report reports/\(page).json")
      #expect(run.exitCode == 65 && run.errors.contains("'rules.size'"), "\(run.errors)")
    }
  }

  @Test func whatIsNoSnapshotOfAPageIsRefused() throws {
    try workplace.write("{}", to: "empty.json")
    let empty = try workplace.squad("report", "empty.json")
    #expect(empty.exitCode == 65 && empty.errors.contains("not a snapshot"))
    _ = try workplace.shell("squad roster list samples/fighters.csv --format json > players.json")
    let players = try workplace.squad("report", "players.json")
    #expect(players.exitCode == 65 && players.errors.contains("no answer that has a page"))
    #expect(try workplace.squad("report", "missing.json").exitCode == 66)
    #expect(workplace.names(in: "reports").isEmpty)
  }
}

/// A snapshot that has been changed since it was written is not drawn, continued or compared with.
struct BrokenSealTests {
  private func changed(_ command: String, _ page: String) throws -> Workplace {
    let workplace = Workplace()
    let run = try workplace.shell("squad \(command) && sed -i 's/samples/simples/' reports/\(page).json")
    #expect(run.exitCode == 0)
    return workplace
  }

  @Test func itIsNotDrawn() throws {
    let workplace = try changed("best samples/players.csv", "best-team")
    let run = try workplace.squad("report", "reports/best-team.json", "--output", "again")
    #expect(run.exitCode == 65 && run.errors.contains("its seal is broken"), "\(run)")
    #expect(workplace.names(in: "again").isEmpty)
  }

  @Test func noTournamentGoesOnFromIt() throws {
    let workplace = try changed("tournament samples/teams.csv", "tournament")
    let before = try workplace.bytes(of: "reports/tournament.json")
    let run = try workplace.shell("squad tournament samples/teams.csv")
    #expect(run.exitCode == 65 && run.errors.contains("its seal is broken"), "\(run)")
    #expect(try workplace.bytes(of: "reports/tournament.json") == before)
  }

  @Test func aGuardThatNeedsItRefuses() throws {
    let workplace = try changed("best samples/players.csv", "best-team")
    let before = try workplace.bytes(of: "reports/best-team.json")
    let run = try workplace.squad("best", "samples/players.csv", "--max-shrink", "20%")
    #expect(run.exitCode == 65 && run.errors.contains("--max-shrink cannot be compared with it"), "\(run)")
    #expect(try workplace.bytes(of: "reports/best-team.json") == before)
    #expect(try workplace.squad("best", "samples/players.csv", "--max-shrink", "none").exitCode == 0)
  }
}
