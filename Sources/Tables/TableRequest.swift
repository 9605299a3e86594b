/// A request for columns of a CSV file: where to find them, and how to read the file.
///
/// The reader knows nothing about players: pools, team files, results and fighters all use this form.
public struct TableRequest: Sendable, ReadingRequest {
  /// The options for reading the file.
  public var options = ReadingOptions()

  /// The position of a wanted value in a record.
  public enum CellReference: Sendable, Hashable {
    /// The column with this header; case and space around it do not matter.
    case header(String)
    /// The column with this number, counted from 1 (`#2`).
    case number(Int)
  }

  /// The kind of values in a column.
  public enum Kind: Sendable, Hashable {
    /// Any text. `required` cells must not be empty.
    case text(required: Bool)
    /// An exact decimal in the file's units, each worth 10^-`unitPlaces` of the displayed unit: a file in tenths of a
    /// million has `unitPlaces` 1. `allowed` bounds the displayed value, both ends included; `hint` is appended to the
    /// message when a value is outside, after `; ` (`--skill-range any accepts it`).
    /// - Precondition: `unitPlaces` is 0 or more.
    case number(unitPlaces: Int, allowed: NumberRange, hint: String?)
    /// One of a few words, such as a team or a position, in any case; the text is kept as in the file. `required` cells
    /// must not be empty.
    case word(among: [String], required: Bool)
  }

  /// A derivation of a missing column from the texts of other wanted columns.
  public struct Derivation: Sendable {
    /// The keys of those columns, each of which is in one cell.
    public var keys: [String]
    /// Returns the text for their cells, given in the order of the keys; empty where it cannot be derived.
    public var text: @Sendable ([String]) -> String

    /// Creates a derivation.
    public init(from keys: [String], text: @escaping @Sendable ([String]) -> String) {
      (self.keys, self.text) = (keys, text)
    }
  }

  /// One wanted column.
  public struct Column: Sendable {
    /// The program's name for the column, also in messages, such as `cost`.
    public var key: String
    /// Sources in order of preference; each is one cell, or several whose texts are joined by a space. The first source
    /// whose headers are all present is used.
    public var sources: [[CellReference]]
    /// Whether the user named the first source, where there are several.
    public var isNamed = false
    /// Whether a file without this column is refused.
    public var required: Bool
    /// The kind of its values.
    public var kind: Kind
    /// Whether its cells are numbers that are read as texts, because they are checked with the rest of the row.
    public var readsNumbersAsTexts = false
    /// Whether its cells are numbers: only columns of numbers are suggested for it.
    var holdsNumbers: Bool { kind.isNumber || readsNumbersAsTexts }
    /// Other words for it. They are not searched for; when the column is missing, a header that resembles one of them
    /// is suggested. Most runs do not need them.
    public var synonyms: [String] { synonymsIfNeeded() }
    private let synonymsIfNeeded: @Sendable () -> [String]
    /// Whether its cells nevertheless go into the digest of their row (`digestsOtherCells`), where no other column
    /// takes them: a text used by a condition tells rows apart just as an unread one does.
    public var isDigested: Bool
    /// Whether bare amounts of filters on it are in the unit that all its cells carry, if any.
    public var isAmount = false
    /// Whether many rows are expected to share a few texts, such as clubs or roles; this saves memory.
    public var hasFewTexts = false
    /// How its text is derived where no source is present; its sources must then be single cells.
    public var derivation: Derivation?

    /// Creates a wanted column.
    public init(
      key: String, sources: [[CellReference]], required: Bool = false, kind: Kind = .text(required: false),
      synonyms: @autoclosure @escaping @Sendable () -> [String] = [], isDigested: Bool = false
    ) {
      self.key = key
      self.sources = sources
      self.required = required
      self.kind = kind
      synonymsIfNeeded = synonyms
      self.isDigested = isDigested
    }
  }

  /// A condition that a row must meet to be used (`--where COLUMN=VALUE`).
  public struct Filter: Sendable, Hashable {
    /// The comparison of the cell with the value.
    public enum Comparison: String, Sendable {
      /// Equal: as numbers where both are numbers, else as text.
      case equal = "="
      /// Not equal.
      case notEqual = "!="
      /// Less, as numbers.
      case less = "<"
      /// Greater, as numbers.
      case greater = ">"
      /// Less or equal, as numbers.
      case atMost = "<="
      /// Greater or equal, as numbers.
      case atLeast = ">="
    }

    /// The cell to compare.
    public var cell: CellReference
    /// The comparison.
    public var comparison: Comparison
    /// The value to compare it with.
    public var value: String

    /// Creates a condition on a cell.
    public init(cell: CellReference, comparison: Comparison, value: String) {
      self.cell = cell
      self.comparison = comparison
      self.value = value
    }
  }

  /// The wanted columns; the table has them in this order.
  public var columns: [Column]
  /// The keys of columns of which a header must have at least one, the likeliest first; empty for no such requirement.
  public var alternatives: [String] = []
  /// Further cells that the file must have, with their purpose: `to count by`. A missing one is reported like that of a
  /// filter.
  public var neededCells: [(cell: CellReference, purpose: String)] = []
  /// Whether to keep rows that a filter excludes, if they are sound, and list which they are.
  public var keepsFilteredRows = false
  /// Whether to refuse a file in which no record follows the header.
  public var needsRows = false
  /// Whether misplaced quotes are read as is in every column, not only in unused ones.
  public var takesStrayQuotes = false
  /// Whether each row gets a digest of its cells that no column takes, so that rows that differ only there can be told
  /// apart.
  public var digestsOtherCells = false
  /// Guesses at columns that the header does not name plainly: the likeliest, several where they fit equally well, none
  /// where nothing fits.
  public var guesses: @Sendable (HeaderPreview) -> [GuessedColumns] = { _ in [] }
  /// Whether a text is a word that headers hold: a row that has such words in place of all numbers is the header of
  /// another table in the file.
  public var isHeaderWord: @Sendable (String) -> Bool = { _ in false }
  /// Whether a guess is used, rather than given as advice.
  public var usesGuesses = false
  /// Returns the option that says where the column of a key is, for advice: in the column with these headers; `nil` if
  /// there is none.
  public var option: @Sendable (_ key: String, _ headers: String) -> Diagnostic.Option? = {
    Diagnostic.Option("columns", "\($0)=\($1)")
  }
  /// The number of threads that may read: a large file is read in parts. No other effect.
  public var jobs = 1

  /// Creates a request for `columns` with the usual settings.
  public init(columns: [Column]) { self.columns = columns }
}
