import Glibc

/// `read(2)` into the whole of `buffer`, begun again when a signal interrupts it.
/// - Returns: how many bytes came, 0 at the end, -1 with `errno` set.
func readSome(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  while true {
    let count = read(file, &buffer, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
