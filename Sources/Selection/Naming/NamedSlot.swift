import Tables
import Words

/// The slot that a team file gives a player.
public enum NamedSlot: Sendable, Hashable {
  case captain
  case viceCaptain
  /// In the lineup, in any role.
  case playing
  /// In the lineup, in the role of the rules with this index.
  case role(Int)
  /// On the bench, at this position from 1.
  case bench(Int)
}

extension Rules {
  /// Whether these rules have slots; otherwise a column of slots means nothing.
  package var hasSlots: Bool { captain != nil || lineup != nil || !roles.isEmpty }

  /// The number of bench positions.
  private var benchPlaces: Int { max(0, size - (lineup?.size ?? size)) }

  /// The slot with this name in a file; `nil` where these rules have none.
  package func slot(called text: String) -> NamedSlot? {
    if let role = role(ofSlot: text) { return .role(role) }
    let word = text.lowercased()
    // What one sport calls FLEX is UTIL in another.
    if word == "util" || word == "flex",
      let role = roles.firstIndex(where: { $0.others == .anyPlayer && !$0.hasMultipliers })
    {
      return .role(role)
    }
    switch word {
    case "captain", "c": return captain == nil ? nil : .captain
    case "vice", "vice-captain", "vice captain", "vc": return captain == nil ? nil : .viceCaptain
    case "lineup": return lineup == nil ? nil : .playing
    default: return benchPlace(word).map { .bench($0) }
    }
  }

  /// The position in `bench 2` or `bench2`.
  private func benchPlace(_ word: String) -> Int? {
    guard word.hasPrefix("bench"), let place = Int(word.dropFirst(5).drop { $0 == " " }),
      1...max(1, benchPlaces) ~= place
    else { return nil }
    return benchPlaces == 0 ? nil : place
  }

  /// The slot names that a line may use.
  private var slotWords: [String] {
    (captain == nil ? [] : ["captain", "vice"]) + (lineup == nil ? [] : ["lineup"])
      + (1..<(benchPlaces + 1)).map { "bench \($0)" } + roles.map(\.name)
  }

  /// The message that explains why there is no slot with this name.
  package func refusal(ofSlot text: String) -> String {
    if text.lowercased().hasPrefix("bench"), benchPlaces > 0 {
      return "\(quoted(text)) is not a place on the bench, which has \(benchPlaces): "
        + "bench 1\(benchPlaces > 1 ? " to bench \(benchPlaces)" : "")"
    }
    let hint = nearest(to: text, among: slotWords).map { "did you mean \(quoted($0))?" }
    return "\(quoted(text)) is not a slot of \(name); "
      + (hint ?? "use \(listed(shortened(slotWords, to: Self.slotsListed), "or"))")
  }

  private static let slotsListed = 20
}

extension NamedSlot {
  /// Whether a team has it only once.
  package var isForOne: Bool {
    switch self {
    case .captain, .viceCaptain, .bench: true
    case .playing, .role: false
    }
  }

  /// Whether a player with this slot may take a seat.
  func allows(_ seat: DutyPlan.Seat) -> Bool {
    switch self {
    case .captain, .viceCaptain, .playing: true
    case .role(let role): seat.bench > 0 || seat.roles.map { $0 == 1 << UInt64(role) } ?? true
    case .bench(let place):
      seat.bench == 0 || (seat.bench..<(seat.bench + seat.count.upperBound)).contains(place)
    }
  }
}

extension DutyPlan {
  /// Whether players with a duty may fill the slot that a file gives them.
  public func allows(_ slot: NamedSlot, for index: Int, of rules: Rules) -> Bool {
    let part = duties[index].part
    switch slot {
    case .captain: return part == .captain
    case .viceCaptain: return part == partOfVice
    case .playing: return part != .bench
    case .bench(let place): return part == .bench && duties[index].places.contains(place)
    case .role(let role):
      guard rules.hasMultipliers else { return part != .bench }
      return arrangements.contains { $0.duties.contains(index) && $0.seats.contains(where: slot.allows) }
        && rules.roles.indices.contains(role)
    }
  }

  /// The part under which the vice-captain is counted.
  private var partOfVice: Duty.Part {
    if duties.contains(where: { $0.part == .viceCaptain }) { return .viceCaptain }
    return duties.contains { $0.part == .captain && $0.count > 1 } ? .captain : .playing
  }
}

extension Rules {
  /// The slots that the players cannot have together, as far as the counts reveal it.
  func faults(of slots: [Int: NamedSlot], _ players: [Int], _ ruled: RuledPool) -> [String] {
    roles.indices.compactMap { role in
      let count = players.count { slots[$0] == .role(role) }
      let most = lineup?.count(of: roles[role]).upperBound ?? roles[role].count.upperBound
      return count > most ? "\(counted(count, "player")) as \(roles[role].name), at most \(most)" : nil
    } + lineupFaults(of: slots, players, ruled)
  }

  /// The same for the lineup.
  private func lineupFaults(of slots: [Int: NamedSlot], _ players: [Int], _ ruled: RuledPool) -> [String] {
    guard let lineup else { return [] }
    let named = players.filter { !(slots[$0]?.isOnBench ?? true) }
    if named.count > lineup.size {
      return ["\(counted(named.count, "player")) in the lineup, at most \(lineup.size)"]
    }
    let playing = players.filter { !(slots[$0]?.isOnBench ?? false) }
    guard playing.count == lineup.size else { return [] }
    let masks = playing.map { ruled.eligibility.masks[$0] }
    func fault(_ role: Int, _ count: Int, _ bound: String) -> String {
      "\(counted(count, "player")) in the lineup as \(roles[role].name), \(bound)"
    }
    return roles.indices.compactMap { role in
      let (can, least) = (
        masks.count { $0 >> UInt64(role) & 1 == 1 }, lineup.count(of: roles[role]).lowerBound
      )
      return can < least ? fault(role, can, "at least \(least)") : nil
    }
      + roles.indices.compactMap { role in
        let (only, most) = (masks.count { $0 == 1 << UInt64(role) }, lineup.count(of: roles[role]).upperBound)
        return only > most ? fault(role, only, "at most \(most)") : nil
      }
  }
}

extension NamedSlot {
  fileprivate var isOnBench: Bool {
    if case .bench = self { true } else { false }
  }
}
