import Foundation
import Testing

/// The messages when rules allow no team; the repair that they name must work.
struct InfeasibleRulesTests {
  private let workplace = Workplace()

  private static let pool = "name,skill,cost,role,club\nA,5,5,G,X\nB,4,4,D,X\nC,3,3,D,Y\n"

  @Test(arguments: [
    ("--size 2 --role F=1 --role D=1", "no player can play F, 1 is needed", "--role F=0-1"),
    (
      "--size 2 --budget 20 --min-cost 10", "no team within the budget costs at least 10",
      "--min-cost 9 would be"
    ),
    (
      "--size 2 --budget 20 --role G=1 --role D=1 --lock A --min-cost 10",
      "players within 20: no team within the budget costs at least 10", "--min-cost 9 would be"
    ),
    (
      "--size 2 --budget 20 --role G=1 --role D=1 --lock C --min-cost 9",
      "with C locked no team within the budget costs at least 9", "--min-cost 8 would be"
    ),
    (
      "--size 2 --budget 20 --max-per-club 1 --quota 'at least 2 where club=X'",
      "no team has at most 1 player from each club and keeps \"at least 2 where club=X\"",
      "--max-per-club 2 would be enough"
    ),
    (
      "--size 2 --budget 7 --lock A",
      "with A locked the cheapest team under these rules costs 8; the budget is 7",
      "--budget 8 would be enough, or remove the lock on A"
    ),
    (
      "--size 2 --budget 8 --sum 'skill<=5'",
      "skill adds up to at least 7 in every team that keeps the other rules; at most 5 is allowed",
      "--sum 'skill<=7' would be enough"
    ),
    (
      "--size 2 --budget 9 --sum 'skill<=-5'",
      "players within 9: skill adds up to at least 7 in every team that keeps the other rules; at most -5",
      "--sum 'skill<=7' would be enough"
    ),
    (
      "--size 2 --budget 9 --lock A --sum 'skill<=-5'",
      "players within 9: skill adds up to at least 8 in every team", "--sum 'skill<=8' would be enough"
    ),
    (
      "--size 2 --budget 6 --sum 'skill<=5'",
      "at most 5 is allowed; the cheapest team costs 7 even then; the budget is 6",
      "--sum 'skill<=7' would be enough with --budget 7"
    ),
    (
      "--size 3 --max-per-club 1 --min-clubs 3",
      "no team keeps the limit of 1 player from each club, and none keeps the minimum of 3 clubs",
      "change the limit of 1 player from each club, and the minimum of 3 clubs"
    ),
  ])
  func theReasonAndTheRepairAreTold(options: String, reason: String, repair: String) throws {
    try workplace.write(Self.pool, to: "pool.csv")
    let run = try workplace.shell("squad best pool.csv \(options) --output none")
    #expect(run.exitCode == 1 && run.output.contains(reason) && run.output.contains(repair), "\(run)")
  }

  /// Contradictory stacks are found at once, whether two or more of them are involved.
  @Test(arguments: [
    (
      "{at-least: 4, of: [DEF], same: club, clubs: [Amber Rovers]}, {at-most: 2, of: [DEF], same: club}",
      "no team keeps the stack \"at least 4 of DEF of Amber Rovers\" and the stack \"at most 2 of DEF of each club\""
    ),
    (
      "{at-least: 4, of: [DEF], same: club}, {at-most: 2, of: [DEF], same: club}",
      "no team keeps the stack \"at least 4 of DEF of one club\" and the stack \"at most 2 of DEF of each club\""
    ),
    (
      "{at-least: 6, of: [DEF, MID, FWD], same: club, clubs: [Amber Rovers]}, {at-most: 2, of: [DEF], same: club}, "
        + "{at-most: 2, of: [MID], same: club}, {at-most: 1, of: [FWD], same: club}",
      "no team keeps the stack \"at least 6 of DEF, MID or FWD of Amber Rovers\", the stack \"at most 2 of DEF of "
        + "each club\", the stack \"at most 2 of MID of each club\" and the stack \"at most 1 of FWD of each club\""
    ),
  ])
  func stacksThatContradictEachOtherAreTold(stacks: String, reason: String) throws {
    try workplace.write(
      "name: ours\nsize: 15\nbudget: 150\nskill-range: 1-10\nroles: {GK: 2, DEF: 5, MID: 5, FWD: 3}\n"
        + "lineup: {size: 11, roles: {GK: 1, DEF: 3-5, MID: 2-5, FWD: 1-3}}\ncaptain: 2\nstacks: [\(stacks)]\n",
      to: "ours.yaml")
    let run = try workplace.shell("squad best samples/league.csv --rules ours.yaml --output none")
    #expect(run.exitCode == 1 && run.output.contains(reason), "\(run)")
  }

  /// The option named by a repair is accepted by the program.
  @Test func aRepairOfRolesCanBeTyped() throws {
    try workplace.write(Self.pool, to: "pool.csv")
    let run = try workplace.shell("squad best pool.csv --size 2 --role F=0-1 --role D=1-2 --output none")
    #expect(run.exitCode == 0 && run.output.hasPrefix("7 skill for 7"), "\(run)")
  }

  @Test func aTournamentNamesTheBudgetOfTheTeamThatIsMissing() throws {
    let run = try workplace.shell(
      "squad tournament --pool samples/league.csv --rules fpl-eleven --skill-range 1-10 --budgets 30,90,100 "
        + "--output none")
    #expect(
      run.errors.contains("no team for 30: ") && run.errors.contains("the budget is 30"), "\(run.errors)")
  }

  @Test func aMergeWritesSomewhere() throws {
    try workplace.write("output: out\ntasks:\n  - best: samples/players.csv\n", to: "job.yaml")
    #expect(try workplace.squad("batch", "job.yaml", "--shard", "1/1").exitCode == 0)
    #expect(try workplace.shell("squad merge out/parts/*.jsonl --output none").exitCode == 64)
    #expect(try workplace.shell("squad merge out/parts/*.jsonl --output out").exitCode == 0)
  }

  @Test func hostileRecordsOfEarlierRunsAreNotBelieved() throws {
    try workplace.write(
      "output: out\ntasks:\n  - best: samples/players.csv\n    name: five\n", to: "job.yaml")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
    let record = try workplace.text(of: "out/five/task.json")
    for (was, becomes) in [
      ("\"exitCode\" : 0", "\"exitCode\" : 99999999999"),
      ("\"problemCount\" : 0", "\"problemCount\" : -9223372036854775808"),
    ] {
      try workplace.write(record.replacing(was, with: becomes), to: "out/five/task.json")
      #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
      #expect(try workplace.text(of: "out/five/task.json") == record)
    }
    try workplace.write("{}", to: "out/five/history/9223372036854775807.json")
    #expect(try workplace.squad("batch", "job.yaml", "--force").exitCode == 0)
  }
}
