import Files
import Glibc

/// Writes an answer to standard output.
///
/// When the reader has gone (`| head -1`) the rest is dropped without a word: they have what they wanted.
/// - Throws: `OutputError` when the text cannot be written for another reason, such as a full disk.
func writeToStandardOutput(_ text: String) throws(OutputError) {
  try Console.current.answer(text)
}

/// Writes a line to standard error; there is nobody to tell if that fails. Control characters, which may come
/// from a file or its name, are spelled out, so that they cannot act on a terminal.
func complain(_ line: String) {
  let shown = line.unicodeScalars.map { scalar in
    scalar.properties.generalCategory == .control
      ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }
  Console.current.complain(shown.joined())
}

/// Whether standard output is a terminal.
var outputIsTerminal: Bool { Console.current.isProcess && isatty(STDOUT_FILENO) == 1 }

/// Whether standard error is a terminal.
var errorsAreOnTerminal: Bool { Console.current.isProcess && isatty(STDERR_FILENO) == 1 }

/// The columns of the terminal behind standard output, at most 100; 80 where there is none.
var terminalWidth: Int { min(columns(of: STDOUT_FILENO), 100) }

/// The columns of the terminal behind standard error; 80 where there is none.
var errorWidth: Int { columns(of: STDERR_FILENO) }

private func columns(of descriptor: Int32) -> Int {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
  return Int(size.ws_col)
}

/// Writes all of a text, going on after short writes and interrupting signals; 0, or the error.
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
