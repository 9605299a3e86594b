import Testing

@testable import Options

struct ProgramSpecProblemsTests {
  @Test func findsNothingInAGoodTable() {
    #expect(Sample.program.problems() == [])
  }

  /// The problems of a program whose only command has these options and arguments.
  private func problems(
    _ options: [OptionSpec] = [], _ arguments: [ArgumentSpec] = [],
    examples: [String] = ["x go", "x go"], common: [OptionSpec] = []
  ) -> [String] {
    let command = CommandSpec(
      "go", summary: "go", arguments: arguments, options: options,
      examples: examples.map { .init($0, "an example") })
    return ProgramSpec(
      name: "x", version: "1", summary: "x", groups: [.init("All", [command])], options: common
    ).problems()
  }

  private func number(_ name: String, short: Character? = nil, default text: String = "1") -> OptionSpec {
    OptionKey<Int>.value(name, short: short, .integer(1...9), default: text, help: "a number").spec
  }

  private func words(_ name: String) -> ArgumentSpec {
    ArgumentKey<[String]>.any(name, .text, help: "words").spec
  }

  @Test func findsEachMistake() {
    let flag = OptionKey<Bool>.flag("a", help: "a flag").spec
    let helpless = OptionKey<Bool>.flag("b", help: "").spec
    let odd = OptionKey<String?>.optional("c", .oneOf(["two words"]), help: "c").spec
    #expect(problems([number("a"), number("a")]) == ["'x go' has two options --a"])
    #expect(problems([number("a", short: "h")]).first == "'x go' has two options -h")
    #expect(problems([number("help")]).contains("'x go' has two options --help"))
    #expect(
      problems([number("a", default: "0")])
        == ["the default '0' of --a of 'x go' is not a whole number from 1 to 9"])
    #expect(problems([helpless]) == ["--b of 'x go' has no help"])
    #expect(problems([odd]).first?.contains("is not safe in every shell") == true)
    #expect(problems([], [words("A"), words("B")]) == ["B of 'x go' can never follow [A...]"])
    #expect(problems([], [words("A"), words("A")]).first == "'x go' has two arguments A")
    #expect(problems([flag], examples: ["x go"]) == ["'x go' has not two examples"])
    #expect(problems(examples: ["x go"]) == [])
    #expect(problems(examples: []) == ["'x go' has not two examples"])
    #expect(problems(examples: ["x go", "y go"]) == ["the example 'y go' does not call x"])
    #expect(
      problems(examples: ["x go", "x go --help"])
        == ["the example 'x go --help' does not run 'x go'"])
    #expect(
      problems(examples: ["x go", "x go 'a b'"])
        == ["the example 'x go 'a b'' is wrong: unexpected argument 'a b' for 'x go'"])
    #expect(
      problems([flag], common: [number("a")]).contains(
        "--a takes a value in one place and none in another"))
  }
}
