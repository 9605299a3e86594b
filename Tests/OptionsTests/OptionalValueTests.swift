import Testing

@testable import Options

/// An option that can be given alone, as a flag, or with a value.
struct OptionalValueTests {
  private static let keep = OptionKey<Int?>.flag(
    "keep", orWith: .integer(1...99), help: "keep the runs; with N the last")
  private static let files = ArgumentKey<[String]>.any("FILE", .file("csv"), help: "files")
  private static let spec = CommandSpec(
    "run", summary: "runs", arguments: [files.spec], options: [keep.spec],
    examples: [.init("p run a --keep 3", "one"), .init("p run --keep a", "two")])
  private static let program = ProgramSpec(
    name: "p", version: "1", summary: "tries it", groups: [.init("All", [spec])])

  @Test(
    arguments: [
      ("run a", false, nil, ["a"], "run a"), ("run a --keep", true, nil, ["a"], "run a --keep"),
      ("run --keep a", true, nil, ["a"], "run a --keep"),
      ("run --keep 7 a", true, 7, ["a"], "run a --keep=7"),
      ("run --keep=7 a", true, 7, ["a"], "run a --keep=7"),
      ("run --keep 100", true, nil, ["100"], "run 100 --keep"),
      ("run --keep -- 7", true, nil, ["7"], "run 7 --keep"),
    ] as [(String, Bool, Int?, [String], String)])
  func theNextWordIsItsValueWhereItCanBe(
    line: String, isGiven: Bool, value: Int?, files: [String], recorded: String
  ) throws {
    guard case .run(let command) = try Self.program.parse(line.split(separator: " ").map(String.init)) else {
      Issue.record("not run")
      return
    }
    #expect(command.isGiven(Self.keep) == isGiven && command[Self.keep] == value)
    #expect(command[Self.files] == files)
    #expect(command.recordedWords().joined(separator: " ") == recorded)
  }

  @Test(arguments: ["run --keep=0", "run --keep=x", "run --keep=100"])
  func aValueThatIsAttachedMustBeGood(line: String) {
    #expect(throws: UsageError.self) {
      try Self.program.parse(line.split(separator: " ").map(String.init))
    }
  }

  @Test func helpSaysThatTheValueMayBeLeftOut() {
    #expect(Self.keep.spec.usage == "--keep [N]")
    #expect(Self.program.problems() == [])
    // If the shell expected a value, it would not offer files after the option.
    #expect(Self.program.completionScript(for: .zsh).contains("--keep["))
  }
}
