import Foundation
import Testing

/// The README and the manual are kept true: their commands run and print the outputs shown.
struct ReadmeTests {
  private struct CodeBlock {
    var language: String
    var lines: [String]
  }

  /// Each text with the number of commands and outputs in it, so that a block missed by the parser is noticed.
  private static let texts: [(name: String, commands: Int, outputs: Int)] = [
    ("README.md", 16, 5), ("Sources/Manual/teams.md", 7, 2), ("Sources/Manual/budgets.md", 10, 2),
    ("Sources/Manual/transfers.md", 6, 0), ("Sources/Manual/lineups.md", 9, 0),
    ("Sources/Manual/rules.md", 15, 4), ("Sources/Manual/files.md", 3, 2), ("Sources/Manual/jobs.md", 4, 1),
    ("Sources/Manual/shards.md", 3, 0), ("Sources/Manual/verify.md", 2, 1),
    ("Sources/Manual/football.md", 11, 1), ("Sources/Manual/battles.md", 10, 1),
  ]

  private static func codeBlocks(of name: String) throws -> [CodeBlock] {
    let text = try String(contentsOf: Workplace.package.appending(path: name), encoding: .utf8)
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

  /// What earlier commands leave behind is there for the later ones of a text, as it would be for a reader.
  @Test(arguments: texts.indices)
  func everyCommandRunsAndPrintsWhatIsShown(index: Int) throws {
    let (name, commands, outputs) = Self.texts[index]
    let workplace = Workplace()
    try workplace.write(
      "name,skill,cost\nAda,5,cheap\nBob,11,3\nCy,4,9\nDi,6,9\nEd,8,9\nFay,9,9\n", to: "pool.csv")
    try workplace.write(
      "name: ours\nsize: five\nmax-per-clup: 3\nbudget: 50\nroles:\n  GK: 3-1\n", to: "ours.yaml")
    if ["files", "verify"].contains(where: { name.hasSuffix("/\($0).md") }) {
      // These two texts refer to reports that already exist.
      _ = try workplace.shell("squad best samples/players.csv; squad compare samples/players.csv")
    }
    var ran = (commands: 0, outputs: 0)
    for block in try Self.codeBlocks(of: name) {
      if block.language == "console" {
        let command = try #require(block.lines.first)
        let run = try workplace.shell(String(command.dropFirst(2)))
        let shown = block.lines.dropFirst().map { $0 + "\n" }.joined()
        #expect(run.output + run.errors == shown, "\(name): \(command)")
        ran.outputs += 1
      } else if block.language == "sh" {
        for line in block.lines where line.hasPrefix("squad ") {
          let run = try workplace.shell(line)
          #expect(run.exitCode == 0, "\(name): \(line): \(run.errors)")
          #expect(!run.output.isEmpty, "\(name): \(line)")
          ran.commands += 1
        }
      }
    }
    #expect(ran == (commands, outputs), "\(name)")
  }

  @Test func theReadmeIsAFirstPage() throws {
    let text = try String(contentsOf: Workplace.package.appending(path: "README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
    let folder = Workplace.package.appending(path: "Sources/Manual").path
    let manual = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
    #expect(
      Set(manual.map { "Sources/Manual/" + $0 }) == Set(Self.texts.map(\.name)).subtracting(["README.md"]))
  }

  @Test func theSampleReportsAreThoseOfToday() throws {
    let workplace = Workplace()
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
