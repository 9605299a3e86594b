import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct ColumnGuesserTests {
  private func problems(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) -> [String] {
    do {
      _ = try read(text, change)
      return []
    } catch InputError.invalid(let problems, _) {
      return problems.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func plainFilesAreNotGuessedAt() throws {
    #expect(try read("name,skill,cost,age\nAnn,1,2,20\n").readAs == nil)
    #expect(try read("id,Name,Skill Score,Cost ($m),role,club\n1,Ann,1,2,GK,X\n").readAs == nil)
  }

  /// Points may be those to come or those of the past; averages are of the past.
  @Test func pointsBesideProjections() throws {
    #expect(
      problems("Player,Points,Projection,Price\nAnn,5,6,4\n") == [
        "the headers can be read in more than one way; add --columns name=Player,skill=Points,cost=Price or "
          + "--columns name=Player,skill=Projection,cost=Price"
      ])
    let averages = try read("Player,FPPG,Proj,Price\nAnn,5,6,4\n")
    #expect(averages.readAs?.columns?["skill"] == "Proj")
  }

  /// The usual words in the languages of the big leagues.
  @Test(arguments: [
    (
      "Player,Team,Pos,FPTS,Price (£m)\nAnn,Elm,GK,5,4.5\n",
      "name from Player, skill from FPTS, cost from Price (£m), role from Pos, club from Team"
    ),
    (
      "Jugador;Equipo;Posición;Puntos;Precio\nAna;Elm;DF;5;4,5\n",
      "name from Jugador, skill from Puntos, cost from Precio, role from Posición, club from Equipo; decimal comma in skill and cost"
    ),
    (
      "Spieler;Verein;Position;Punkte;Marktwert [€]\nUwe;Elm;TW;5;15.000.000 €\n",
      "name from Spieler, skill from Punkte, cost from Marktwert [€], role from Position, club from Verein; decimal comma in skill and cost"
    ),
    (
      "Prénom;Nom;Poste;Équipe;Note;Prix\nZoé;Roux;G;Elm;7,5;12\n",
      "name from Prénom + Nom, skill from Note, cost from Prix, role from Poste, club from Équipe; decimal comma in skill and cost"
    ),
    (
      "Giocatore,Squadra,Ruolo,Punti,Prezzo\nUgo,Elm,P,5,4\n",
      "name from Giocatore, skill from Punti, cost from Prezzo, role from Ruolo, club from Squadra"
    ),
    (
      "Jogador,Clube,Posição,Pontos,Preço\nRui,Elm,G,5,4\n",
      "name from Jogador, skill from Pontos, cost from Preço, role from Posição, club from Clube"
    ),
    (
      "short_name,long_name,player_positions,overall,age,value_eur,wage_eur\nAnn,Ann Lee,\"GK, CM\",90,30,100,9\n",
      "name from long_name, skill from overall, cost from value_eur, role from player_positions"
    ),
    (
      "player,team,pos,salary,proj,ownership\nSaints ,NO,DST,3800,9.8,5.5\n",
      "name from player, skill from proj, cost from salary, role from pos, club from team"
    ),
    (
      "Nombre completo,Nombre,Equipo,Puntos totales,Precio actual\nAna Li,Ana,Elm,5,4\n",
      "name from Nombre completo, skill from Puntos totales, cost from Precio actual, club from Equipo"
    ),
    (
      "Vollständiger Name;Verein;Gesamtpunkte;Preis\nUwe;Elm;5;4\n",
      "name from Vollständiger Name, skill from Gesamtpunkte, cost from Preis, club from Verein"
    ),
    (
      "Nom du joueur;Nom du club;Points totaux;Prix actuel\nZoé;Elm;7;12\n",
      "name from Nom du joueur, skill from Points totaux, cost from Prix actuel, club from Nom du club"
    ),
    (
      "Nome do jogador,Total de pontos,Preço atual\nRui,5,4\n",
      "name from Nome do jogador, skill from Total de pontos, cost from Preço atual"
    ),
    (
      "Nome completo,Nome squadra,Punti totali,Prezzo attuale\nUgo,Elm,5,4\n",
      "name from Nome completo, skill from Punti totali, cost from Prezzo attuale, club from Nome squadra"
    ),
    ("name,value,cost\nitem,55,95\n", "skill from value"),
    ("Name;Wert;Kosten\nUwe;55;95\n", "skill from Wert, cost from Kosten"),
    (
      "Jugador,Valor de mercado,Puntos\nAna,55,95\n",
      "name from Jugador, skill from Puntos, cost from Valor de mercado"
    ),
    ("name,skill,cost,position,team\nAnn,1,2,GK,Elm\n", "role from position, club from team"),
    (
      "Id,R,Nome,Squadra,Qt.A,Mv,Fm\n1,P,Ugo,Elm,5,6,7\n",
      "name from Nome, skill from Fm, cost from Qt.A, role from R, club from Squadra"
    ),
    (
      "Ruoli,Giocatore,Mv,Prezzo\nP,Ugo,6,5\n",
      "name from Giocatore, skill from Mv, cost from Prezzo, role from Ruoli"
    ),
    (
      "Jogador,Papel,Classificação,Preço\nRui,G,5,4\n",
      "name from Jogador, skill from Classificação, cost from Preço, role from Papel"
    ),
    (
      "Jugador,Puntos de fantasía,Precio\nAna,5,4\n",
      "name from Jugador, skill from Puntos de fantasía, cost from Precio"
    ),
    ("Spieler,Ø Punkte,Preis\nUwe,5,4\n", "name from Spieler, skill from Ø Punkte, cost from Preis"),
    ("Player,R,MV,Points,Price\nAnn,x,5,6,4\n", "name from Player, skill from Points, cost from Price"),
  ])
  func words(text: String, readAs: String) throws {
    #expect(try read(text).readAs?.description == readAs)
  }

  @Test(arguments: [
    ("first_name,second_name,total_points,now_cost,element_type\nAnn,Lee,5,60,1\n", "fpl", 1, "GK"),
    ("name,position,team,total_points,value\nAnn Lee,GKP,Elm,6,55\n", "fpl", 1, "GK"),
    (
      "Position,Name,ID,Roster Position,Salary,TeamAbbrev,AvgPointsPerGame\nPG/SG,Ann Lee,7,PG/UTIL,9000,DAL,58.25\n",
      "draftkings", 0, "PG/UTIL"
    ),
    (
      "Id,Position,First Name,Nickname,Last Name,FPPG,Salary,Team\nx,G,Ann,Ann Lee,Lee,21.5,8800,BOS\n",
      "fanduel", 0, "G"
    ),
    ("ID,First Name,Last Name,Position,Team,Salary,FPPG\nx,Ann,Lee,D,CGY,21,7.3\n", "yahoo", 0, "D"),
  ])
  func presets(text: String, preset: String, costPlaces: Int, role: String) throws {
    let reading = try read(text)
    #expect(reading.readAs?.preset == preset)
    #expect(reading.pool.costs.places == costPlaces)
    #expect(reading.pool.names[0] == "Ann Lee")
    #expect(reading.pool.role(of: 0) == role)
  }

  /// A header's meaning is checked against the cells.
  @Test(arguments: [
    "player,age,rating\nAnn,20,7\n", "player,wage,rating\nAnn,x,7\n",
    "player,price,rating\nAnn,20,0\nBob,21,0\n",
    "player,price,rating\n1,20,7\n2,20,6\n", "player,price,rating\nAnn,cheap,7\n",
    "player,price,rating\nAnn,-3,7\n",
  ])
  func cellsAreLookedAt(text: String) {
    let problems = problems(text)
    #expect(problems.count == 1 && problems[0].hasPrefix("no column for"), "\(problems)")
    #expect(!problems[0].contains("cost=age") && !problems[0].contains("cost=wage"))
  }

  /// A column that holds none of what its header says makes room for another one.
  @Test(arguments: [
    ("name,skill,points,cost\nAnn,0,7,2\nBob,0,8,3\n", ["Ann", "7", "2"]),
    ("name,skill,cost,price\nAnn,7,,2\nBob,8,,3\n", ["Ann", "7", "2"]),
    ("name,player,skill,cost\n101,Ann,7,2\n102,Bob,8,3\n", ["Ann", "7", "2"]),
    ("name,skill,cost\n101,1,2\n102,0,3\n", ["101", "1", "2"]),
  ])
  func columnsThatHoldNothing(text: String, first: [String]) throws {
    let pool = try read(text).pool
    #expect([pool.names[0], "\(pool.skills[0])", "\(pool.costs[0])"] == first)
  }

  /// Below as many rows as are looked at, a column of zeros may hold something: it stays what it says.
  @Test func columnsThatHoldSomethingFurtherDown() throws {
    let rows = (1...210).map { "P\($0),\(max(0, $0 - 205)),5,\(300 - $0)\n" }.joined()
    let pool = try read("name,skill,cost,points\n" + rows) { $0.skillRange = .any }.pool
    #expect(pool.skills[209] == 5 && pool.skills[0] == 0)
  }

  /// Ratios and changes are neither points nor prices, and a German grade is no skill.
  @Test(arguments: [
    ("Player,Pts/£,Rating,Price", "Rating", "Price"), ("Player,Punkte/Mio,Rating,Price", "Rating", "Price"),
    ("Player,Points,Pts/$,Price", "Points", "Price"), ("Player,Price +/-,Rating,Price", "Rating", "Price"),
    ("Player,Pts/Price,Rating,Price", "Rating", "Price"), ("Player,Points %,Price,Points", "Points", "Price"),
    ("Player,Price change,Rating,Price", "Rating", "Price"),
    ("Spieler,Note,Punkte,Marktwert", "Punkte", "Marktwert"),
    ("Joueur,Âge,Note,Prix", "Note", "Prix"), ("Player,Projected Pts,Rating,Sal", "Projected Pts", "Sal"),
  ])
  func ratiosAndGrades(header: String, skill: String, cost: String) throws {
    let reading = try read("\(header)\nAnn,1,7,5\nBob,2,8,6\n") { $0.skillRange = .any }
    #expect(reading.readAs?.columns?["skill"] == skill && reading.readAs?.columns?["cost"] == cost)
  }

  @Test func ratiosAreNotSuggested() {
    for header in ["Pts/£", "+/- £", "Price change"] {
      let found = problems("Player,\(header),Goals\nAnn,1,1\nBob,2,2\n")
      #expect(found.count == 1 && !found[0].contains("=\(header)") && !found[0].contains("#2"), "\(found)")
    }
  }

  /// The only column of texts is that of the names, and the only one of numbers that of the skills or costs. Goals may be
  /// what a team is picked by.
  @Test func theOnlyColumnLeft() {
    for (header, columns) in [
      ("Who,xyz,Salary", "name=Who,skill=xyz"), ("Player,Goals,Price", "skill=Goals"),
      ("Player,Rating,wage", "cost=wage"), ("Who,Points,Salary", "name=Who"),
      ("Player,Goals,Worth", "skill=Goals,cost=Worth"),
    ] {
      let found = problems("\(header)\nAnn,1.5,9\nBob,2,8\n")
      #expect(found.count == 1 && found[0].hasSuffix("; try --columns \(columns)"), "\(found)")
    }
    for header in ["Who,xyz,abc", "Player,Age,Price", "Player,Price,Wage", "Player,Goals,Points"] {
      let found = problems("\(header)\nAnn,1.5,9\nBob,2,8\n")
      #expect(found.count == 1 && !found[0].contains("; try "), "\(found)")
    }
    #expect(!problems("Who,Country,xyz,Salary\nAnn,NZ,1,9\nBob,AU,2,8\n")[0].contains("name=Country"))
    #expect(!problems("Ann,1.5,9\nBob,2,8\n")[0].contains("; try "))
  }

  /// A file is no export of a site because of one header.
  @Test func oneHeaderOfASite() throws {
    let reading = try read("Who,xyz,Salary\nAnn,1,2\n") {
      $0.columns = [.name: [.header("Who")], .skill: [.header("xyz")]]
    }
    #expect(reading.readAs?.description == "cost from Salary")
  }

  /// A column of zeros is no skill, however long it is, unless something stands below them.
  @Test func manyZeros() throws {
    let rows = (1...350).map { "P\($0),0,\($0 % 9 + 1),\($0)\n" }.joined()
    let header = "player,skill,points,cost\n"
    #expect(try read(header + rows).readAs?.columns?["skill"] == "points")
    let below = try read("\(header)\(rows)Eve,1,2,3\n") { $0.skillRange = .any }
    #expect(below.readAs?.columns?["skill"] == nil)
  }

  /// Where nothing else is a skill, a column of zeros is refused, unless it is asked for.
  @Test func nothingButZeros() throws {
    let rows = (1...3).map { "P\($0),0,\($0),\($0 + 4)\n" }.joined()
    for (header, end) in [("xyz", "; try --columns skill=xyz"), ("age", "; --columns skill=HEADER names it")]
    {
      let found = problems("name,skill,cost,\(header)\n" + rows) { $0.skillRange = .any }
      #expect(found.count == 1, "\(found)")
      #expect(found[0].hasPrefix("no column for skill: skill holds nothing but zeros; the headers are "))
      #expect(found[0].hasSuffix(end), "\(found)")
    }
    for column in ["skill", "#2"] {
      let pool = try read("name,skill,cost,xyz\n" + rows) { request in
        request.skillRange = .any
        request.columns[.skill] = [.init(column)]
      }.pool
      #expect(pool.skills[0] == 0)
    }
  }

  /// Ages and what is expected of a player are not offered as prices.
  @Test(arguments: ["Yrs", "Potential"])
  func whatIsNoPrice(header: String) {
    let found = problems("Player,\(header),Points\nAnn,18,4\nBob,19,5\n")
    #expect(found.count == 1 && found[0].hasSuffix("; --columns cost=HEADER names it"), "\(found)")
  }

  /// Years are headers where other headers are words.
  @Test func headersOfYears() {
    let found = problems("Player,2023,2024,Price\nAnn,1,2,3\nBob,2,3,4\n")
    #expect(found.count == 1 && found[0].hasSuffix("; --columns skill=HEADER names it"), "\(found)")
    let one = problems("Player,2024,Price\nAnn,1,2\nBob,2,3\n")
    #expect(one.count == 1 && one[0].contains("; try --columns skill=2024"), "\(one)")
  }

  /// A mark of rows is no skill, an index of something is one.
  @Test func indexes() {
    for (header, isSkill) in [("index", false), ("pos", false), ("ict_index", true)] {
      let found = problems("Player,\(header),Price\nAnn,1,2\nBob,2,3\n")
      #expect(found.count == 1 && found[0].contains("try --columns skill=\(header)") == isSkill, "\(found)")
    }
  }

  /// Two columns of numbers with unknown headers may be either way round.
  @Test func twoColumnsOfNumbers() {
    for (header, name) in [("Who,xyz,abc", "name=Who,"), ("Player,xyz,abc", "")] {
      let found = problems("\(header)\nAnn,1.5,9\nBob,2,8\n")
      #expect(
        found.count == 1
          && found[0].hasSuffix(
            "; the headers can be read in more than one way; add --columns \(name)skill=xyz,cost=abc or --columns "
              + "\(name)skill=abc,cost=xyz"),
        "\(found)")
    }
  }

  /// A column with a number below 0 is no price.
  @Test func negativeNumbersAreNoPrices() {
    let found = problems("Who,xyz,abc\nAnn,-1.5,9\nBob,2,8\n")
    #expect(found.count == 1 && found[0].hasSuffix("; try --columns name=Who,skill=xyz,cost=abc"), "\(found)")
    // A skill of 0 is none of the classic rules, but the other column may well be the price.
    let both = problems("Who,xyz,abc\nAnn,0,9\nBob,12,8\n") { $0.skillRange = Rules.classic.skillRange }
    #expect(both.count == 1 && both[0].contains("can be read in more than one way"), "\(both)")
  }

  @Test func aGradeAloneIsNoSkill() {
    #expect(
      problems("Spieler,Verein,Note,Marktwert\nAnn,A,1,5\nBob,B,2,6\n")[0].hasPrefix("no column for skill"))
  }

  /// Where several headers have the same word, all are named.
  @Test func headersOfSeveralSeasons() {
    let found = problems("Player,Price,Points 2023,Points 2024\nAnn,4,1,2\nBob,6,2,1\n")
    #expect(
      found.count == 1
        && found[0].hasSuffix("; try --columns 'skill=Points 2023'; skill may also be Points 2024"),
      "\(found)")
  }

  /// Why a column was passed over is said, and it is named where most of it can be read.
  @Test(arguments: [
    (
      "Player,Price,Points\nAnn,4,1\nBob,#N/A,2\nCid,5,3\n", "Price holds \"#N/A\", which is not a number",
      true
    ),
    ("Player,Price,Points\nAnn,4,1\nBob,-5,2\nCid,5,3\n", "Price holds \"-5\", which is less than 0", true),
    ("Player,Price,Points\nAnn,4,0\nBob,6,0\nCid,5,0\n", "Points holds nothing but zeros", false),
    ("Player,Price,Points\nAnn,cheap,1\nBob,dear,2\nCid,5,3\n", "Price holds \"cheap\", which is not", false),
  ])
  func columnsPassedOver(text: String, reason: String, isNamed: Bool) {
    let problems = problems(text)
    #expect(problems.count == 1 && problems[0].contains(reason), "\(problems)")
    #expect(problems[0].contains("; try --columns ") == isNamed, "\(problems)")
  }

  /// Numbers of shirts, goals and matches are no prices; names below an empty header have a number.
  @Test func columnsThatAreNotSuggested() {
    for header in [
      "Shirt", "Goals", "Dorsal", "Apps", "GP", "contract_years", "value_form", "Rückennummer", "Tore",
      "Spiele",
      "#", "N°", "Nº", "№", "Nr", "No.", "S.No", "Lfd. Nr.", "Rk", "Pos.", "Num", "Größe", "Jahre", "Buts",
      "Matchs", "Taille", "Goles", "Partidos", "Presenze", "Jogos",
    ] {
      let problems = problems("Player,\(header),Points\nAnn,4,1\nBob,6,2\n")
      #expect(
        problems.count == 1 && !problems[0].contains("cost=\(header)") && !problems[0].contains("cost=#2"),
        "\(problems)")
    }
    let merged = problems(",,Season,,\n,,Price,Points,Goals\nAnn,Elm,4,1,2\nBob,Oak,6,2,1\n")
    #expect(merged.count == 1 && merged[0].contains("; try --columns 'name=#1"), "\(merged)")
  }

  /// Prices in millions with a decimal point are not in tenths.
  @Test func unitOfTheLeagueOnlyWhereThePricesAreInIt() throws {
    let reading = try read("name,total_points,value\nAnn,6,5.5\nBob,7,6\n")
    #expect(reading.readAs?.preset == nil)
    #expect(text(units: reading.pool.costs[0], places: reading.pool.costs.places) == "5.5")
  }

  /// Prices from 30 to 200 are tenths, but one of 8500 shows that none of them are.
  @Test func unitOfTheLeagueOnlyWhereAllPricesAreInIt() throws {
    let reading = try read("name,total_points,value\nAnn,6,8500\nBob,7,60\n")
    #expect(reading.readAs?.preset == nil && reading.pool[0].cost == 8500 && reading.pool.costs.places == 0)
  }

  /// Every word of the lists finds its column, alongside plain ones.
  @Test func everyWordFindsItsColumn() throws {
    let plain: [(PoolColumn, String)] = [(.name, "Ann"), (.skill, "5"), (.cost, "6")]
    for column in PoolColumn.allCases {
      for word in column.words.joined() {
        let parts = word.split(separator: "+").map(String.init)
        let others = plain.filter { $0.0 != column }
        let cell = column == .skill || column == .cost ? "5" : "Ann"
        let headers = others.map(\.0.rawValue) + parts
        let cells = others.map(\.1) + parts.map { _ in cell }
        let text = headers.joined(separator: ",") + "\n" + cells.joined(separator: ",") + "\n"
        let reading = try read(text) { $0.furtherColumns = PoolColumn.further }
        let own = Preset.plain.sources[column, default: []].contains { $0 == [word] }
        #expect(own || reading.readAs?.columns?[column.rawValue] == parts.joined(separator: " + "), "\(word)")
      }
    }
  }

  /// If two columns have the same header, the first is read, with a warning, and the file is not refused.
  @Test func equalHeaders() throws {
    let reading = try read("Player,Points,Points,Price\nAnn,5,6,7\n")
    #expect(reading.pool[0].skill == 5 && reading.readAs?.columns?["skill"] == "Points")
    #expect(reading.quality.warnings.map(\.code) == ["ambiguous-header"])
    let second = try read("Player,Value,Points,value,points\nAnn,5,6,7,8\n")
    #expect(second.pool[0].skill == 6 && second.pool[0].cost == 5)
  }

  /// A header that could mean either of two columns is used for only one of them.
  @Test func aHeaderIsUsedForOneColumnOnly() {
    #expect(
      problems("Player,Valor,Value\nAnn,5,6\n") == [
        "the headers can be read in more than one way; add --columns name=Player,skill=Value,cost=Valor or "
          + "--columns name=Player,skill=Valor,cost=Value"
      ])
  }

  @Test func twoThatFitEquallyWell() {
    #expect(
      problems("Player,FPTS,Punti,Price\nAnn,1,2,3\n") == [
        "the headers can be read in more than one way; add --columns name=Player,skill=FPTS,cost=Price or "
          + "--columns name=Player,skill=Punti,cost=Price"
      ])
    #expect(
      problems("Name,Nickname,AvgPointsPerGame,FPPG,Salary\nAnn,Ann,1,2,3\n") == [
        "the headers can be read in more than one way; add --columns name=Name,skill=AvgPointsPerGame,cost=Salary "
          + "or --columns name=Nickname,skill=FPPG,cost=Salary"
      ])
  }

  @Test func columnsOfTheUserWin() throws {
    let text = "first_name,second_name,total_points,ep_next,now_cost,web_name\nAnn,Lee,5,2,60,Lee\n"
    let reading = try read(text) { $0.columns = [.skill: [.header("ep_next")]] }
    #expect(reading.pool[0].skill == 2 && reading.pool[0].name == "Ann Lee")
    #expect(reading.pool.costs.places == 1)
    #expect(reading.readAs?.columns?["skill"] == nil)
    let given = try read(text) {
      $0.columns = [.name: [.header("web_name")], .skill: [.header("ep_next")], .cost: [.header("now_cost")]]
    }
    #expect(given.readAs == nil && given.pool.costs.places == 0)
    #expect(reading.namedHeaders == ["skill": "ep_next"])
    #expect(given.namedHeaders == ["skill": "ep_next", "cost": "now_cost"])
    #expect(try read("name,Skill Score,COST\nAnn,1,2\n").namedHeaders.isEmpty)
  }

  @Test func nothingIsGuessedOnRequest() {
    let text = "Player,FPTS,Price\nAnn,1,2\n"
    let advice =
      "no column for name; no column for skill; no column for cost; the headers are Player, FPTS, Price; "
      + "try --columns name=Player,skill=FPTS,cost=Price"
    #expect(problems(text) { $0.usesGuesses = false } == [advice])
    #expect(problems(text) { $0.isStrict = true } == [advice])
    let preset = problems("Nickname,FPPG,Salary\nAnn,1,2\n") { $0.usesGuesses = false }
    #expect(preset.first?.hasSuffix("; or --preset fanduel, which fits") == true)
  }

  /// An upload template with instructions above the header, in a file too long to be examined as a whole.
  @Test func headersBelowTitles() throws {
    let rows = (1...5_000).map { "Player \($0),\($0 % 9 + 1),5\n" }.joined()
    let reading = try read("Instructions, and so on\n\nSheet of players\n\nPlayer,Points,Salary\n\(rows)")
    #expect(reading.pool.count == 5_000)
    #expect(reading.readAs?.description == "name from Player, skill from Points, cost from Salary")
  }

  @Test func longHeadersAreShownInPart() {
    let headers = (1...104).map { "h\($0)" }.joined(separator: ",")
    let problem = problems(headers + "\n" + headers + "\n")[0]
    #expect(problem.contains("h19, h20 and 84 more"))
    #expect(!problem.contains("h21"))
  }
}
