import Tables

/// Those who stand in several rows, as in a file with a row a week, or one for each place in a showdown; a team takes one
/// row of each.
public struct People: Sendable, Hashable {
  /// The rows of each, ascending.
  private let groups: [[Int]]
  /// By row the place of its person.
  private let places: [Int: Int]

  /// People by their rows, which nobody shares.
  public init(_ groups: [[Int]]) {
    self.groups = groups
    let pairs = groups.enumerated().flatMap { place, rows in rows.map { ($0, place) } }
    places = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// All rows of whoever stands in a row; it alone where they stand in no other.
  public func rows(with row: Int) -> [Int] { places[row].map { groups[$0] } ?? [row] }
}

extension People: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many they are.
  public var endIndex: Int { groups.count }
  /// The rows of one of them.
  public subscript(place: Int) -> [Int] { groups[place] }
  /// People by their rows.
  public init(arrayLiteral groups: [Int]...) { self.init(groups) }
}

extension PoolRequest {
  /// Columns beside the club in which two people of one name differ.
  var personColumns: [TableRequest.Column] {
    guard options.hasHeader, !rowsArePlayers else { return [] }
    return [("born", birthHeaders), ("nationality", nationHeaders)].map { key, headers in
      var column = TableRequest.Column(
        key: key, sources: headers.map { [.header($0)] }, required: false, kind: .text(required: false))
      column.isDigested = true
      return column
    }
  }

  /// Those of the players of one name who are one person: they agree in club, birth and nationality.
  ///
  /// Where the file tells no club, or has an id for each row, they are one person only where many are so, as in a file
  /// with a row a week.
  func people(among namesakes: [[Int]], of pool: Pool, in table: Table) -> [[Int]] {
    let first = PoolColumn.allCases.count + marks.count + numbers.count
    let telling = personColumns.indices.compactMap { table.texts(at: first + $0) }
    let persons = namesakes.flatMap { group in
      Dictionary(grouping: group) { row in
        [pool.clubs.map { $0[row].lowercased() } ?? ""] + telling.map { $0[row].lowercased() }
      }.values.filter { $0.count > 1 }
    }.sorted { $0[0] < $1[0] }
    let isUsual = persons.count >= 3 && persons.reduce(0) { $0 + $1.count } * 5 >= pool.count
    return isUsual ? persons : persons.filter { pool.areSurelyOne($0) || areSlots($0, of: pool) }
  }

  /// Whether the rows of a person are one for each slot of the rules.
  func areSlots(_ rows: [Int], of pool: Pool) -> Bool {
    guard !slotNames.isEmpty, let roles = pool.roles else { return false }
    return SlotRows.areSlots(rows.map { roles[$0] }, slotNames)
  }
}

extension Pool {
  /// Whether rows of one name and club are one person: the club is known, and no ids say that they are several.
  fileprivate func areSurelyOne(_ rows: [Int]) -> Bool {
    guard let clubs, !clubs.isEmpty(rows[0]) else { return false }
    return ids.map { ids in rows.contains { ids.isEmpty($0) } } ?? true
  }
}

/// What columns are called that say when somebody was born.
private let birthHeaders = [
  "birth_date", "birthdate", "birth date", "date_of_birth", "date of birth", "dob", "born", "birthday",
  "birth_year",
  "birth year", "geburtsdatum", "geboren", "fecha de nacimiento", "date de naissance", "data di nascita",
  "data de nascimento",
]

/// What columns are called that say where somebody is from.
private let nationHeaders = [
  "nationality", "nationality_name", "nation", "country", "nationalität", "nacionalidad", "nationalité",
  "nazionalità",
  "nacionalidade", "país", "pays", "paese",
]
