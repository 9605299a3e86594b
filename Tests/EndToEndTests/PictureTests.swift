import Foundation
import Testing

/// `--picture`: the answer as one drawing for sharing.
struct PictureTests {
  private let workplace = Workplace()

  @Test func aPictureIsTheSameFromTheRunItsSnapshotAndATask() throws {
    try workplace.write("tasks: [{best: samples/players.csv, name: five, picture: task.svg}]", to: "job.yaml")
    let runs = try workplace.shell(
      """
      squad best samples/players.csv --output r --picture run.svg --quiet &&
        squad best samples/players.csv --output none --picture alone.svg &&
        squad report r/best-team.json --output none --picture report.svg && squad batch job.yaml --output b
      """)
    #expect(runs.exitCode == 0, "\(runs.errors)")
    let drawn = try workplace.bytes(of: "run.svg")
    let text = String(decoding: drawn, as: UTF8.self)
    #expect(
      text.hasPrefix("<svg ") && text.contains("width=\"1200\" height=\"630\"") && text.contains("Dhoni"))
    for name in ["alone.svg", "report.svg", "task.svg"] {
      #expect(try workplace.bytes(of: name) == drawn, "\(name)")
    }
    #expect(!workplace.names(in: "r").contains("best-team.svg"))
    // A deleted picture is drawn again.
    #expect(try workplace.shell("rm task.svg; squad batch job.yaml --output b").exitCode == 0)
    #expect(try workplace.bytes(of: "task.svg") == drawn)
  }

  /// Without a program that can draw it, a PNG is refused with a hint, and nothing is written.
  @Test func aPNGNeedsAProgram() throws {
    try workplace.write("old", to: "team.png")
    let run = try workplace.shell(
      "mkdir empty; program=$(command -v squad); PATH=$PWD/empty $program best samples/players.csv --output r --picture team.png"
    )
    #expect(run.exitCode == 73 && run.errors.contains("apt-get install librsvg2-bin"), "\(run.errors)")
    #expect(try workplace.bytes(of: "team.png") == Data("old".utf8) && workplace.names(in: "r").isEmpty)
    guard try workplace.shell("command -v rsvg-convert").exitCode == 0 else { return }
    let drawn = try workplace.shell("squad best samples/players.csv --output r --picture team.png --quiet")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try workplace.bytes(of: "team.png").prefix(8) == Data([137, 80, 78, 71, 13, 10, 26, 10]))
  }

  @Test func otherKindsAndTwoTasksOfOnePictureAreRefused() throws {
    let run = try workplace.shell("squad best samples/players.csv --output none --picture team.jpg")
    #expect(run.exitCode == 64 && run.errors.contains("ends in .svg or .png"), "\(run.errors)")
    try workplace.write(
      "tasks: [{best: samples/players.csv, name: a, picture: t.svg}, {compare: samples/players.csv, name: b, picture: t.svg}]",
      to: "job.yaml")
    let job = try workplace.shell("squad batch job.yaml --check")
    #expect(
      job.exitCode == 65 && job.errors.contains("task b: t.svg and t.svg would be written to"),
      "\(job.errors)")
  }
}
