/// Returns the document as one self-contained HTML page: no scripts, no network, its style sheet and charts inside.
///
/// Every value is escaped, and characters that would affect the text around them are replaced. The same document gives
/// the same bytes.
/// - Complexity: linear in the size of the document.
public func renderHTML(_ document: Document) -> String {
  let page: Markup = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
    'sha256-\(PageStyle.hash)'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(document.title)</title>
    <link rel="icon" href="data:,">
    <style>\(PageStyle.sheet)</style>
    </head>
    <body>
    <main>
    \(header(document))\(CardRows(document.sections).markup)</main>
    </body>
    </html>

    """
  return page.source
}

private func header(_ document: Document) -> Markup {
  let verdict = document.verdict
  let kicker: Markup = document.kicker.isEmpty ? "" : "<p class=\"kicker\">\(document.kicker)</p>\n"
  let aside: Markup = verdict.aside.isEmpty ? "" : " <span class=\"aside\">\(verdict.aside)</span>"
  let badges: Markup =
    document.badges.isEmpty
    ? "" : "<ul class=\"badges\">\n\(Markup(document.badges.map(badge)))</ul>\n"
  return "<header>\n\(kicker)<h1>\(verdict.claim)\(aside)</h1>\n\(badges)</header>\n"
}

private func badge(_ badge: Badge) -> Markup {
  let check: Markup = badge.tone == .good ? "<span aria-hidden=\"true\">✓ </span>" : ""
  let className: Markup = "badge\(badge.tone.className)"
  if let anchor = badge.anchor {
    return "<li><a class=\"\(className)\" href=\"#\(anchor)\">\(check)\(badge.text)</a></li>\n"
  }
  return "<li><span class=\"\(className)\">\(check)\(badge.text)</span></li>\n"
}

extension Tone {
  /// The class that colours a badge or a mark, with a leading space; empty for a neutral one.
  var className: Markup { self == .neutral ? "" : " \(rawValue)" }
}
