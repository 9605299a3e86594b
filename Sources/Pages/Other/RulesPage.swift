import Documents
import Selection
import Snapshots
import Words

/// Returns rule sets as a document, one per line.
public func rulesPage(_ rules: [TeamRulesRecord]) -> Document {
  let claim = counted(rules.count, "rule set")
  return Document(
    title: "Rule sets", kicker: "Rule sets", verdict: Verdict(claim: claim),
    facts: [
      Fact("Show", "squad rules show NAME prints one as a file to copy and change"),
      Fact("Roles", "how many players fill each; 1 if no number is given"),
    ],
    sections: [Section("The rule sets", anchor: "rules", blocks: [.table(rulesTable(rules))])])
}

private func rulesTable(_ rules: [TeamRulesRecord]) -> DataTable {
  DataTable(
    caption: "The rule sets",
    columns: [
      .init("Name").typed, .init("Size", .number), .init("Budget", .number).minor,
      .init("Roles"),
      .init("Clubs"),
    ],
    rows: rules.map { rules in
      DataTable.Row([
        .init(rules.name), .init(String(rules.size)), .init(rules.budget.number.description.digitsGrouped),
        .init(rules.roleList.isEmpty ? "any" : rules.roleList), .init(rules.clubLimits),
      ])
    })
}

/// Returns rule sets as a table for spreadsheets and other programs.
public func rulesForCSV(_ rules: [TeamRulesRecord]) -> DataTable {
  csvTable(
    [
      "name", "about", "size", "budget", "min_cost", "skill_range", "roles", "max_per_club", "min_clubs",
      "club_exempt",
    ],
    rules.map { rules in
      [
        rules.name, rules.about ?? "", String(rules.size), rules.budget.number.description,
        rules.minCost?.number.description ?? "", rules.skillRange, rules.roleList,
      ] + [rules.maxPerClub, rules.minClubs].map { $0.map(String.init) ?? "" }
        + [(rules.clubExempt ?? []).joined(separator: ", ")]
    })
}

extension TeamRulesRecord {
  /// `GK, DEF 3-5`; empty where roles do not matter.
  var roleList: String {
    (roles ?? []).map { role in
      if role.least != role.most { return "\(role.name) \(role.least)-\(role.most)" }
      return role.least == 1 ? role.name : "\(role.name) \(role.least)"
    }.joined(separator: ", ")
  }

  /// `at most 4 of one, at least 3 clubs`; empty where clubs do not matter.
  var clubLimits: String {
    let most = maxPerClub.map { "at most \($0) of one" }
    let least = minClubs.map { "at least \(counted($0, "club"))" }
    return [most, least].compactMap { $0 }.joined(separator: ", ")
  }

  /// The rules other than size, budget and skills: `; roles GK, DEF 3-5; clubs: at most 3 of one; locked: Salah`.
  var furtherInWords: String {
    let names = { (title: String, players: [String]?) in
      players.map { "\(title): \($0.joined(separator: ", "))" }
    }
    let parts: [String?] =
      [
        roleList.isEmpty ? nil : "roles \(roleList)", clubLimits.isEmpty ? nil : "clubs: \(clubLimits)",
        names("locked", locked), names("banned", banned),
        minCost.map { "at least \($0.number.description.digitsGrouped) spent" },
        groups.map { counted($0.count, "group") },
      ] + lineupInWords
      + (further ?? [:]).filter { !["captain", "lineup"].contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.joined(separator: ", "))" }
    return parts.compactMap { $0 }.map { "; \($0)" }.joined()
  }

  /// `captain ×2`, `11 play: GK 1, DEF 3-5`, `the bench does not count`, as far as they apply.
  private var lineupInWords: [String?] {
    let rules = Rules(self)
    let roles = (rules.lineup?.roles ?? []).map { role in
      "\(role.name) \(role.count.lowerBound)"
        + (role.count.count > 1 ? "-\(role.count.upperBound)" : "")
    }
    let weights = rules.bench.roles.map(\.weight) + rules.bench.order
    let bench = weights.allSatisfy { $0.mantissa == 0 } ? "does not count" : "counts in part"
    return [
      rules.captain.map { "captain ×\($0.times)" },
      rules.lineup.map { "\($0.size) play" + (roles.isEmpty ? "" : ": \(roles.joined(separator: ", "))") },
      rules.lineup == nil ? nil : "the bench \(bench)",
    ]
  }
}

extension TeamRulesRecord.RoleRecord {
  /// The name without the number after it.
  var name: String { String(role.prefix { $0 != " " }) }
}
