extension String {
  /// The name with all but its last word as initials: `Virgil van Dijk` becomes `V. v. Dijk`. One that ends with a
  /// bracket, which tells namesakes apart, stays unchanged.
  public var initialled: String {
    guard !hasSuffix(")") else { return self }
    let words = split(separator: " ")
    return (words.dropLast().map { "\($0.prefix(1))." } + words.suffix(1).map(String.init))
      .joined(separator: " ")
  }
}
