import Glibc

extension Target {
  /// Returns whether the file is there and holds exactly `bytes`; `false` for a file that cannot be read.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard let old, Int(old.st_size) == bytes.count else { return false }
    var (compared, isEqual) = (0, true)
    let code = readPieces(of: path) { piece in
      isEqual =
        compared + piece.count <= bytes.count
        && bytes.withUnsafeBytes { memcmp($0.baseAddress! + compared, piece.baseAddress!, piece.count) == 0 }
      compared += piece.count
      return isEqual
    }
    return code == 0 && isEqual && compared == bytes.count
  }
}
