/// A part of a value whose members stand among those of the value that holds it, not in an object of their own.
///
/// So a program can have as parts of its own what users read as one flat object. An optional part is there where any of
/// its members is.
public protocol Inlined: Codable {
  /// The names of its members.
  static var names: [String] { get }
}
