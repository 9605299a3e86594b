import Testing

@testable import Tables

@Suite struct LineSlicerTests {
  /// The slices of `text` with their line numbers, read in pieces of `pieceSize` bytes.
  private func slices(_ text: String, pieceSize: Int) -> [String] {
    let bytes = Array(text.utf8)
    var lines = LineSlicer()
    var slices: [String] = []
    for start in stride(from: 0, to: bytes.count, by: pieceSize) {
      bytes[start..<min(start + pieceSize, bytes.count)].withUnsafeBytes { piece in
        lines.beginPiece()
        var start = 0
        while start < piece.count {
          let end = lines.endOfSlice(in: piece, from: start)
          slices.append("\(lines.line)\(String(decoding: piece[start..<end], as: UTF8.self))")
          start = end
        }
      }
    }
    return slices
  }

  @Test func linesOfAllKinds() {
    #expect(
      slices("a\n\nb\rc\r\n\r\r\nd", pieceSize: 100) == [
        "1a\n", "2\n", "3b\r", "4c\r\n", "5\r", "6\r\n", "7d",
      ])
    #expect(slices("\r \n", pieceSize: 100) == ["1\r", "2 \n"])
    #expect(slices("", pieceSize: 100) == [])
  }

  @Test(arguments: 1...8)
  func piecesDoNotChangeTheNumbers(pieceSize: Int) {
    let text = "a\r\n\r\nbcd\r\re\n\r\nf\r"
    func byteLines(_ slices: [String]) -> [Character] {
      slices.flatMap { slice in slice.dropFirst().utf8.map { _ in slice.first! } }
    }
    #expect(byteLines(slices(text, pieceSize: pieceSize)) == byteLines(slices(text, pieceSize: 100)))
  }
}
