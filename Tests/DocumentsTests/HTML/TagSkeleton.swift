/// Returns the tags of an HTML source with the names of their attributes, as a browser would find them: what is left
/// when every value is removed.
func tagSkeleton(_ source: String) -> [String] {
  var tags: [String] = []
  var tag: String?
  var quote: Unicode.Scalar?
  for scalar in source.unicodeScalars {
    switch (tag, quote) {
    case (nil, _):
      if scalar == "<" { tag = "<" }
    case (_, .some(let open)):
      if scalar == open { quote = nil }
    case (.some(let begun), nil):
      if scalar == ">" {
        tags.append(begun + ">")
        tag = nil
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else {
        tag = begun + String(scalar)
      }
    }
  }
  return tags
}
