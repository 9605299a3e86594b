import Tables

// The built-in games, each a value. Sizes, salary caps and limits are those that the sites publish for their regular
// contests of the season that each names; role names are those of the sites' exports, in both of the columns that the
// presets read. DraftKings requires players from at least two games. Where a pool names no games, two clubs are the
// closest condition that every such team satisfies.

extension Rules {
  /// The rule sets that need no file, by name.
  public static let builtIn: [Rules] = [classic] + football + draftKings + fanDuel + others

  /// Returns the built-in rule set with a name.
  public static func builtIn(_ name: String) -> Rules? {
    // Most runs use these and need no other.
    name == classic.name ? classic : builtIn.first { $0.name == name }
  }

  /// The team sizes allowed.
  public static let sizes = 1...2_000

  /// The rules of the Team Creator: exactly five players, budget 50, skills whole numbers from 1 to 10.
  public static let classic = Rules(
    name: "classic", size: 5, budget: DecimalNumber(mantissa: 50, places: 0),
    skillRange: NumberRange(
      lowest: DecimalNumber(mantissa: 1, places: 0), highest: DecimalNumber(mantissa: 10, places: 0),
      wholeNumbers: true))

  private static let football = [
    // Follows the game's help page for 2025/26: fifteen players are owned and eleven play, the captain's points count
    // twice, and bench players score only when they come on, the goalkeeper for the goalkeeper and the others in order.
    Rules(
      "fpl-squad", "Fantasy Premier League 2025/26: the squad of 15, eleven of whom play", budget: "100.0",
      maxPerClub: 3, ["GK": "2", "DEF": "5", "MID": "5", "FWD": "3"]
    ).with { rules in
      rules.captain = Captain(times: DecimalNumber(mantissa: 2, places: 0))
      rules.lineup = LineupRule(
        size: 11,
        roles: [
          .init(name: "GK", count: 1...1), .init(name: "DEF", count: 3...5), .init(name: "MID", count: 2...5),
          .init(name: "FWD", count: 1...3),
        ])
      rules.bench = Bench(roles: [.init(role: "GK", weight: .zero)], order: [.zero, .zero, .zero])
    },
    // The eleven of the same help page for 2025/26, for the rest of 100.0 after a typical cheapest bench of that season:
    // 4.0 for a goalkeeper, 4.0 each for two defenders, 4.5 for a midfielder or forward.
    Rules(
      "fpl-eleven", "Fantasy Premier League 2025/26: the starting eleven, with 16.5 set aside for the bench",
      size: 11, budget: "83.5", maxPerClub: 3, ["GK": "1", "DEF": "3-5", "MID": "2-5", "FWD": "1-3"]
    ).with { $0.captain = Captain(times: DecimalNumber(mantissa: 2, places: 0)) },
  ]

  private static let draftKings = [
    Rules(
      "draftkings-nba", "DraftKings 2025/26: basketball, classic contest", budget: "50000", leastClubs: 2,
      leastGames: 2,
      [
        "PG": "1", "SG": "1", "SF": "1", "PF": "1", "C": "1", "G = PG or SG": "1", "F = SF or PF": "1",
        "UTIL = any": "1",
      ]),
    Rules(
      "draftkings-nfl", "DraftKings 2025/26: American football, classic contest", budget: "50000",
      leastClubs: 2, leastGames: 2,
      ["QB": "1", "RB": "2", "WR": "3", "TE": "1", "FLEX = RB or WR or TE": "1", "DST": "1"]),
    Rules(
      "draftkings-mlb", "DraftKings 2025/26: baseball, classic contest; at most 5 hitters from one club",
      budget: "50000", maxPerClub: 5, leastClubs: 2, leastGames: 2, clubExempt: ["P", "SP", "RP"],
      ["P = SP or RP": "2", "C": "1", "1B": "1", "2B": "1", "3B": "1", "SS": "1", "OF": "3"]),
    Rules(
      "draftkings-nhl", "DraftKings 2025/26: ice hockey, classic contest; skaters from at least 3 clubs",
      budget: "50000", leastClubs: 3, leastGames: 2, clubExempt: ["G"],
      ["C": "2", "W = LW or RW": "3", "D": "2", "G": "1", "UTIL = C or W or LW or RW or D": "1"]),
    // Six golfers from one tournament, for 50,000 in salaries (the site's rules, season 2025/26).
    Rules("draftkings-golf", "DraftKings 2025/26: golf, classic contest", budget: "50000", ["G": "6"]),
    // Eight players since 2016, from three clubs or more (the site's rules, season 2025/26).
    Rules(
      "draftkings-soccer", "DraftKings 2025/26: soccer, classic contest", budget: "50000", leastClubs: 3,
      leastGames: 2, ["GK": "1", "D": "2", "M": "2", "F": "2", "UTIL = D or M or F": "1"]),
    // One game, players from both clubs; the captain scores and costs one and a half times (the site's rules, seasons
    // 2018 to 2025/26). What football calls FLEX is UTIL in basketball.
    Rules(
      "draftkings-showdown", "DraftKings 2025/26: one game, with a captain", budget: "50000", leastClubs: 2,
      ["CPT = any": "1", "FLEX = any": "5"]
    ).with("CPT", skill: "1.5", cost: "1.5"),
  ]

  private static let fanDuel = [
    Rules(
      "fanduel-nba", "FanDuel 2025/26: basketball, full roster", budget: "60000", maxPerClub: 4,
      ["PG": "2", "SG": "2", "SF": "2", "PF": "2", "C": "1"]),
    Rules(
      "fanduel-nfl", "FanDuel 2025/26: American football, full roster", budget: "60000", maxPerClub: 4,
      ["QB": "1", "RB": "2", "WR": "3", "TE": "1", "FLEX = RB or WR or TE": "1", "DEF = D or DST": "1"]),
    Rules(
      "fanduel-nhl", "FanDuel 2025/26: ice hockey, full roster", budget: "55000", maxPerClub: 4,
      leastClubs: 3, ["C": "2", "W = LW or RW": "4", "D": "2", "G": "1"]),
    // A utility player as the ninth since 2018; at most four from a club besides the pitcher, and three clubs or more
    // (the site's rules, season 2025).
    Rules(
      "fanduel-mlb", "FanDuel 2025/26: baseball, full roster; at most 4 hitters from one club",
      budget: "35000", maxPerClub: 4, leastClubs: 3, clubExempt: ["P"],
      [
        "P": "1", "C1B = C or 1B": "1", "2B": "1", "3B": "1", "SS": "1", "OF": "3",
        "UTIL = C or 1B or 2B or 3B or SS or OF": "1",
      ]),
    // One game of basketball, with the same salaries in every slot, as the headers of the site's template say: "MVP - 2X
    // Points", "STAR - 1.5X Points", "PRO - 1.2X Points" (up to season 2024/25; contests with one MVP who also costs one
    // and a half times are `draftkings-showdown` with another budget).
    Rules(
      "fanduel-single-game", "FanDuel 2025/26: one game of basketball, with MVP, star and pro",
      budget: "60000",
      leastClubs: 2, ["MVP = any": "1", "STAR = any": "1", "PRO = any": "1", "UTIL = any": "2"]
    ).with("MVP", skill: "2").with("STAR", skill: "1.5").with("PRO", skill: "1.2"),
  ]

  private static let others = [
    Rules(
      "yahoo-nba", "Yahoo 2025/26: basketball, daily contest", budget: "200", maxPerClub: 6,
      [
        "PG": "1", "SG": "1", "G = PG or SG": "1", "SF": "1", "PF": "1", "F = SF or PF": "1", "C": "1",
        "UTIL = any": "1",
      ]),
    Rules(
      "yahoo-nhl", "Yahoo 2025/26: ice hockey, daily contest", budget: "200", maxPerClub: 6,
      ["G": "2", "C": "2", "W = LW or RW": "3", "D": "2"]),
    // Eleven players of both sides, at least one of each role, for 100 credits, by the game's page "How to play" for the
    // season 2025/26; the captain's points count twice, the vice-captain's one and a half times.
    Rules(
      "dream11", "Dream11 2025/26: cricket, one match", size: 11, budget: "100", maxPerClub: 10,
      ["WK": "1-8", "BAT": "1-8", "AR": "1-8", "BOWL": "1-8"]
    ).with {
      $0.captain = Captain(
        times: DecimalNumber(mantissa: 2, places: 0), vice: DecimalNumber(mantissa: 15, places: 1))
    },
  ]

  /// Creates a game of a site, with roles written as in a file; they determine the size where none is given.
  private init(
    _ name: String, _ about: String, size: Int? = nil, budget: String, maxPerClub: Int? = nil,
    leastClubs: Int? = nil, leastGames: Int? = nil, clubExempt: [String] = [],
    _ roles: KeyValuePairs<String, String>
  ) {
    // A mistake here is a mistake in this file, and any test run reveals it.
    let roles = roles.map { title, count in
      try! RoleRule(title: title, RoleRule.count(count))
    }
    let total = roles.reduce(0) { $0 + $1.count.upperBound }
    self.init(name: name, size: size ?? total, budget: try! parseDecimal(budget), skillRange: .any)
    self.about = about
    self.roles = roles
    self.maxPerClub = maxPerClub
    self.leastClubs = leastClubs
    self.leastGames = leastGames
    self.clubExempt = clubExempt
  }

  private func with(_ change: (inout Rules) -> Void) -> Rules {
    var rules = self
    change(&rules)
    return rules
  }

  private func with(_ role: String, skill: String, cost: String = "1") -> Rules {
    with { rules in
      for index in rules.roles.indices where rules.roles[index].name == role {
        rules.roles[index].skill = try! parseDecimal(skill)
        rules.roles[index].cost = try! parseDecimal(cost)
      }
    }
  }
}
