/// Which columns of a CSV file are wanted, where to find them, and how to read the file.
///
/// The reader knows nothing of players: pools, team files, results and fighters all ask in this form.
public struct TableRequest: Sendable, ReadingRequest {
  /// How the file is to be read.
  public var options = ReadingOptions()

  /// Where one wanted value is in a record.
  public enum CellReference: Sendable, Hashable {
    /// The column with this header; case and space around it do not matter.
    case header(String)
    /// The column with this number, counted from 1 (`#2`).
    case number(Int)
  }

  /// What a column holds.
  public enum Kind: Sendable, Hashable {
    /// Any text. `required` cells must not be empty.
    case text(required: Bool)
    /// An exact decimal in the file's units, each worth 10^-`unitPlaces` of what is shown: a file in
    /// tenths of a million has `unitPlaces` 1. `allowed` bounds the value as shown, both ends included;
    /// `hint` is appended to the message when a value lies outside, after `; ` (`--skill-range any
    /// accepts it`).
    /// - Precondition: `unitPlaces` is 0 or more.
    case number(unitPlaces: Int, allowed: NumberRange, hint: String?)
    /// One of a few words, such as a team or a position, in any case; the text as it is in the file.
    /// `required` cells must not be empty.
    case word(among: [String], required: Bool)
  }

  /// What the texts of other wanted columns say together of a column that a file does not have.
  public struct Derivation: Sendable {
    /// The keys of those columns, each of which stands in one cell.
    public var keys: [String]
    /// The text of their cells, given in the order of the keys; empty where they do not tell.
    public var text: @Sendable ([String]) -> String

    /// A way to tell a column from others.
    public init(from keys: [String], text: @escaping @Sendable ([String]) -> String) {
      (self.keys, self.text) = (keys, text)
    }
  }

  /// One wanted column.
  public struct Column: Sendable {
    /// The name by which the program and its messages know the column, such as `cost`.
    public var key: String
    /// Ways to find it, best first; each is one cell, or several whose texts are joined by a space.
    /// The first way all of whose headers are present is taken.
    public var sources: [[CellReference]]
    /// Whether a file without this column is refused.
    public var required: Bool
    /// What it holds.
    public var kind: Kind
    /// Other words for it. They are not searched for; when the column is missing, a header that
    /// resembles one of them is suggested.
    public var synonyms: [String]
    /// Whether its cells go into the digest of their row all the same (`digestsOtherCells`), where no other column
    /// takes them: a text that a condition looks at tells rows apart as an unread one does.
    public var isDigested = false
    /// Whether bare amounts of filters on it are in the unit that all its cells carry, where they carry one.
    public var isAmount = false
    /// Whether many rows are expected to have the same few texts, such as clubs or roles: less memory then.
    public var hasFewTexts = false
    /// How a text is told where no source is there, whose sources are then single cells.
    public var derivation: Derivation?

    /// A wanted column.
    public init(
      key: String, sources: [[CellReference]], required: Bool, kind: Kind, synonyms: [String] = []
    ) {
      self.key = key
      self.sources = sources
      self.required = required
      self.kind = kind
      self.synonyms = synonyms
    }
  }

  /// A condition that a row must meet to be used (`--where COLUMN=VALUE`).
  public struct Filter: Sendable, Hashable {
    /// How the cell is compared with the value.
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

    /// The cell to look at.
    public var cell: CellReference
    /// How.
    public var comparison: Comparison
    /// What to compare it with.
    public var value: String

    /// A condition on a cell.
    public init(cell: CellReference, comparison: Comparison, value: String) {
      self.cell = cell
      self.comparison = comparison
      self.value = value
    }
  }

  /// The wanted columns; the table has them in this order.
  public var columns: [Column]
  /// The keys of columns of which a header must have one at least, the likeliest first; none = no such demand.
  public var alternatives: [String] = []
  /// Cells besides that the file must have, and what for: `to count by`. One that is missing is told as that of a filter
  /// is.
  public var neededCells: [(cell: CellReference, purpose: String)] = []
  /// Keep the rows that a filter leaves out all the same, as far as they are sound, and say which they are.
  public var keepsFilteredRows = false
  /// Refuse a file in which no record follows the header.
  public var needsRows = false
  /// Whether quotes that are out of place are read as they stand in every column, not only in those that nobody uses.
  public var takesStrayQuotes = false
  /// Whether each row gets a digest of its cells that no column takes, so that rows that differ there alone can be
  /// told apart.
  public var digestsOtherCells = false
  /// What the columns of a file probably are that its header does not name plainly: the likeliest guess, several where
  /// they fit equally well, none where nothing fits.
  public var guesses: @Sendable (Glimpse) -> [GuessedColumns] = { _ in [] }
  /// Whether a guess is used, instead of being told as advice.
  public var usesGuesses = false
  /// How many threads may read: a large file is read in parts. No other effect.
  public var jobs = 1

  /// A request for `columns`, everything else as usual.
  public init(columns: [Column]) {
    self.columns = columns
  }
}
