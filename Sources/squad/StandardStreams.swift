import Glibc

/// The columns of a terminal; 80 if there is none.
func columns(of descriptor: Int32) -> Int {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
  return Int(size.ws_col)
}

/// Writes a whole text, resuming after short writes and interrupts; returns 0, or the error code.
func write(_ text: String, to descriptor: Int32) -> Int32 {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
    }
    return 0
  }
}
