import Selection
import Words

// The words for the columns of a pool in English, Spanish, German, French, Italian and Portuguese: the only list of
// them. Headers are compared without case, accents, spaces, punctuation, units and anything in brackets: `Prix (M€)` is
// `prix`.

extension PoolColumn {
  /// Headers that mean this column, in groups, the likeliest first; within a group of skill or cost words none is
  /// likelier than another. Headers joined by `+` mean the column together: given names and family names.
  var words: [[String]] { Self.listedWords[self]! }

  private static let listedWords = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, wordLists($0.lines)) })

  /// The same as a text, a line for each group.
  private var lines: String {
    switch self {
    case .id: "id\nplayer id, identifier, pid"
    case .name:
      """
      first name+name, given name+name, first+name, vorname+name
      name, player name, player, full name, display name, nombre completo, nom complet, nome completo, \
      vollständiger name
      players, jugadores, jogadores, joueurs, giocatori, jugador, futbolista, spieler, spielername, joueur, \
      giocatore, calciatore, jogador, atleta, nombre jugador, nome jogador, nom joueur, nome giocatore, \
      nome calciatore, name spieler
      first name+last name, first+last, first name+second name, first name+surname, vorname+nachname, \
      prénom+nom, nombre+apellido, nombre+apellidos, nome+cognome, nome+sobrenome, nome+apelido
      long name, nombre, nom, nome
      surname, last name, apellido, apellidos, nachname, nom de famille, cognome, sobrenome
      nickname, web name, short name, apodo, apelido
      team name
      """
    case .skill:
      """
      skill, skill score, skill power, habilidad, habilidade, stärke, staerke, fähigkeit, abilità
      proj, projection, projections, projected, projected points, proj points, proj pts, projected fpts, \
      projected pts, exp pts, xp, predicted points, expected points, xpts, proj fpts, proyección, \
      projektion, prognose, proiezione, projeção
      points, pts, total points, fantasy points, fantasy pts, avg pts, fpts, fppg, avg points per game, \
      avg points, ppg, score, puntos, puntuación, punkte, punti, punteggio, pontos, pontuação, gesamtpunkte, \
      gesamtpunktzahl, punktzahl, punkte gesamt, puntos totales, total puntos, points totaux, punti totali, \
      totale punti, pontos totais, total pontos, fantasypunkte, ø punkte, pkt, pkte, puntos fantasy, \
      puntos fantasía, points fantasy, punti fantasy, pontos fantasy
      rating, overall, ovr, strength, bewertung, gesamtstärke, valoración, media, note, valutazione, voto, \
      mediavoto, fantamedia, fm, avaliação, nota, moyenne, schnitt, durchschnitt, punkteschnitt
      gesamt, général, generale, geral, global, calificación, évaluation, classificação
      value, wert, valor, valeur, valore
      """
    case .cost:
      """
      cost, price, salary, sal, cr, kaufpreis, now cost, credits, precio, coste, costo, preis, kosten, prix, \
      coût, precio actual, prix actuel, prezzo attuale, preço atual, aktueller preis, prezzo, preço, custo, \
      crediti, créditos
      value, market value, valor, valor de mercado, wert, marktwert, valeur, valeur marchande, valore, \
      valore di mercato, quotazione, quotazione attuale, qt a, quot, cotation, cote, cotação
      salario, salaire, gehalt, stipendio
      """
    case .role:
      """
      role, roles, roster position
      position, positions, pos, player positions, posición, demarcación, puesto, rol, rolle, poste, ruolo, \
      ruoli, posizione, posição, função, papel
      slot, roster slot
      """
    case .club:
      """
      club, club name
      team, team abbrev, team name, tm, squad, franchise, equipo, verein, mannschaft, équipe, squadra, clube, \
      equipa, klub, nombre equipo, nom équipe, nom club, nome squadra, nome clube, vereinsname
      plantilla, kader, effectif, rosa, elenco, plantel, time
      """
    case .game: "game, gameinfo, matchup, fixture, partido, spiel, partita, jogo"
    case .opponent: "opponent, opp, rival, gegner, adversaire, avversario, adversario"
    case .ownership: "ownership, own, proj own, projected ownership, pown"
    case .floor: "floor, proj floor, projected floor"
    case .ceiling: "ceiling, ceil, proj ceiling, projected ceiling"
    case .stddev: "stddev, std dev, std, stdev, standard deviation"
    case .order: "order, batting order, bat order, lineup order"
    case .starter: "starter, starting, probable pitcher"
    case .webName: "web name"
    case .minExposure: "min exposure, min exp, minimum exposure"
    case .maxExposure: "max exposure, max exp, maximum exposure"
    }
  }
}

/// The same words in the form in which headers are compared.
enum HeaderWords {
  /// The groups of a column's words, each word as one header or as several that mean the column together. Groups are
  /// computed lazily: most headers are found in the first ones.
  static func of(_ column: PoolColumn) -> some Sequence<[[String]]> {
    column.words.lazy.map { group in group.map { $0.split(separator: "+").map { squashed(String($0)) } } }
  }

  /// Points that mean the skill just as well as projected ones do: they are no averages.
  static let points = wordList(
    """
    points, pts, total points, fantasy points, fantasy pts, fpts, puntos, punkte, punti, pontos, gesamtpunkte, \
    puntos totales, total puntos, points totaux, punti totali, totale punti, pontos totais, total pontos
    """
  ).map { [squashed($0)] }

  /// Short words that mean something only beside Italian headers: the role and the average vote.
  static let italian: [PoolColumn: [[String]]] = [.role: [["r"]], .skill: [["mv"]]]

  /// Whether a text is one of the words, or a header of a site.
  static func contain(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && all.contains(squashed(text))
  }

  private static let all: Set<String> = Set(PoolColumn.allCases.flatMap { of($0).joined().joined() })
    .union(Preset.all.flatMap { $0.sources.values.joined().joined().map(squashed) })
}

/// Returns a header in the form in which it is compared with the words above.
func squashed(_ header: String) -> String {
  var words: [String] = []
  var word: [UInt8] = []
  var depth = 0
  func endWord() {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    word.removeAll(keepingCapacity: true)
  }
  // Works on scalars and their bytes: every run squashes many of the words above at its start, and characters would
  // take ten times as long.
  for scalar in folded(header).unicodeScalars {
    if scalar == "(" || scalar == "[" { depth += 1 }
    if depth == 0, scalar.isLetterOrNumber {
      word.append(contentsOf: UTF8.encode(scalar)!)
    } else {
      endWord()
    }
    if scalar == ")" || scalar == "]" { depth = max(0, depth - 1) }
  }
  endWord()
  let telling = words.filter { !unitWords.contains($0) }
  return (telling.isEmpty ? words : telling).joined()
}

extension Unicode.Scalar {
  fileprivate var isLetterOrNumber: Bool {
    if isASCII { return "a"..."z" ~= self || "0"..."9" ~= self }
    return properties.isAlphabetic || properties.numericType != nil
  }
}

/// Words in headers that carry no meaning: units and the names of sites.
private let unitWords = Set(
  wordList(
    """
    eur, euro, euros, usd, gbp, m, mio, mill, million, millions, k, dk, fd, draftkings, fanduel, yahoo, in, \
    de, of, the, del, du, do, des, della
    """))
