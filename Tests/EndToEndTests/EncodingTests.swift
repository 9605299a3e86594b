import Foundation
import Testing

/// Files in other encodings than UTF-8, and what is proposed for them.
struct EncodingTests {
  private let workplace = Workplace()

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(filePath: "\(workplace.path)/\(path)"))
  }

  /// Nobody is left out whose name is right in the encoding of the file.
  @Test func doubtNamesTheEncodingThatReadsAllRows() throws {
    let rows =
      Array("name,skill,cost\nANDR".utf8) + [0xC9, 0x92] + Array("S,1,2\nM".utf8) + [0xDC]
      + Array("LL,3,4\n".utf8)
    try write(rows, to: "pool.csv")
    for command in ["best", "doctor"] {
      let run = try workplace.squad(command, "pool.csv")
      let proposal = "squad best pool.csv --size 2 --encoding windows-1252\n"
      #expect(!(run.output + run.errors).contains("--skip-bad-rows"), "\(run)")
      #expect(command == "best" || run.output.contains(proposal), "\(run)")
    }
  }

  /// No team has no players.
  @Test func noCommandWithoutPlayersIsProposed() throws {
    let rows = Array("Zoë,skill,cost\nM".utf8) + [0xDC] + Array("LL,3,4\n".utf8)
    try write(rows, to: "pool.csv")
    let run = try workplace.squad("doctor", "pool.csv")
    #expect(run.exitCode != 0 && !run.output.contains("--size 0"), "\(run)")
  }

  /// The encoding is that of the pool; a second file that is surely UTF-8 stays so.
  @Test func anEncodingDoesNotSpoilASecondFile() throws {
    try write(Array("name,cost\nJos".utf8) + [0xE9] + Array(",1\nBo,1\n".utf8), to: "pool.csv")
    try workplace.write("name,skill\nJosé,7\nBo,5\n", to: "skills.csv")
    let run = try workplace.squad(
      "best", "pool.csv", "--skill-from", "skills.csv:skill", "--size", "2", "--encoding", "windows-1252")
    #expect(run.exitCode == 0 && run.output.contains("12 skill"), "\(run)")
  }
}
