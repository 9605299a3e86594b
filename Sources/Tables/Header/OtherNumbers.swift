import Words

/// Words in headers of numbers that are no prices, or no skills, in English, German, French, Spanish, Italian and Portuguese.
enum OtherNumbers {
  /// What is counted of a player, which may well be what a team is picked by.
  private static let counts = words(
    """
    potential, games, gp, wins, goals, assists, apps, caps, appearances, matches, played, starts, cards, minutes, mins, \
    potenzial, spiele, tore, vorlagen, einsätze, minuten, karten, \
    potentiel, matchs, buts, passes, titularisations, cartons, \
    potencial, partidos, goles, asistencias, minutos, tarjetas, titularidades, \
    potenziale, partite, presenze, gol, reti, assist, minuti, ammonizioni, espulsioni, \
    jogos, partidas, golos, gols, assistências, cartões
    """)
  /// What a player earns, which is no reason to pick one.
  private static let wages = words(
    "wage, wages, salary, pay, gehalt, lohn, salaire, salario, sueldo, stipendio, ingaggio, salário")
  /// What says who or when: neither a price nor a reason to pick a player.
  private static let marks = words(
    """
    age, born, birth, year, years, yr, yrs, season, rank, rk, id, no, nº, nr, num, sno, srno, slno, sl, sr, number, jersey, shirt, week, gw, gameweek, round, day, \
    date, height, weight, pick, seed, ownership, \
    alter, jahr, jahre, geburtsjahr, jahrgang, saison, rang, platz, nummer, rückennummer, trikotnummer, trikot, \
    woche, spieltag, runde, tag, datum, größe, groesse, gewicht, \
    âge, an, ans, année, années, naissance, classement, numéro, dossard, maillot, semaine, journée, jour, \
    taille, poids, \
    edad, año, años, nacimiento, temporada, clasificación, número, dorsal, camiseta, semana, jornada, día, fecha, \
    altura, estatura, peso, \
    età, anno, anni, nascita, stagione, classifica, numero, maglia, settimana, giornata, giorno, data, \
    altezza, \
    idade, ano, anos, nascimento, camisa, camisola, rodada, dia
    """)

  /// Headers that mark a row where they stand alone: an ICT index is no mark.
  private static let marksAlone = words("n, pos, position, index, row")

  /// Whether a header says that its numbers are none of a column: counts are no amounts, and wages no skills.
  static func are(in header: String, for column: TableRequest.Column) -> Bool {
    let words = folded(header).split { !$0.isLetter }.map(String.init)
    return header.contains { "#№".contains($0) } || words.count == 1 && marksAlone.contains(words[0])
      || words.contains { marks.contains($0) || (column.isAmount ? counts : wages).contains($0) }
  }

  private static func words(_ list: String) -> Set<String> { Set(wordList(list).map(folded)) }
}
