import Foundation
import Testing

@testable import Options

struct FishCompletionTests {
  @Test func namesEverythingOnce() {
    let script = Sample.program.completionScript(for: .fish)
    let lines = script.split(separator: "\n")
    #expect(
      Set(lines.filter { $0.hasPrefix("complete") }).count == lines.filter { $0.hasPrefix("complete") }.count)
    #expect(
      script.contains(
        "complete -c squad -n '__squad_at \"best\"' -l format -x -a 'text markdown json csv' -d 'how the answer is printed'"
      ))
    #expect(
      script.contains("complete -c squad -n '__squad_at \"team\"' -a select -d 'put players into a team'"))
  }

  @Test(
    .enabled(if: Tool.isInstalled("fish"), "fish is not installed"),
    arguments: [
      ("squad t", ["team"]), ("squad team s", ["select", "show"]),
      ("squad --jobs 3 team se", ["select"]), ("squad best --format j", ["json"]),
      ("squad best --to", ["--top"]), ("squad check --to", []), ("squad help team sh", ["show"]),
      ("squad completions f", ["fish"]),
    ])
  func offersWhatFits(line: String, expected: [String]) throws {
    let script = Sample.program.completionScript(for: .fish) + "complete -C '\(line)'\n"
    let folder = FileManager.default.temporaryDirectory
    let outcome = try Tool.run(["fish", "--no-config"], input: script, in: folder)
    let offers = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(offers.sorted() == expected)
    #expect(outcome.errors == "")
  }
}
