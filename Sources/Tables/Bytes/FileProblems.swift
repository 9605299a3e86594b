// Messages for problems with a file as a whole, wherever they are found.

/// Returns the error for wrong quotes, or a field that never ends.
func malformed(_ failure: CSVParser.Failure, file: String, line: Int, fieldLine: Int) -> Diagnostic {
  let begins = fieldLine < line ? " (the field begins on line \(fieldLine))" : ""
  let (place, code, message) =
    switch failure {
    case .strayQuote:
      (
        line, "stray-quote",
        "a quote inside a field that does not begin with one; put the whole field in quotes and write the inner "
          + "quote twice"
      )
    case .textAfterQuote:
      (
        line, "text-after-quote",
        "text after a closing quote\(begins); a quote inside a quoted field is written twice"
      )
    case .unterminatedQuote: (fieldLine, "unterminated-quote", neverClosed)
    case .oversizedField:
      (
        fieldLine, "field-too-large",
        "a field that begins here is larger than 1 MiB; is a closing quote missing?"
      )
    }
  return Diagnostic(.error, file: file, line: place, code: code, message: message)
}

/// Returns the error for a NUL byte, which no text contains, unless the file begins with `opening` in UTF-16.
func nulByte(file: String, line: Int, opening: [UInt8] = []) -> Diagnostic {
  let encoding = utf16WithoutMark(opening)?.rawValue
  let advice =
    encoding.map { "the file looks like UTF-16; add --encoding \($0)" }
    ?? "the file is not a text file, or is damaged"
  var problem = Diagnostic(.error, file: file, line: line, code: "nul-byte", message: "a NUL byte; \(advice)")
  problem.options = encoding.map { [.init("encoding", $0)] } ?? []
  return problem
}

/// Returns the error for a file with more lines than can be numbered.
func tooManyLines(file: String) -> Diagnostic {
  Diagnostic(.error, file: file, code: "too-many-lines", message: "more than \(Int32.max) lines")
}

/// Returns the error for bytes that are not UTF-8.
func badEncoding(_ bytes: some Collection<UInt8>, file: String, line: Int, column: String?) -> Diagnostic {
  let shown = quoted(String(decoding: bytes, as: UTF8.self))
  let encoding = likelyWindows(bytes)
  let isPossible = (try? encoding.utf8(of: Array(bytes))) != nil
  let advice = isPossible ? windowsAdvice(encoding.rawValue) : conversionAdvice
  var problem = Diagnostic(
    .error, file: file, line: line, column: column, code: "not-utf8",
    message: "\(shown) is not UTF-8; \(advice)")
  if isPossible { problem.options = [.init("encoding", encoding.rawValue)] }
  return problem
}

/// Says how a file in an encoding that cannot be read becomes one that can.
private let conversionAdvice = "save the file as UTF-8, as with iconv -f ENCODING -t UTF-8 OLD.csv > NEW.csv"

private func windowsAdvice(_ encoding: String) -> String {
  "if the whole file is from Windows, add --encoding \(encoding)"
}

/// Returns the warning about letters that may be those of another encoding.
func doubtfulEncoding(file: String) -> Diagnostic {
  Diagnostic(
    .warning, file: file, code: "doubtful-encoding",
    message: "read as Windows-1252; where letters look wrong, add --encoding windows-1250, else windows-1252")
}

/// Returns the warning that words do not look like those of the encoding that was detected.
func unlikelyEncoding(_ encoding: TableRequest.Encoding, file: String) -> Diagnostic {
  Diagnostic(
    .warning, file: file, code: "unlikely-encoding",
    message: "read as \(encoding.title), but some names look garbled; if so, \(conversionAdvice)")
}

/// Returns the error for a byte that cannot be decoded in the encoding of its file.
func undecodable(_ encoding: TableRequest.Encoding, file: String, line: Int) -> Diagnostic {
  let names = TableRequest.Encoding.allCases.map(\.rawValue).joined(separator: ", ")
  return Diagnostic(
    .error, file: file, line: line, code: "undecodable",
    message: "a byte that is not valid \(encoding.title); --encoding takes \(names); else \(conversionAdvice)"
  )
}

extension Diagnostic {
  /// Whether it is about bytes that are not UTF-8.
  public var isOfEncoding: Bool { code == "not-utf8" }

  /// Whether it is about quotes that can be read as is in an unused column.
  var isOfQuotes: Bool { quoteCodes.contains(code) }
}

extension InputError {
  /// The error for a file whose other characters are UTF-8: only by accident, if an encoding may be that of the file.
  func naming(encodingOf bytes: [UInt8]) -> InputError {
    guard case .invalid(let problems, let count) = self else { return self }
    let encoding = windowsEncoding(bytes, ofMost: false)
    let isUTF8 = NonASCIITally(bytes, in: likelyWindows(bytes)).isSurelyUTF8
    let others = problems.map { problem in
      let advice = problem.options.first.map { windowsAdvice($0.value) } ?? ""
      guard problem.isOfEncoding, !advice.isEmpty, problem.message.hasSuffix(advice) else { return problem }
      var problem = problem
      problem.message.removeLast(advice.count)
      problem.message +=
        encoding.map { windowsAdvice($0.rawValue) } ?? (isUTF8 ? "the rest of the file is" : conversionAdvice)
      problem.options = encoding.map { [.init("encoding", $0.rawValue)] } ?? []
      return problem
    }
    return .invalid(problems: others, count: count)
  }

  /// The error with a better last message, on the line of the cell that must change, if it is about a cell with quotes
  /// that are not written twice.
  /// - Parameters:
  ///   - cell: the first such cell in a column that is used.
  ///   - others: how many more there are.
  ///   - isBehindUnused: whether the error is about an earlier cell, in a column that is not used.
  func naming(
    _ cell: String, in column: TableRequest.Column, on line: Int, others: Int, isBehindUnused: Bool
  ) -> InputError {
    let cell = trimmedOfSpace(cell)
    let isUnclosed = cell.hasPrefix("\"") && cell.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 1
    guard case .invalid(var problems, let count) = self, let last = problems.indices.last,
      isBehindUnused || problems[last].line == line && !isUnclosed
    else { return self }
    problems[last].line = line
    problems[last].column = column.key
    problems[last].message =
      isUnclosed
      ? neverClosed
      : column.kind.isNumber
        ? "\(quoted(String(cell))) is not a number"
        : correctedQuotes(in: String(cell))
          + (others == 0 ? "" : "; \(others) more \(others == 1 ? "cell needs" : "cells need") the same")
    return .invalid(problems: problems, count: count)
  }
}

/// Says that a quoted cell has no end.
private let neverClosed = "the quote that begins a field here is never closed"

/// Says how a cell with quotes that are not written twice is written correctly.
func correctedQuotes(in cell: String) -> String {
  let parts = trimmedOfSpace(cell).split(separator: "\"", omittingEmptySubsequences: false)
  return "a cell with quotes is written in quotes, with its own quotes twice: "
    + quoted(parts.joined(separator: "\"\""))
}

/// The code of a record with more or fewer cells than the header.
public let wrongColumnsCode = "wrong-columns"

/// The codes of wrong quotes; a field without end lacks its closing quote.
private let quoteCodes = ["stray-quote", "text-after-quote", "unterminated-quote", "field-too-large"]

/// Returns the warning about such quotes in unused columns, which are read as is.
func repairedQuotes(count: Int, file: String, line: Int) -> Diagnostic {
  let what = count == 1 ? "a stray quote" : "the first of \(count) cells with a stray quote"
  return Diagnostic(
    .warning, file: file, line: line, code: "mended-quote",
    message: "\(what), in a column that is not used; read as is")
}

/// Returns the error for a file without records.
func noRecords(file: String, isEmpty: Bool) -> Diagnostic {
  Diagnostic(
    .error, file: file, code: "empty-file",
    message: isEmpty ? "the file is empty" : "the file has only blank lines")
}

/// Returns the error for a file that ends after its header, where rows are needed.
func noRows(file: String, headerLine: Int?) -> Diagnostic {
  Diagnostic(
    .error, file: file, line: headerLine, code: "no-rows", message: "there are no rows after the header")
}

/// Returns the error for a number column with a value so large, or with so many decimal places, that its values do not
/// fit in 128 bits together.
func columnTooLarge(_ column: String, file: String, line: Int) -> Diagnostic {
  Diagnostic(
    .error, file: file, line: line, column: column, code: "number-too-large",
    message: "with this value the column needs more digits than fit in 128 bits")
}
