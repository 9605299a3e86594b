import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// What the error about missing columns proposes.
struct ColumnAdviceTests {
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
    let found = problems(text)
    #expect(found.count == 1 && found[0].contains(reason), "\(found)")
    #expect(found[0].contains("; try --columns ") == isNamed, "\(found)")
  }

  /// Numbers of shirts, goals and matches are no prices; names below an empty header have a number.
  @Test func columnsThatAreNotSuggested() {
    for header in [
      "Shirt", "Goals", "Dorsal", "Apps", "GP", "contract_years", "value_form", "Rückennummer", "Tore",
      "Spiele",
      "#", "N°", "Nº", "№", "Nr", "No.", "S.No", "Lfd. Nr.", "Rk", "Pos.", "Num", "Größe", "Jahre", "Buts",
      "Matchs", "Taille", "Goles", "Partidos", "Presenze", "Jogos",
    ] {
      let found = problems("Player,\(header),Points\nAnn,4,1\nBob,6,2\n")
      #expect(
        found.count == 1 && !found[0].contains("cost=\(header)") && !found[0].contains("cost=#2"),
        "\(found)")
    }
    let merged = problems(",,Season,,\n,,Price,Points,Goals\nAnn,Elm,4,1,2\nBob,Oak,6,2,1\n")
    #expect(merged.count == 1 && merged[0].contains("; try --columns 'name=#1"), "\(merged)")
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

  @Test func longHeadersAreShownInPart() {
    let headers = (1...104).map { "h\($0)" }.joined(separator: ",")
    let problem = problems(headers + "\n" + headers + "\n")[0]
    #expect(problem.contains("h19, h20 and 84 more"))
    #expect(!problem.contains("h21"))
  }
}
