import Documents
import Snapshots

/// What pages call the numbers of a pool's players: the headers of its file, where these are plain names, else "skill"
/// and "cost". In sentences, a header of several words is replaced by the term in it: `points` for `AvgPointsPerGame`.
struct PoolWords: Equatable {
  private var skillHeader = "skill"
  private var costHeader = "cost"

  /// The usual words.
  init() {}

  /// The words of a pool's file.
  init(_ pool: PoolRecord) {
    self.init(headers: (pool.readAs?.columns ?? [:]).merging(pool.columns ?? [:]) { $1 })
  }

  /// The words of the headers of skill and cost.
  init(headers: [String: String]) {
    skillHeader = headers["skill"].flatMap(word) ?? skillHeader
    costHeader = headers["cost"].flatMap(word) ?? costHeader
  }

  /// The word for a skill in a sentence: `skill`, `points`, `FPTS`.
  var skill: String { term(in: skillHeader) }
  /// The word for a cost in a sentence.
  var cost: String { term(in: costHeader) }
  /// The word for a skill in a heading.
  var skillTitle: String { capitalised(skillHeader) }
  /// The word for a cost in a heading.
  var costTitle: String { capitalised(costHeader) }
  /// A column of skills.
  var skillColumn: DataTable.Column { column(skillTitle) }
  /// A column of costs.
  var costColumn: DataTable.Column { column(costTitle) }
  /// The skills and costs of several players: `skills and costs`, `FPTS and salary`.
  var ofPlayers: String { "\(skill)\(skill == "skill" ? "s" : "") and \(cost)\(cost == "cost" ? "s" : "")" }
  /// `cost and skill`
  var both: String { "\(cost) and \(skill)" }

  /// Returns a column whose title has these words: one like `FPTS` keeps its capitals everywhere.
  func column(
    _ title: String, short: String? = nil, _ kind: DataTable.Column.Kind = .number
  ) -> DataTable.Column {
    var column = hasOwnCapitals(title) ? DataTable.Column.named(title, kind) : .init(title, kind)
    column.shortTitle = short
    return column
  }
}

/// The most characters of a header that stands in sentences.
private let longest = 24

/// Returns a header as it stands in a sentence; `nil` if it is not a plain name, such as a formula or a sum of columns.
private func word(_ header: String) -> String? {
  let words = header.split { $0 == "_" || $0 == " " }.joined(separator: " ")
  guard words.first?.isLetter == true, words.count <= longest,
    words.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
  else { return nil }
  return hasOwnCapitals(words)
    ? words : words.prefix(1).lowercased() + words.dropFirst()
}

/// Returns the term of the field in a header of several words; the header where there is none.
private func term(in header: String) -> String {
  let terms = ["points", "projection", "rating", "salary", "price", "cost", "value"]
  guard hasOwnCapitals(header) || header.contains(" ") else { return header }
  return terms.first { header.lowercased().contains($0) } ?? header
}

/// Returns whether a word has capitals that do not come from standing first.
private func hasOwnCapitals(_ word: String) -> Bool { word.dropFirst().contains(where: \.isUppercase) }
