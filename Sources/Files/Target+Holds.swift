import Glibc

extension Target {
  /// Returns whether the file is there and holds exactly `bytes`; `false` for a file that cannot be read.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard mode != nil else { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }

    var status = stat()
    guard fstat(file, &status) == 0, Int(status.st_size) == bytes.count else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var compared = 0
    while true {
      let count = readSome(file, &buffer)
      if count == 0 { return compared == bytes.count }
      guard count > 0, compared + count <= bytes.count else { return false }
      let isEqual = bytes.withUnsafeBytes { memcmp($0.baseAddress! + compared, buffer, count) == 0 }
      guard isEqual else { return false }
      compared += count
    }
  }
}
