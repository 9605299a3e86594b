import Testing

/// Output meant for other programs, on a terminal and in a pipe.
struct TerminalTests {
  /// Names with an escape sequence, a Latin-1 control character that starts one, and a text direction override.
  private static let pool = "name,skill,cost\nA\u{1B}[31mx,5,1\nB\u{9B}c\u{202E}d,4,1\n"
  private static let acting: [Unicode.Scalar] = ["\u{1B}", "\u{9B}", "\u{202E}"]

  @Test(arguments: ["csv", "json"])
  func nothingActsOnATerminalAndAPipeGetsEveryByte(_ format: String) throws {
    let workplace = Workplace()
    try workplace.write(Self.pool, to: "pool.csv")
    let line = "squad players pool.csv --output none --format \(format)"
    let piped = try workplace.shell("\(line) | cat")
    let filed = try workplace.shell(line)
    // 'script' runs it on its own pseudo-terminal.
    let shown = try workplace.shell("script --quiet --return --command '\(line)' /dev/null")
    #expect([piped.exitCode, filed.exitCode, shown.exitCode] == [0, 0, 0] && filed.errors == "")
    #expect(piped.output == filed.output)
    #expect(
      piped.output.unicodeScalars.contains("\u{9B}") && piped.output.unicodeScalars.contains("\u{202E}"))
    // JSON itself writes the escape as \u001b.
    #expect(piped.output.contains(format == "csv" ? "A\u{1B}[31mx" : "A\\u001b[31mx"))

    #expect(!shown.output.unicodeScalars.contains { Self.acting.contains($0) })
    #expect(shown.output.contains("B\u{FFFD}c\u{FFFD}d"))
    // Nothing else differs; the terminal adds a CR to each line.
    let sanitised = String(
      String.UnicodeScalarView(
        piped.output.unicodeScalars.map { Self.acting.contains($0) ? "\u{FFFD}" : $0 }))
    #expect(shown.output.withoutReturns == sanitised.withoutReturns)
  }
}

extension String {
  fileprivate var withoutReturns: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\r" }))
  }
}
