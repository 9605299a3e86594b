import Tables
import Testing

@testable import Config

struct ParseConfigTests {
  @Test func readsYAMLAndJSONAlike() {
    let yaml = """
      # a comment
      name: Five a side   # another
      size: 5
      roles:
        GK: 1
        DEF: "1-2"
      lock:
        - Salah
        - 'Van Dijk: 4'
      """
    let json = """
      {"name":"Five a side",
      \t"size": 5, "roles": {"GK": 1, "DEF": "1-2"}, "lock": ["Salah", "Van Dijk: 4"]}
      """
    let outline = "{name: Five a side, size: 5, roles: {GK: 1, DEF: \"1-2\"}, lock: [Salah, \"Van Dijk: 4\"]}"
    #expect(parsed(yaml).node?.outline == outline)
    #expect(parsed(yaml).problems == [])
    #expect(parsed(json).node?.plainOutline == parsed(yaml).node?.plainOutline)
    #expect(parsed("\u{FEFF}" + yaml).node?.outline == outline)
    #expect(parsed(yaml.replacing("\n", with: "\r\n")).node?.outline == outline)
  }

  @Test func everyValueHasItsPlace() throws {
    let node = try #require(parsed("a: 1\nü: [x,\n  é, y]\n").node)
    guard case .mapping(let entries) = node.content, case .list(let elements) = entries[1].value.content
    else {
      Issue.record("no mapping with a list")
      return
    }
    #expect(entries.map(\.place) == [.init(line: 1, character: 1), .init(line: 2, character: 1)])
    #expect(entries[0].value.place == .init(line: 1, character: 4))
    #expect(
      elements.map(\.place) == [
        .init(line: 2, character: 5), .init(line: 3, character: 3), .init(line: 3, character: 6),
      ])
  }

  @Test(arguments: [
    ("", "f.yaml: the file is empty"),
    ("# nothing\n\n", "f.yaml: the file is empty"),
    ("a: 1\n---\nb: 2\n", "f.yaml:2:1: a second document begins here; a file holds only one"),
    ("a: 1\nb: 2\na: 3\n", "f.yaml:3:1: \"a\" is on line 1 already"),
    ("a: !!str 1\n", "f.yaml:1:4: tags such as !!str are not supported; remove it"),
    ("[a]: 1\n", "f.yaml:1:1: a key must be text, not a list or a mapping"),
    ("a:\n\tb: 1\n", "f.yaml:2:1: a tab cannot indent a line; use spaces"),
    (
      "a: 1\nb: c: d\n",
      "f.yaml:2:5: ': ' is not allowed here; put text that contains it in quotes"
    ),
    ("a: [1, 2\nb: 3\n", "f.yaml:2:2: ',' or ']' is missing before this (in what begins on line 1)"),
    ("a: \"x\n", "f.yaml:2:1: a quote that was opened is never closed (in what begins on line 1)"),
    ("a: 1\nb\nc: 2\n", "f.yaml:3:1: a colon is missing, as in 'key: value' (in what begins on line 2)"),
    ("a: [[", "f.yaml:2:1: a value is missing here, or a bracket is never closed"),
    ("a: - b\n", "f.yaml:1:4: '- ' cannot begin an element here; check the indentation"),
    (
      #"{"a": "\ud83d\ude00"}"#,
      "f.yaml:1:10: this is not a valid character escape; write the character itself"
    ),
    ("a: %x\n", "f.yaml:1:4: text that begins with this character needs quotes"),
  ])
  func tellsWhatIsWrong(_ text: String, _ problem: String) {
    #expect(parsed(text).problems == [problem])
  }

  @Test func anchorsAndAliasesAreToldAndTheRestIsRead() {
    let (node, problems) = parsed("a: &x [1]\nb: *x\nc: &y {d: *x}\n")
    #expect(node?.outline == "{a: [1], b: refused, c: {d: refused}}")
    #expect(
      problems == [
        "f.yaml:1:4: anchors such as &x are not supported; remove it",
        "f.yaml:2:4: aliases such as *x are not supported; repeat the value",
        "f.yaml:3:4: anchors such as &y are not supported; remove it",
        "f.yaml:3:11: aliases such as *x are not supported; repeat the value",
      ])
  }

  @Test func bytesThatAreNoTextAreTold() {
    #expect(
      parsed(Array("name: é".utf8) + [0x0A, 0x61, 0xC3, 0xA9, 0xFF, 0x62]).problems == [
        "f.yaml:2:3: not UTF-8 from here on; save the file as UTF-8"
      ])
    #expect(parsed([0xFF, 0xFE, 0x61, 0]).problems == ["f.yaml: the file is UTF-16; save it as UTF-8"])
    #expect(
      parsed("a: b\u{0}\n").problems == [
        "f.yaml:1:1: a control character after this point; the file is not a text file, or is damaged"
      ])
  }

  @Test func nestingHasABound() {
    let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(parsed(deepest).problems == [])
    for count in [34, 1_000, 200_000] {
      let tooDeep = String(repeating: "[", count: count)
      #expect(parsed(tooDeep).problems == ["f.yaml:1:34: values nested more than 32 deep"])
    }
    let blocks = (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(parsed(blocks).problems.count == 1)
    #expect(parsed(String(repeating: "- ", count: 100_000)).problems.count == 1)
    #expect(parsed(String(repeating: "{a: ", count: 100_000)).problems.count == 1)
  }

  @Test func aFileIsNotLargerThanAMebibyte() throws {
    var problems = ConfigProblems(file: "/dev/zero")
    #expect(throws: InputError.self) { try readConfig("/dev/zero", &problems) }
    #expect(throws: InputError.unreadable(file: "/no/such", reason: "no such file or directory")) {
      try readConfig("/no/such", &problems)
    }
    let wide = "[" + String(repeating: "1,", count: 500_000) + "1]"
    guard case .list(let elements)? = parsed(wide).node?.content else {
      Issue.record("no list")
      return
    }
    #expect(elements.count == 500_001)
  }

  @Test func problemsStandInTheOrderOfTheFile() {
    var problems = ConfigProblems(file: "f")
    problems.report(at: .init(line: 3, character: 1), code: "x", "third")
    problems.report(at: .init(line: 2, character: 9), code: "x", "second")
    problems.report(at: .init(line: 2, character: 9), code: "x", "behind it")
    problems.report(at: nil, key: "size", code: "x", "first")
    #expect(problems.all.map(\.message) == ["first", "second", "behind it", "third"])
    #expect(problems.all[0].description == "f: size: first")
    for _ in 0..<30 { problems.report(at: nil, code: "x", "more") }
    #expect(throws: InputError.invalid(problems: Array(problems.all.prefix(20)), count: 34)) {
      try problems.throwIfAny()
    }
  }
}
