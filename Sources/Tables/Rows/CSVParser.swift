import CLibcsv
import Glibc

/// libcsv, configured for this package.
///
/// Strict about quotes, including an unterminated quote; a record callback for every line end outside quotes, including
/// blank lines; unquoted empty fields come as `nil`. A field is at most 1 MiB, whatever the file contains.
struct CSVParser: ~Copyable {
  /// Receives a field: its bytes (`nil` when empty and unquoted), their number, the context.
  typealias FieldCallback = @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void
  /// Receives the end of a record: the byte that ended it or -1, the context.
  typealias RecordCallback = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void

  /// The reason why the parser stops.
  enum Failure: Equatable {
    /// A quote inside a field that does not begin with one.
    case strayQuote
    /// Something other than a delimiter after a closing quote.
    case textAfterQuote
    /// The input ends inside quotes.
    case unterminatedQuote
    /// A field of more than `largestField` bytes.
    case oversizedField
  }

  /// The maximum size of a field in bytes.
  static let largestField = 1 << 20

  /// In its own allocation, because libcsv changes it through its address.
  private let parser: UnsafeMutablePointer<csv_parser>
  private let onField: FieldCallback
  private let onRecord: RecordCallback
  private let context: UnsafeMutableRawPointer

  /// Creates a parser that reports to the two callbacks with `context`, which must outlive it.
  init(
    delimiter: UInt8, context: UnsafeMutableRawPointer, onField: @escaping FieldCallback,
    onRecord: @escaping RecordCallback
  ) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: csv_parser())
    csv_init(parser, UInt8(CSV_STRICT | CSV_STRICT_FINI | CSV_REPALL_NL | CSV_EMPTY_IS_NULL))
    csv_set_delim(parser, delimiter)
    csv_set_realloc_func(parser, reallocUpToLargestField)
    // Few steps up to the limit; no difference for ordinary files.
    csv_set_blk_size(parser, 1 << 16)
    self.onField = onField
    self.onRecord = onRecord
    self.context = context
  }

  deinit {
    csv_free(parser)
    parser.deallocate()
  }

  /// Parses the next bytes; everything found has been reported when it returns.
  func parse(_ bytes: UnsafeRawBufferPointer) -> Failure? {
    let parsed = csv_parse(parser, bytes.baseAddress, bytes.count, onField, onRecord, context)
    if parsed == bytes.count { return nil }
    if csv_error(parser) != CSV_EPARSE { return .oversizedField }
    return parser.pointee.quoted == 0 ? .strayQuote : .textAfterQuote
  }

  /// Ends the input: a last record without a line end is reported. Must not be called after a failure.
  func finish() -> Failure? { csv_fini(parser, onField, onRecord, context) == 0 ? nil : .unterminatedQuote }
}

/// The size of the largest field plus what libcsv stores after it temporarily: the closing quote, and one byte because
/// it asks for room before it looks at a delimiter.
private let largestBuffer = CSVParser.largestField + 2

private func reallocUpToLargestField(_ block: UnsafeMutableRawPointer?, _ size: Int)
  -> UnsafeMutableRawPointer?
{
  size <= largestBuffer ? realloc(block, size) : nil
}
