extension StandingsOrder {
  /// Returns the order of a competition by its name; nil for an unknown one.
  public static func competition(_ name: String) -> StandingsOrder? { competitions.first { $0.name == name } }

  /// The points for a win in all years of a built-in order; `nil` if they have changed, or for a custom order.
  public var pointsForWin: Int? { name == "england-to-1976" ? 2 : nil }

  /// The orders of real competitions. They apply head-to-head only when the teams have all met: once in a cup, twice in
  /// a league. If an order ends with a ranking or a play-off, its result is given like a drawing of lots.
  public static let competitions: [StandingsOrder] = [
    // FIFA World Cup 2022, Regulations, article 12.6; the same criteria since 1970, fair play since 2018.
    StandingsOrder(
      name: "world-cup", meetings: 1,
      [
        .points, .goalDifference, .goalsFor, .headToHeadPoints, .headToHeadDifference, .headToHeadGoals,
        .fairPlay,
      ]),
    // FIFA World Cup 26, Regulations, article 13: head-to-head comes first.
    StandingsOrder(
      name: "world-cup-2026", meetings: 1, [.points] + headToHead + [.goalDifference, .goalsFor, .fairPlay]),
    // Regulations of the UEFA European Football Championship 2022-24, article 20, final tournament: criteria a to c,
    // reapplied by d, then all group matches, then disciplinary points.
    StandingsOrder(
      name: "euro", meetings: 1, [.points] + headToHead + [.goalDifference, .goalsFor, .fairPlay]),
    // The same regulations, article 15, published at documents.uefa.com.
    StandingsOrder(
      name: "euro-qualifying", meetings: 2,
      [.points] + headToHead + [
        .goalDifference, .goalsFor, .awayGoals, .wins, .awayWins, .fairPlay,
      ]),
    // Reglamento General de la RFEF, article 201 (224 in later editions). Each criterion that separates a club removes
    // it, and the others start again.
    StandingsOrder(
      name: "la-liga", meetings: 2,
      [
        .points, .headToHeadPoints, .again, .headToHeadDifference, .again, .goalDifference, .again, .goalsFor,
        .fairPlay,
      ]),
    // Norme Organizzative Interne della FIGC, article 51: the "classifica avulsa", since 2005.
    StandingsOrder(
      name: "serie-a", meetings: 2,
      [.points, .headToHeadPoints, .headToHeadDifference, .goalDifference, .goalsFor]),
    // The Football League until 1975-76: minutes of 11 January 1889, point 10, "the best goal average to count".
    StandingsOrder(name: "england-to-1976", [.points, .goalAverage]),
    // From 1976-77 goal difference replaced goal average (Rothmans Football Yearbook 1976-77).
    StandingsOrder(name: "england-from-1976", [.points, .goalDifference, .goalsFor]),
    // The Football League from 1992-93 to 1998-99, not the Premier League: goals scored first
    // (englishfootballstats.co.uk, tables of 1992-93).
    StandingsOrder(name: "england-1992-1999", [.points, .goalsFor, .goalDifference]),
    // The Football League since 1999-2000: then the results between the clubs, ranked by the same three criteria.
    StandingsOrder(
      name: "england-from-1999", meetings: 2,
      [
        .points, .goalDifference, .goalsFor, .headToHeadPoints, .headToHeadDifference, .headToHeadGoals,
      ]),
    // The Premier League since 2019-20, rule C.17: where it matters, head-to-head points, then away goals in those
    // matches.
    StandingsOrder(
      name: "premier-league", meetings: 2,
      [.points, .goalDifference, .goalsFor, .headToHeadPoints, .headToHeadAwayGoals]),
  ]
}
