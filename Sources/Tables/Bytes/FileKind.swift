import Words

/// Returns the error for a file that begins with `bytes` if these are not those of a delimited text: what the file is,
/// and how to get a CSV file from it.
func notCSV(_ bytes: [UInt8], file: String) -> InputError? {
  advice(on: bytes, file: file).map { .wrong(file, "not-csv", $0) }
}

private func advice(on bytes: [UInt8], file: String) -> String? {
  let save = "not a CSV file; open it in a spreadsheet program and save the sheet as CSV (UTF-8)"
  let convert = "or run: libreoffice --headless --convert-to csv \(file == "-" ? "FILE" : shellQuoted(file))"
  func contains(_ texts: String...) -> Bool { texts.contains { holds($0, bytes) } }
  if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) {
    if contains("word/", "application/vnd.oasis.opendocument.text") {
      return
        "this is a text document (.docx or .odt), not a CSV file; copy its table into a spreadsheet and save that "
        + "as CSV"
    }
    if contains("[Content_Types].xml", "xl/") {
      return "this is an Excel workbook (.xlsx), \(save), \(convert)"
    }
    if contains("application/vnd.oasis.opendocument.spreadsheet") {
      return "this is a LibreOffice spreadsheet (.ods), \(save), \(convert)"
    }
    return contains("Index/Document.iwa")
      ? "this is an Apple Numbers document, not a CSV file; export it from Numbers with File > Export To > CSV"
      : "this is a ZIP archive, not a CSV file; unpack it and use the CSV file in it"
  }
  if bytes.starts(with: Array("%PDF-".utf8)) {
    return "this is a PDF document, not a CSV file; look for the site's CSV export, or copy the table into a "
      + "spreadsheet and save that as CSV"
  }
  if bytes.starts(with: [0x1F, 0x8B]) {
    return "this is compressed (gzip); unpack it with 'gunzip', or pipe it in: 'zcat FILE | squad … -'"
  }
  let text = beginning(of: bytes)
  if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
    || text.hasPrefix("<?xml") && contains("schemas-microsoft-com:office:spreadsheet")
  {
    return "this is an old Excel workbook (.xls), \(save), \(convert)"
  }
  if isMarkup(text) {
    return
      "this is a web page (HTML or XML), not a CSV file; perhaps a login page was saved instead of the export: "
      + "download it again in a browser, or copy the table into a spreadsheet and save that as CSV"
  }
  // A header in brackets has no brace or quote immediately after them.
  let inside = text.dropFirst().first { !$0.isWhitespace }
  return text.first == "{" && inside == "\"" || text.first == "[" && inside == "{"
    ? "this is a JSON file, not a CSV file; look for the site's CSV export, or write its rows as CSV with 'jq'"
    : nil
}

/// Whether a text begins like a page of HTML or XML. A header may begin with other words in such brackets.
private func isMarkup(_ text: Substring) -> Bool {
  let starts = ["<!doctype", "<?xml", "<!--"]
  return starts.contains { text.hasPrefix($0) }
    || text.first == "<" && tags.contains(String(text.dropFirst().prefix { $0.isLetter || $0.isNumber }))
}

/// What pages begin with, if only a part of one was saved.
private let tags = Set(
  wordList(
    """
    html, head, title, meta, base, link, script, noscript, style, body, header, nav, main, section, article, aside, \
    div, span, p, a, b, br, hr, h1, h2, h3, center, font, form, iframe, img, svg, ul, ol, table, caption, thead, \
    tbody, tr, th, td, rss, feed
    """))

/// Returns the first characters in lower case, without leading space; those of ASCII in a file of UTF-16.
private func beginning(of bytes: [UInt8]) -> Substring {
  let text = bytes.prefix(512).filter { $0 != 0 && $0 < 0xFE }
  return String(decoding: text, as: UTF8.self).lowercased().drop { $0.isWhitespace || $0 == "\u{FEFF}" }
}

private func holds(_ text: String, _ bytes: [UInt8]) -> Bool {
  let wanted = Array(text.utf8)
  return bytes.count >= wanted.count
    && (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
}
