import Glibc

/// Reads into the whole of `buffer` with `read(2)`, and tries again if a signal interrupts it.
/// - Returns: the number of bytes read, 0 at the end, -1 with `errno` set.
func readSome(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  while true {
    let count = read(file, &buffer, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
