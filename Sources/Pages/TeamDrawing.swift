import Documents
import Snapshots
import Tables
import Tournament
import Words

/// A team to be drawn as a lineup, with its table folded.
struct TeamDrawing {
  let players: [PlayerRecord]
  let skill, cost: ExactDecimal?
  let rules: TeamRulesRecord
  let units: Units
  /// The anchor of its section, unique in the document.
  let anchor: String
  /// The team for readers who cannot see it: `the best team`.
  let about: String
  /// The meaning of filled circles; `nil` if all are filled.
  var fixed: String?
  /// A further remark about the circles.
  var note: String?
  /// Whether a player's circle is filled.
  var isFixed: (PlayerRecord) -> Bool = { $0.inAllOptimal != false }
  /// Whether a player joins by a transfer.
  var isNew: (PlayerRecord) -> Bool = { _ in false }
  /// What the table shows beside a name.
  var marks: (PlayerRecord) -> [DataTable.Mark] = { _ in [] }
  /// Whether the table has its total in plain text too.
  var showsTotal = false

  /// The most players that are drawn; a larger team is only a table.
  private static let mostDrawn = 30

  /// The team as a block of a section.
  var block: Block {
    guard (1...Self.mostDrawn).contains(players.count) else { return .table(table) }
    let lines = TeamLines(players, under: rules)
    let isPitch = lines?.isPitch ?? false
    let chart = LineupChart(
      lines: rows(of: lines).map { $0.map { spot($0, showsPlace: !isPitch) } },
      bench: (lines?.bench ?? []).map { spot($0, showsPlace: true) }, isPitch: isPitch)
    return .lineup(
      Chart(
        "lineup-\(anchor)", title: capitalised(about), summary: teamLine(players, under: rules), data: table,
        chart),
      legend: legend)
  }

  /// A section with nothing but the team.
  func section(_ title: String) -> Section {
    Section(title, anchor: anchor, width: .half, place: .reports, blocks: [block])
  }

  private var table: DataTable {
    var table = teamTable(
      byPlace(players, under: rules), skill: skill, cost: cost, units: units,
      caption: "The players of \(about) with their \(units.words.ofPlayers)",
      marks: { marks($0) + (isNew($0) ? [.init("new")] : []) })
    table.showsTotalInText = showsTotal
    return table
  }

  /// Returns the lines of football, by the players' positions if the rules have no roles; otherwise rows of at most four
  /// that keep players of a slot together, as even as possible.
  private func rows(of lines: TeamLines?) -> [[PlayerRecord]] {
    let slots = (lines?.lines ?? TeamLines.slots(byPlace(players, under: rules))).map(\.players)
    let isFootball = lines?.isPitch ?? players.allSatisfy { $0.firstRole.flatMap { Position($0) } != nil }
    guard !isFootball else { return slots }
    func rows(_ most: Int) -> [[PlayerRecord]] {
      slots.reduce(into: []) { rows, slot in
        if let last = rows.last, last.count + slot.count <= most {
          rows[rows.count - 1] += slot
        } else {
          rows.append(slot)
        }
      }
    }
    let fewest = rows(LineupChart.mostInRow).count
    return (1...LineupChart.mostInRow).map(rows).first { $0.count == fewest } ?? slots
  }

  /// Filled circles, multiplied skills, and why clubs are not shown.
  private var legend: String {
    let clubs =
      players.allSatisfy(clubIsNumber)
      ? "Clubs are not shown: they are numbers in the file, and --club-names FILE gives them names." : nil
    let parts = [fixed.map { "Filled: \($0)." }, note, multipliers(players, units.words.skill), clubs]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func spot(_ player: PlayerRecord, showsPlace: Bool) -> LineupChart.Spot {
    let place = player.place ?? player.role ?? ""
    let words = [place, player.club].compactMap { $0 }.filter { !$0.isEmpty } + player.roleMarks.map(\.text)
    let slots = [showsPlace ? place : "", isNew(player) ? "new" : ""]
    return LineupChart.Spot(
      player.nameInPlace,
      short: player.hasNamesakes ? player.name.initialled : player.shownAs ?? player.name.initialled,
      value: short(player.countedSkill) { skill in
        let isFiner = skill.number.places > player.skill.number.places
        return isFiner ? units.skill(skill) : units.skill(ofPlayer: skill)
      },
      club: clubIsNumber(player) ? "" : player.club ?? "", price: short(player.cost) { units.cost($0) },
      slot: slots.filter { !$0.isEmpty }.joined(separator: ", "),
      isFixed: fixed == nil || isFixed(player),
      duty: player.captain == true ? .captain : player.viceCaptain == true ? .vice : nil,
      title: "\(player.displayName) (\(words.joined(separator: ", "))): "
        + "\(units.exactSkill(ofPlayer: player.skill) ?? units.skill(ofPlayer: player.skill)) \(units.words.skill) for \(units.cost(player.cost))"
    )
  }
}

/// Returns whose skill is multiplied: `The captain's skill is doubled, the vice-captain's counted 1.5 times.`
private func multipliers(_ players: [PlayerRecord], _ skill: String) -> String? {
  let counted = players.compactMap { player -> (title: String, times: DecimalNumber)? in
    guard player.bench ?? 0 == 0, let times = player.times?.number, times.mantissa != 0 else { return nil }
    let duty = player.captain == true ? "captain" : player.viceCaptain == true ? "vice-captain" : nil
    return (duty ?? player.place).map { ($0, times) }
  }.sorted { $1.times < $0.times }
  let words = counted.map { title, times in
    let isTwice = times == DecimalNumber(mantissa: 2, places: 0)
    return "\(title)'s \(isTwice ? "doubled" : "counted " + Words.times("\(times)"))"
  }.withoutRepeats
  guard let first = words.first else { return nil }
  let others = words.dropFirst().map { ", the " + $0 }.joined()
  return "The " + first.replacing("'s ", with: "'s \(skill) is ") + others + "."
}

private func clubIsNumber(_ player: PlayerRecord) -> Bool { player.club.map { Int($0) != nil } ?? false }

/// Returns a number that fits into a circle: `9.5T` if all its digits would be too long.
private func short(_ value: ExactDecimal, _ text: (ExactDecimal) -> String) -> String {
  let units: [(Double, String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M")]
  guard text(value).count > 11, let (unit, suffix) = units.first(where: { abs(value.approximate) >= $0.0 })
  else { return text(value) }
  return fixed(value.approximate / unit, decimals: 1) + suffix
}

extension PlayerRecord {
  /// The skill times its multiplier; the plain skill on the bench, where it counts in part or not at all.
  fileprivate var countedSkill: ExactDecimal {
    guard bench ?? 0 == 0, let times, let counted = skill.number.multiplied(by: times.number) else {
      return skill
    }
    return ExactDecimal(counted)
  }
}
