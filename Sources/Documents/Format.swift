/// A form in which an answer is written. ``all`` is the only list of them: what `--format` takes, which files a page has
/// and how these end is read from there.
public struct Format: Sendable {
  /// Its name, as on the command line.
  public let name: String
  /// When an answer has a file of it.
  public let file: File?
  /// What standard output gets of it; `nil` if it is for files alone.
  public let output: Output?
  /// An answer in this form.
  /// - Complexity: linear in the size of the answer.
  public let render: @Sendable (Answer) throws -> String

  /// The file of an answer.
  public struct File: Sendable, Equatable {
    /// What its name ends in, without the point.
    public let ending: String
    /// What the option says that asks for it; `nil` if it is always written.
    public let request: String?
  }

  /// Who reads it on standard output.
  public enum Output: Sendable {
    /// People, who are told there of what is odd in the data.
    case forPeople
    /// Other programs, which get it byte for byte.
    case forPrograms
    /// The same as one table, which can show but one thing.
    case forSpreadsheets
  }
}

extension Format {
  /// What there is to write.
  public struct Answer {
    /// The answer as a page.
    public var document: Document
    /// The answer as one table.
    public var table: () -> DataTable
    /// The answer as other programs get it.
    public var json: () throws -> String
    /// How a terminal shows text.
    public var style = TextStyle.plain
    /// What the names of the chart files beside the page begin with; `nil` if there are none.
    public var chartPrefix: String?

    /// An answer in all that a format may need.
    public init(_ document: Document, table: @escaping () -> DataTable, json: @escaping () throws -> String) {
      self.document = document
      self.table = table
      self.json = json
    }
  }

  /// All of them, in the order in which help and messages name them.
  public static let all: [Format] = [
    Format(name: "text", file: nil, output: .forPeople) { renderText($0.document, style: $0.style) },
    Format(name: "html", file: File(ending: "html", request: nil), output: nil) { renderHTML($0.document) },
    Format(name: "markdown", file: File(ending: "md", request: nil), output: .forPeople) {
      renderMarkdown($0.document, chartPrefix: $0.chartPrefix)
    },
    json,
    Format(
      name: csvName, file: File(ending: "csv", request: "also write the page's table as a CSV file"),
      output: .forSpreadsheets
    ) { renderCSV($0.table()) },
  ]

  /// The name of the one for spreadsheets.
  public static let csvName = "csv"

  /// The record itself, from which later runs go on; whoever writes the files writes it last.
  public static let json = Format(
    name: "json", file: File(ending: "json", request: nil), output: .forPrograms
  ) { try $0.json() }
}
