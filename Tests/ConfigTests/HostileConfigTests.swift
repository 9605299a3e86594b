import Chance
import Tables
import Testing

@testable import Config

/// Whatever a file holds, reading it ends with a value or with problems located in the file.
struct HostileConfigTests {
  private static let documents = [
    "name: x\nsize: 5\nroles:\n  GK: 1\n  DEF: 3-5\nlock: [a, 'b', \"c\\n\"]\n",
    "{\"a\": [1, 2.5, true, null, {\"b\": \"\\u00e9\"}], \"c\": {}}\n",
    "a: &x 1\nb: *x\nc: !t |\n  text\n  more\nd: >-\n  folded\n? e\n: f\n",
    "%YAML 1.1\n---\n- - a\n  - b: c\n    d: \n-\n...\n",
  ]
  private static let pieces = [
    "[", "]", "{", "}", ": ", "- ", ", ", "\n", "\n  ", "\t", "\"", "'", "#", "&a ", "*a", "!", "|\n", ">",
    "%", "@", "`",
    "? ", "\\", "\\x", "\\uD800", "a", "0", "\u{0}", "\u{85}", "\u{2028}", "\u{FEFF}", "é", "\r", "---\n",
    "...\n", "<<: ",
  ]

  @Test func randomBytes() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<20_000 {
      let count = random.integer(in: 0...40)
      check((0..<count).map { _ in UInt8(random.integer(in: 0...255)) })
    }
  }

  @Test func randomPieces() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<20_000 {
      let count = random.integer(in: 0...30)
      let text = (0..<count).map { _ in random.element(of: Self.pieces) }.joined()
      check(Array(text.utf8))
    }
  }

  @Test func mutatedDocuments() {
    var random = SplitMix64(seed: 53)
    for _ in 0..<20_000 {
      var bytes = Array(random.element(of: Self.documents).utf8)
      for _ in 0..<random.integer(in: 1...4) {
        let place = Int(random.integer(in: 0...Int64(bytes.count - 1)))
        switch random.integer(in: 0...3) {
        case 0: bytes[place] = UInt8(random.integer(in: 0...255))
        case 1: bytes.insert(contentsOf: Array(random.element(of: Self.pieces).utf8), at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 5))
        default: bytes.append(contentsOf: bytes[place...])
        }
        if bytes.isEmpty { bytes = [0x61] }
      }
      check(bytes)
    }
  }

  /// Expects either a value with nothing refused, or problems; and that a value can be written and read back.
  private func check(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
    var problems = ConfigProblems(file: "f")
    let node = parseConfig(bytes, &problems)
    let lines = bytes.count + 1
    #expect(
      problems.all.allSatisfy {
        (1...lines).contains($0.line ?? 1) && (1...lines).contains($0.character ?? 1)
      },
      "\(bytes)", sourceLocation: location)
    guard problems.count == 0 else { return }
    guard let node else {
      Issue.record("neither a value nor a problem: \(bytes)", sourceLocation: location)
      return
    }
    #expect(parsed(node.yaml).node?.plainOutline == node.plainOutline, "\(bytes)", sourceLocation: location)
    #expect(parsed(node.json).node?.plainOutline == node.plainOutline, "\(bytes)", sourceLocation: location)
  }
}

struct ManyProblemsTests {
  /// Spelling suggestions are made for the first unknown keys only: for 80,000 of them they took 11 seconds.
  @Test(.timeLimit(.minutes(1)))
  func manyUnknownKeysAreCountedAndNotAllPutIntoWords() throws {
    let text = (0..<80_000).map { "kxy\($0): 1\n" }.joined()
    var problems = ConfigProblems(file: "f.yaml")
    let node = try #require(parseConfig(Array(text.utf8), &problems))
    let keys = (0..<15).map { "some-long-key-\($0)" }
    _ = ConfigMapping(node, "a rule set", keys: keys, &problems)
    #expect(problems.count == 80_000 && problems.all.count == 1_000)
    guard
      case .invalid(let first, let count)? = #expect(throws: InputError.self, performing: problems.throwIfAny)
    else { return }
    #expect(first.count == 20 && count == 80_000)
    #expect(first[0].description.hasPrefix("f.yaml:1:1: unknown key \"kxy0\" in a rule set"))
  }
}
