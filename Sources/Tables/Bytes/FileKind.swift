import Words

/// Kinds of files other than delimited text, recognised by their first bytes.
enum FileKind: CaseIterable {
  case document, excel, calc, numbers, oldExcel, pdf, html, json, gzip, zip

  /// Recognises a file that begins with `bytes`; `nil` if it may be a CSV file.
  init?(_ bytes: [UInt8]) {
    guard let kind = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
    self = kind
  }

  private func begins(_ bytes: [UInt8]) -> Bool {
    let isZip = bytes.starts(with: Array("PK\u{3}\u{4}".utf8))
    switch self {
    case .document:
      return isZip
        && (bytes.contains("word/") || bytes.contains("application/vnd.oasis.opendocument.text"))
    case .excel: return isZip && (bytes.contains("[Content_Types].xml") || bytes.contains("xl/"))
    case .calc: return isZip && bytes.contains("application/vnd.oasis.opendocument.spreadsheet")
    case .numbers: return isZip && bytes.contains("Index/Document.iwa")
    case .zip: return isZip
    case .oldExcel:
      return bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
        || beginning(of: bytes).hasPrefix("<?xml")
          && bytes.contains("schemas-microsoft-com:office:spreadsheet")
    case .pdf: return bytes.starts(with: Array("%PDF-".utf8))
    case .gzip: return bytes.starts(with: [0x1F, 0x8B])
    case .json:
      // A header in brackets has no brace or quote immediately after them.
      let text = beginning(of: bytes)
      let inside = text.dropFirst().first { !$0.isWhitespace }
      return text.first == "{" && inside == "\"" || text.first == "[" && inside == "{"
    case .html:
      let text = beginning(of: bytes)
      return ["<!doctype html", "<html", "<head", "<table", "<?xml", "<!--"].contains { text.hasPrefix($0) }
    }
  }

  /// Returns the first characters in lower case, without leading space; those of ASCII in a file of UTF-16.
  private func beginning(of bytes: [UInt8]) -> Substring {
    let text = bytes.prefix(512).filter { $0 != 0 && $0 < 0xFE }
    return String(decoding: text, as: UTF8.self).lowercased().drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  }

  /// Returns the message that says what a file is and how to get a CSV file from it.
  private func advice(on file: String) -> String {
    let save = "open it in a spreadsheet program and save the sheet as CSV (UTF-8)"
    let convert =
      "or run: libreoffice --headless --convert-to csv \(file == "-" ? "FILE" : shellQuoted(file))"
    return switch self {
    case .document:
      "this is a text document (.docx or .odt), not a CSV file; copy its table into a spreadsheet and save that as CSV"
    case .excel: "this is an Excel workbook (.xlsx), not a CSV file; \(save), \(convert)"
    case .oldExcel: "this is an old Excel workbook (.xls), not a CSV file; \(save), \(convert)"
    case .calc: "this is a LibreOffice spreadsheet (.ods), not a CSV file; \(save), \(convert)"
    case .numbers:
      "this is an Apple Numbers document, not a CSV file; export it from Numbers with File > Export To > CSV"
    case .pdf:
      "this is a PDF document, not a CSV file; look for the site's CSV export, or copy the table into a spreadsheet and save that as CSV"
    case .html:
      "this is a web page (HTML or XML), not a CSV file; perhaps a login page was saved instead of the export: download it "
        + "again in a browser, or copy the table into a spreadsheet and save that as CSV"
    case .json:
      "this is a JSON file, not a CSV file; look for the site's CSV export, or write its rows as CSV with 'jq'"
    case .gzip: "this is compressed (gzip); unpack it with 'gunzip', or pipe it in: 'zcat FILE | squad … -'"
    case .zip: "this is a ZIP archive, not a CSV file; unpack it and use the CSV file in it"
    }
  }

  /// Returns the error for such a file.
  func problem(file: String) -> InputError {
    .invalid(problems: [Diagnostic(.error, file: file, code: "not-csv", message: advice(on: file))], count: 1)
  }
}

extension [UInt8] {
  /// Whether a text occurs in the bytes.
  fileprivate func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return false }
    return (0...(count - wanted.count)).contains { self[$0...].starts(with: wanted) }
  }
}
