import Documents

/// The best-team page of the ten-player sample, as the golden renderings show it.
enum Sample {
  static let document = Document(
    title: "Best team: 36 skill for 49.0",
    kicker: "Best team · samples/players.csv · classic rules: 5 players, 50.0",
    verdict: Verdict(
      claim: "36 skill for 49.0", aside: "of 50.0, 1.0 left",
      sentence: "36 skill for 49.0 of 50.0: proved best, 1.0 left"),
    badges: [
      Badge("Proved best", tone: .good),
      Badge("20 teams reach 36, 5 of them for 49.0"),
      Badge("No warnings in 10 rows", anchor: "data"),
      Badge("Same team as last time"),
    ],
    facts: [
      Fact("Ties", "20 teams reach 36, 5 of them for 49.0 (always: in each of the 5)"),
      Fact("Next", "51.0 buys 37: Bumrah for Rishabh"),
      Fact("Less", "under 49.0: 35"),
      Fact("Proof", "10 of 10 players, bound 36"),
      Fact("Data", "10 rows, no warnings"),
      Fact("Since", "same team as last time"),
      Fact("Files", "reports/best-team.{html,md,json}"),
    ],
    sections: [team, pool, money, provenance])

  static let team = Section(
    "The team", anchor: "team", width: .half,
    blocks: [
      .table(teamTable), .note("always: in each of the five best teams that cost 49.0"),
    ])

  static let teamTable = DataTable(
    caption: "The best team",
    columns: [
      .init("Player"), .init("Skill", .bar(.blue, full: 10)), .init("Cost", .bar(.orange, full: 15)),
    ],
    rows: [
      member("Rituraj", 8, 12), member("Rishabh", 7, 10), member("Hardik", 8, 11, always: true),
      member("Kuldeep", 7, 9, always: true), member("Dhoni", 6, 7, always: true),
      .init(["Total", "36", "49.0"], emphasis: .total),
    ])

  private static func member(_ name: String, _ skill: Int, _ cost: Int, always: Bool = false) -> DataTable.Row
  {
    .init(
      [
        .init(name), .init("\(skill)", amount: Double(skill)), .init("\(cost).0", amount: Double(cost)),
      ], marks: always ? [.init("always")] : [])
  }

  static let pool = Section(
    "The pool by cost and skill", anchor: "pool", width: .half, place: .reports, blocks: [.chart(poolChart)])

  /// Name, skill, cost, and whether in the team.
  static let players: [(name: String, skill: Int, cost: Int, isChosen: Bool)] = [
    ("Kohli", 9, 14, false), ("Rohit", 9, 15, false), ("Bumrah", 8, 12, false), ("Rituraj", 8, 12, true),
    ("Rishabh", 7, 10, true), ("Hardik", 8, 11, true), ("Surya", 7, 10, false), ("Kuldeep", 7, 9, true),
    ("Bhuvneshwar", 6, 8, false), ("Dhoni", 6, 7, true),
  ]

  static let poolPlot = ScatterChart(
    x: Axis("Cost", unit: "millions"), y: Axis("Skill"),
    points: players.map { player in
      .init(
        player.name, x: Double(player.cost), y: Double(player.skill),
        value: "\(player.skill) skill for \(player.cost).0", group: player.isChosen ? .team : .other)
    })

  static let poolChart = Chart(
    "pool", title: "Cost and skill of the ten players",
    summary:
      "Skill rises with cost, from Dhoni (6 for 7.0) to Rohit (9 for 15.0). The team stays below 12.0.",
    data: DataTable(
      caption: "The pool",
      columns: [.init("Player"), .init("Skill", .number), .init("Cost", .number)],
      rows: players.map { player in
        .init(
          [.init(player.name), .init("\(player.skill)"), .init("\(player.cost).0")],
          marks: player.isChosen ? [.init("team")] : [])
      }), poolPlot)

  static let money = Section(
    "What more money buys", anchor: "money", place: .reports,
    blocks: [
      .figures([
        Figure("Next point", value: "51.0 → 37", note: "Bumrah for Rishabh"),
        Figure("Buys nothing", value: "1.0", note: "49.0 is enough for 36"),
        Figure("One point less", value: "below 49.0 → 35", note: "47.0 is enough for 35"),
      ]),
      .table(budgetTable),
    ])

  static let budgetTable = DataTable(
    caption: "Every budget at which the answer changes",
    columns: [
      .init("Budget", .number), .init("Skill", .number), .init("Best teams", short: "Teams", .number),
      .init("Per point", .number), .init("Who comes in"),
    ],
    rows: [
      .init(["44.0", "33", "1", "", "the cheapest team"]),
      .init(["45.0", "34", "2", "1.0", "\("Hardik", .good) for Surya"]),
      .init(["47.0", "35", "3", "2.0", "\("Rituraj", .good) for Rishabh"]),
      .init(["49.0", "36", "5", "2.0", "\("Rishabh", .good) for Bhuvneshwar"], emphasis: .highlighted),
      .init(["51.0", "37", "3", "2.0", "\("Bumrah", .good) for Rishabh"]),
    ])

  static let provenance = Section(
    "Provenance", anchor: "data", place: .reports,
    blocks: [
      .paragraph("10 rows read, all of them used: \("no warnings", .strong)."),
      .details([
        Fact("Pool", "samples/players.csv, 177 bytes"),
        Fact("SHA-256", "\("9b0c6f1fd0a9d2a2c6ee2f2cc4ad3f8fae0b1d2f0ad2c2b5c9b7e47c3b8f5a11", .code)"),
        Fact("Command", "\("squad best samples/players.csv", .code)"),
        Fact("Version", "squad 0.1.0"),
      ]),
    ])
}
