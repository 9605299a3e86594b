import Words

// The words for the columns of a pool in English, Spanish, German, French, Italian and Portuguese. A header is taken
// without case, accents and signs, and without units and what stands in brackets: `Prix (M€)` is `prix`.

extension PoolColumn {
  /// Headers that mean this column, in groups, the likeliest first; of two skills or costs of one group neither is the
  /// likelier. Several headers joined by `+` mean it together: given names and family names.
  var words: [[String]] {
    switch self {
    case .id: [["id"], ["playerid", "identifier", "pid"]]
    case .name:
      [
        ["name", "playername", "player", "fullname", "displayname"],
        [
          "jugador", "futbolista", "spieler", "spielername", "joueur", "giocatore", "calciatore", "jogador",
          "atleta",
        ],
        [
          "firstname+lastname", "firstname+secondname", "firstname+surname", "vorname+nachname", "prenom+nom",
          "nombre+apellido", "nombre+apellidos", "nome+cognome", "nome+sobrenome", "nome+apelido",
        ],
        ["longname", "nombre", "nom", "nome"], ["nickname", "webname", "shortname", "apodo", "apelido"],
        ["teamname"],
      ]
    case .skill:
      [
        ["skill", "skillscore", "skillpower", "habilidad", "habilidade", "starke", "staerke", "abilita"],
        [
          "proj", "projection", "projections", "projected", "projectedpoints", "projpoints", "projpts",
          "projectedfpts", "predictedpoints", "expectedpoints", "xpts", "projfpts",
        ],
        [
          "points", "pts", "totalpoints", "fantasypoints", "fpts", "fppg", "avgpointspergame", "avgpoints",
          "ppg",
          "score", "puntos", "puntuacion", "punkte", "punti", "punteggio", "pontos", "pontuacao",
        ],
        [
          "rating", "overall", "ovr", "strength", "bewertung", "gesamtstarke", "valoracion", "media", "note",
          "valutazione", "voto", "mediavoto", "fantamedia", "avaliacao", "nota", "moyenne",
        ],
        ["value"],
      ]
    case .cost:
      [
        [
          "cost", "price", "salary", "nowcost", "credits", "precio", "coste", "costo", "preis", "kosten",
          "prix",
          "cout", "prezzo", "preco", "custo", "crediti", "creditos",
        ],
        [
          "value", "marketvalue", "valor", "valordemercado", "wert", "marktwert", "valeur", "valeurmarchande",
          "valore", "valoredimercato", "quotazione", "cotation", "cote", "cotacao",
        ],
      ]
    case .role:
      [
        ["role", "roles", "rosterposition"],
        [
          "position", "positions", "pos", "playerpositions", "posicion", "demarcacion", "puesto", "rol",
          "rolle",
          "poste", "ruolo", "posizione", "posicao", "funcao",
        ],
      ]
    case .club:
      [
        ["club", "clubname"],
        [
          "team", "teamabbrev", "teamname", "squad", "franchise", "equipo", "verein", "mannschaft", "equipe",
          "squadra", "clube",
        ],
      ]
    case .game: [["game", "gameinfo", "matchup", "fixture", "partido", "spiel", "partita", "jogo"]]
    case .opponent: [["opponent", "opp", "rival", "gegner", "adversaire", "avversario", "adversario"]]
    }
  }
}

/// A header as the words above have it.
func squashed(_ header: String) -> String {
  var bare = ""
  var depth = 0
  for character in header {
    if "([".contains(character) { depth += 1 }
    if depth == 0 { bare.append(character) }
    if ")]".contains(character) { depth = max(0, depth - 1) }
  }
  let words = folded(bare).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  let telling = words.filter { !unitWords.contains($0) }
  return (telling.isEmpty ? words : telling).joined()
}

/// What headers have beside the word that tells what they are: units, and the names of sites.
private let unitWords: Set<String> = [
  "eur", "euro", "euros", "usd", "gbp", "m", "mio", "mill", "million", "millions", "k", "dk", "fd",
  "draftkings",
  "fanduel", "yahoo", "de", "of", "the",
]
