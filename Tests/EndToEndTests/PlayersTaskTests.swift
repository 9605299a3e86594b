import Foundation
import Testing

/// `squad players` as a task of a batch.
struct PlayersTaskTests {
  @Test func aTaskListsThePoolAndTheIndexSaysWhoIsSelected() throws {
    let workplace = Workplace()
    try workplace.write(
      """
      defaults: {budget: 50}
      tasks:
        - {players: samples/players.csv, team: samples/teams/partial.csv, name: mine}
        - {best: samples/players.csv, players: true, name: worth}
      """, to: "job.yaml")
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(workplace.names(in: "reports/mine").contains("players.html"))
    let worth = try workplace.json("reports/worth/best-team.json")
    #expect((worth["playerWhatIf"] as? [Any])?.count == 10)
    let index = try workplace.text(of: "reports/index.md")
    #expect(index.contains("partial: 3 of 5 players selected, 24 skill for 35.0, 15.0 left"))
    #expect(index.contains("mine/players.md"))
    try workplace.expectVerified("reports/index.json")
    // Nothing has changed, so nothing is run again.
    let before = try workplace.bytes(of: "reports/mine/task.json")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
    #expect(try workplace.bytes(of: "reports/mine/task.json") == before)
  }

  @Test func twoCommandsInATaskAreRefused() throws {
    let workplace = Workplace()
    try workplace.write(
      "tasks: [{players: samples/players.csv, check: samples/players.csv}]\n", to: "job.yaml")
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == 65 && run.errors.contains("a task has one command"))
  }
}
