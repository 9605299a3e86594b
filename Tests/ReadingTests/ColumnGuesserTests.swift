import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct ColumnGuesserTests {
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
    let found = problems(text)
    #expect(found.count == 1 && found[0].hasPrefix("no column for"), "\(found)")
    #expect(!found[0].contains("cost=age") && !found[0].contains("cost=wage"))
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

  /// An upload template with instructions above the header, in a file too long to be examined as a whole.
  @Test func headersBelowTitles() throws {
    let rows = (1...5_000).map { "Player \($0),\($0 % 9 + 1),5\n" }.joined()
    let reading = try read("Instructions, and so on\n\nSheet of players\n\nPlayer,Points,Salary\n\(rows)")
    #expect(reading.pool.count == 5_000)
    #expect(reading.readAs?.description == "name from Player, skill from Points, cost from Salary")
  }
}
