import Glibc

/// Reads a file piece by piece, until its end or until `take` returns `false`.
/// - Returns: 0, or the value of `errno` if the file cannot be read.
func readPieces(of path: String, _ take: (UnsafeRawBufferPointer) -> Bool) -> Int32 {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return errno }
  defer { close(file) }
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(file, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { return errno }
    let goesOn = count > 0 && buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    if !goesOn { return 0 }
  }
}
