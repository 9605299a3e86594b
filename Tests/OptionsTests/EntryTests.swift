import Synchronization
import Testing

@testable import Options

/// Commands of a table that are created only when they are needed.
struct EntryTests {
  /// The commands created while `use` works with a table of three commands.
  private func made(_ use: (ProgramSpec) throws -> Void) rethrows -> [String] {
    let made = Mutex<[String]>([])
    func entry(_ name: String) -> ProgramSpec.Entry {
      (
        name,
        {
          made.withLock { $0.append(name) }
          return CommandSpec(name, summary: "does \(name)")
        }
      )
    }
    let program = ProgramSpec(
      name: "p", version: "1", summary: "tries it",
      groups: [.init("One", entries: [entry("a"), entry("b")]), .init("Two", entries: [entry("c")])],
      topics: {
        made.withLock { $0.append("topics") }; return []
      }())
    try use(program)
    return made.withLock { $0 }
  }

  @Test func theVersionMakesNoCommand() throws {
    #expect(try made { _ = try $0.parse(["--version"]) } == [])
  }

  @Test func aRunMakesItsOwnCommand() throws {
    #expect(try made { _ = try $0.parse(["b"]) } == ["b"])
    #expect(made { _ = try? $0.parse(["d"]) } == [])
  }

  @Test func helpMakesAllInTheirOrder() throws {
    #expect(try made { _ = try $0.parse(["help"]) } == [])
    var names: [String] = []
    let all = made { names = $0.commands.map(\.name) }
    #expect(all == ["a", "b", "c"] && names == ["a", "b", "c", "help"])
  }
}
