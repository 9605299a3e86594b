import Testing

@testable import Options

struct ValueFormatTests {
  private func expected<Value>(_ format: ValueFormat<Value>, _ text: String) -> String? {
    do {
      _ = try format.parse(text)
      return nil
    } catch {
      return error.expected
    }
  }

  @Test func integersKeepToTheirRange() throws {
    #expect(try ValueFormat.integer(-5...5).parse("-5") == -5)
    #expect(try ValueFormat.integer(0...(.max)).parse("9223372036854775807") == .max)
    #expect(expected(.integer(1...5), "6") == "a whole number from 1 to 5")
    #expect(expected(.integer(1...(.max)), "0") == "a whole number from 1")
    #expect(expected(.integer((.min)...3), "4") == "a whole number up to 3")
    for text in ["", "x", "1.5", "1 ", " 1", "0x1", "1e3", "9223372036854775808", "١"] {
      #expect(expected(.integer((.min)...(.max)), text) == "a whole number")
    }
  }

  @Test func foldersAndFilesAreNotEmpty() throws {
    #expect(try ValueFormat.folder.parse("a b/") == "a b/")
    #expect(expected(.file("csv"), "") == "a path")
  }

  @Test func listsAsPeopleDo() {
    #expect(choices([]) == "")
    #expect(choices(["a"]) == "'a'")
    #expect(choices(["a", "b"]) == "'a' or 'b'")
    #expect(choices(["a", "b", "c"]) == "'a', 'b' or 'c'")
  }
}
