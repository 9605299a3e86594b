/// An output format. ``all`` is the only list of formats: the values of `--format`, the files of a page and their
/// extensions are derived from it.
public struct Format: Sendable {
  /// Its name on the command line.
  public let name: String
  /// Its file; `nil` if there is none.
  public let file: File?
  /// Its use on standard output; `nil` if it is only for files.
  public let output: Output?
  /// Renders an answer in this format.
  /// - Complexity: linear in the size of the answer.
  public let render: @Sendable (Answer) throws -> String

  /// The file of an answer.
  public struct File: Sendable, Equatable {
    /// The extension of its name, without the point.
    public let fileExtension: String
    /// The help text of the option that requests it; `nil` if it is always written.
    public let request: String?
  }

  /// The readers of a format on standard output.
  public enum Output: Sendable {
    /// People, who also see warnings about the data there.
    case forPeople
    /// Other programs, which get exactly these bytes.
    case forPrograms
    /// Spreadsheets, which get a single table.
    case forSpreadsheets
  }
}

extension Format {
  /// The content to be written.
  public struct Answer {
    /// The answer as a page.
    public var document: Document
    /// The answer as one table.
    public var table: () -> DataTable
    /// The answer as JSON for other programs.
    public var json: () throws -> String
    /// The style of text on a terminal.
    public var style = TextStyle.plain
    /// The prefix of the names of the chart files beside the page; `nil` if there are none.
    public var chartPrefix: String?

    /// An answer in all the forms that a format may need.
    public init(_ document: Document, table: @escaping () -> DataTable, json: @escaping () throws -> String) {
      self.document = document
      self.table = table
      self.json = json
    }
  }

  /// All formats, in the order in which help and messages name them.
  public static let all: [Format] = [
    Format(name: "text", file: nil, output: .forPeople) { renderText($0.document, style: $0.style) },
    Format(name: "html", file: File(fileExtension: "html", request: nil), output: nil) {
      renderHTML($0.document)
    },
    Format(name: "markdown", file: File(fileExtension: "md", request: nil), output: .forPeople) {
      renderMarkdown($0.document, chartPrefix: $0.chartPrefix)
    },
    json,
    Format(
      name: csvName, file: File(fileExtension: "csv", request: "also write the page's table as a CSV file"),
      output: .forSpreadsheets
    ) { renderCSV($0.table()) },
  ]

  /// The name of the format for spreadsheets.
  public static let csvName = "csv"

  /// The snapshot from which later runs continue; of the files, it must be written last.
  public static let json = Format(
    name: "json", file: File(fileExtension: "json", request: nil), output: .forPrograms
  ) { try $0.json() }
}
