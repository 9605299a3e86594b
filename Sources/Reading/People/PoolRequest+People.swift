import Selection
import Tables
import Words

extension PoolRequest {
  /// Columns other than the club that tell two people of one name apart.
  var personColumns: [TableRequest.Column] {
    guard options.hasHeader, !rowsArePlayers else { return [] }
    return [("born", birthHeaders), ("nationality", nationHeaders)].map { key, headers in
      TableRequest.Column(key: key, sources: headers.map { [.header($0)] }, isDigested: true)
    }
  }

  /// Returns the groups of namesakes who are one person: they agree in club, birth and nationality. A column that gives
  /// only some of them a birth or nationality, and these the same, does not tell them apart.
  ///
  /// Where the file has no club, or has an id for each row, they are one person only if there are many such cases, as
  /// in a file with a row per week, or if it has no club or id and each row is of another week.
  func people(among namesakes: [[Int]], of pool: Pool, in table: Table) -> [[Int]] {
    let first = PoolColumn.allCases.count + marks.count + numbers.count
    let telling = personColumns.indices.compactMap { table.texts(at: first + $0) }
    let totals = pool.totalsOfClubs(namesakes)
    let groups = namesakes.flatMap { group in
      pool.hasTotal(group, totals)
        ? [group] : Array(Dictionary(grouping: group) { pool.clubs?[$0].lowercased() ?? "" }.values)
    }
    let persons = groups.flatMap { rows -> [[Int]] in
      let deciding = telling.filter { column in
        Set(rows.map { column[$0].lowercased() }).subtracting([""]).count > 1
      }
      return Dictionary(grouping: rows) { row in deciding.map { $0[row].lowercased() } }.values
        .filter { $0.count > 1 }
    }.sorted { $0[0] < $1[0] }
    let isUsual = persons.count >= 3 && persons.reduce(0) { $0 + $1.count } * 5 >= pool.count
    if isUsual { return persons }
    let cells = AgesAndPeriods(of: persons, in: pool, table, self)
    return persons.filter { rows in
      areSlots(rows, of: pool)
        || (pool.clubs == nil
          ? pool.ids == nil && cells.areOfOtherPeriods(rows) : pool.areSurelyOne(rows))
          && !cells.areOfOtherAges(rows)
    }
  }

  /// Whether a person has one row for each slot of the rules.
  func areSlots(_ rows: [Int], of pool: Pool) -> Bool {
    guard !slotNames.isEmpty, let roles = pool.roles else { return false }
    return SlotRows.areSlots(rows.map { roles[$0] }, slotNames)
  }
}

extension Pool {
  /// What stands for all clubs of a player who moved: `TOT`, or `2TM`. `TOT` is a club, Tottenham, if it is the only one
  /// of some player.
  fileprivate func totalsOfClubs(_ namesakes: [[Int]]) -> Set<String> {
    let totals: Set = ["tot", "2tm", "3tm", "4tm"]
    guard let clubs, namesakes.contains(where: { $0.count > 2 && hasTotal($0, totals) }) else { return [] }
    let several = Set(namesakes.joined())
    let isClub = (0..<count).contains { !several.contains($0) && clubs[$0].lowercased() == "tot" }
    return isClub ? totals.subtracting(["tot"]) : totals
  }

  /// Whether one of the rows of a name is for all clubs of a player, each of which has another row.
  fileprivate func hasTotal(_ rows: [Int], _ totals: Set<String>) -> Bool {
    guard let clubs, rows.count > 2, !totals.isEmpty else { return false }
    return rows.count { totals.contains(clubs[$0].lowercased()) } == 1
  }

  /// Whether rows of one name and club are one person: the club is known, and no ids make them several.
  fileprivate func areSurelyOne(_ rows: [Int]) -> Bool {
    guard let clubs, !clubs.isEmpty(rows[0]) else { return false }
    return ids.map { ids in rows.contains { ids.isEmpty($0) } } ?? true
  }
}

/// The headers of columns with the date of birth.
private let birthHeaders = wordList(
  """
  birth_date, birthdate, birth date, date_of_birth, date of birth, dob, born, birthday, birth_year, \
  birth year, year of birth, year born, d.o.b., geburtsdatum, geburtstag, geburtsjahr, jahrgang, geboren, \
  geb., fecha de nacimiento, nacimiento, date de naissance, naissance, data di nascita, nascita, \
  data de nascimento, nascimento, geb.-datum, fecha_nac, né le
  """)

/// The headers of columns with the nationality.
private let nationHeaders = wordList(
  """
  nationality, nationality_name, nat, nat., nation, country, citizenship, nationalität, land, nacionalidad, \
  nationalité, nazione, nazionalità, nacionalidade, país, pays, paese, staatsangehörigkeit, \
  herkunftsland, ciudadanía, cittadinanza
  """)
