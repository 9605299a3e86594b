import Foundation
import Testing

/// The README is kept true: its commands run, and its outputs are what they print.
struct ReadmeTests {
  private struct CodeBlock {
    var language: String
    var lines: [String]
  }

  private static func codeBlocks() throws -> [CodeBlock] {
    let text = try String(
      contentsOf: Workplace.package.appending(path: "README.md"), encoding: .utf8)
    var blocks: [CodeBlock] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append(CodeBlock(language: String(line.dropFirst(3)), lines: [])) }
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  @Test func everyCommandOfTheReadmeRuns() throws {
    let workplace = try Workplace()
    let lines = try Self.codeBlocks().filter { $0.language == "sh" }.flatMap(\.lines)
      .filter { $0.hasPrefix("squad ") }
    #expect(lines.count >= 6)
    for line in lines {
      let run = try workplace.shell(line)
      #expect(run.exitCode == 0, "\(line): \(run.errors)")
      #expect(!run.output.isEmpty, "\(line)")
    }
  }

  @Test func everyOutputOfTheReadmeIsWhatIsPrinted() throws {
    let workplace = try Workplace()
    try workplace.write("name,skill,cost\nAda,5,\"12,5\"\nBob,11,3\n", to: "pool.csv")
    try workplace.write(
      "name: ours\nsize: five\nmax-per-clup: 3\nbudget: 50\nroles:\n  GK: 3-1\n", to: "ours.yaml")
    let blocks = try Self.codeBlocks().filter { $0.language == "console" }
    #expect(blocks.count == 15)
    for block in blocks {
      let command = try #require(block.lines.first)
      let run = try workplace.shell(String(command.dropFirst(2)))
      #expect(run.output + run.errors == block.lines.dropFirst().map { $0 + "\n" }.joined(), "\(command)")
    }
  }

  @Test func theSampleReportsAreThoseOfToday() throws {
    let workplace = try Workplace()
    _ = try workplace.shell(
      "squad best samples/players.csv; squad compare samples/players.csv; squad check samples/players.csv samples/teams/*.csv; "
        + "squad players samples/players.csv --team samples/teams/partial.csv; squad battle samples/fighters.csv; squad standings samples/results.csv; "
        + "squad tournament samples/teams.csv --new-schedule")
    #expect(workplace.names(in: "reports").count == 21)
    for name in workplace.names(in: "reports") {
      let kept = try Data(contentsOf: Workplace.package.appending(path: "reports/" + name))
      #expect(try workplace.bytes(of: "reports/" + name) == kept, "\(name): run 'make reports'")
    }
  }
}
