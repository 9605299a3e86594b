import Documents
import Reading
import Selection
import Tables
import Words

/// Returns how the program reads a file, as a document.
/// - Parameter commands: command lines that would work.
public func doctorPage(_ examination: Examination, of path: String, commands: [String]) -> Document {
  let pool = examination.reading?.pool
  let claim = pool.map { "\(path): \(players($0))" } ?? "\(path): cannot be read as a pool"
  return Document(
    title: claim, kicker: "Doctor · \(path)", verdict: Verdict(claim: claim), facts: facts(examination),
    sections: sections(examination, commands: commands))
}

@ListBuilder<Section> private func sections(_ examination: Examination, commands: [String]) -> [Section] {
  Section("The columns", anchor: "columns", blocks: [.table(columnsTable(examination))])
  if !examination.findings.isEmpty {
    oddities(
      examination.findings, of: examination.findingCount,
      called: examination.isReadable ? "Oddities" : "Problems")
  }
  if !commands.isEmpty {
    Section("Commands that work", anchor: "commands", blocks: [list(of: commands)])
  }
}

/// Returns how the program reads a file, as a section of a page about several files.
/// - Parameters:
///   - number: the number of the file on the page.
///   - commands: command lines that would work in the folder of the job.
public func doctorSection(
  _ examination: Examination, of path: String, number: Int, commands: [String]
) -> Section {
  let working: [Block] = [.paragraph("Commands that work in the folder of the job:"), list(of: commands)]
  return Section(
    path, anchor: "file-\(number)",
    blocks: [.details(facts(examination)), .table(columnsTable(examination))]
      + (commands.isEmpty ? [] : working))
}

private func list(of commands: [String]) -> Block { .list(commands.map { "\($0, .code)" }) }

/// Returns a section with the oddities or problems of files, one per line.
/// - Parameter count: their total number.
public func oddities(_ found: [Diagnostic], of count: Int, called title: String = "Oddities") -> Section {
  let unlisted = count - found.count
  return Section(
    title, anchor: "oddities",
    blocks: [
      .list(found.map { Prose($0.description) }),
      unlisted > 0 ? .note("and \(grouped(unlisted)) more of the same kinds") : nil,
    ])
}

/// Returns `14 players`, or `7 players in 14 rows`.
private func players(_ pool: Pool) -> String {
  counted(pool.playerCount, "player") + (pool.people.isEmpty ? "" : " in \(counted(pool.count, "row"))")
}

@ListBuilder<Fact> private func facts(_ examination: Examination) -> [Fact] {
  let delimiters: [UInt8: String] = [44: "commas", 59: "semicolons", 9: "tabs", 124: "vertical bars"]
  let between = delimiters[examination.delimiter] ?? "'\(Character(Unicode.Scalar(examination.delimiter)))'"
  let size =
    "\(counted(examination.rowCount, "row")) of \(counted(examination.columns.count, "column")), "
    + "\(grouped(examination.byteCount)) bytes"
  Fact("Format", "CSV with \(between), \(size)")
  Fact("Encoding", examination.encoding.title)
  if let reading = examination.reading {
    let quality = reading.quality
    let people = [
      players(reading.pool),
      quality.namesakes > 0 ? "\(grouped(quality.namesakes)) sharing a name" : "",
      quality.rowsRepeated > 0 ? counted(quality.rowsRepeated, "repeat") : "",
      quality.rowsBad > 0 ? counted(quality.rowsBad, "bad row") : "",
    ]
    Fact("Read as", reading.readAs?.description)
    Fact("People", people.filter { !$0.isEmpty }.joined(separator: ", "))
  }
}

private func columnsTable(_ examination: Examination) -> DataTable {
  DataTable(
    caption: "The columns of the file",
    columns: [.init("Column"), .init("Read as"), .init("Contents"), .init("Example")],
    rows: examination.columns.map { column in
      DataTable.Row(
        [column.title, column.meaning ?? "", column.content, column.example].map { DataTable.Cell($0) })
    })
}
