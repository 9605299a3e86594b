import Documents
import Files

/// Writes an answer to standard output.
///
/// If the reader is gone (`| head -1`), the rest is dropped silently: they have what they wanted.
/// - Throws: `OutputError` if the text cannot be written for another reason, such as a full disk.
package func writeToStandardOutput(_ text: String) throws(OutputError) {
  try Console.current.answer(text)
}

/// Writes a line to standard error; a failure cannot be reported. Control characters, which may come from a file or its
/// name, are spelled out, so that they cannot act on a terminal; on a terminal, words are not broken.
package func writeToStandardError(_ line: String) {
  let shown = line.unicodeScalars.map { scalar in
    scalar.properties.generalCategory == .control
      ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }
  let width = errorsAreOnTerminal ? Console.current.process.errorWidth : .max
  Console.current.writeError(wrapped(shown.joined(), to: width).joined(separator: "\n"))
}
