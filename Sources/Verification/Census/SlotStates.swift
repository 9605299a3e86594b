/// The possible ways to fill slots, as numbered states: sets of players who can be placed in the same ways have the
/// same state.
///
/// A state is the set of all fillings; a filling is the number of players in each role. One more player turns each
/// filling into those with one more player in a role that they fit. This is simple, and sufficient for the rules of
/// real games, which have few slots.
struct SlotStates {
  private typealias Filling = [UInt16]

  private let least, most: [Int]
  private var fillings: [Set<Filling>]
  private var numbers: [Set<Filling>: Int]
  private var moves: [Move: Int?] = [:]

  private struct Move: Hashable {
    var state: Int
    var mask: UInt64
  }

  /// Creates the states; the one without players has the number 0.
  init(_ roles: [ClosedRange<Int>]) {
    least = roles.map(\.lowerBound)
    most = roles.map(\.upperBound)
    let empty: Set<Filling> = [Filling(repeating: 0, count: roles.count)]
    fillings = [empty]
    numbers = [empty: 0]
  }

  /// The number of fillings in all states, as a measure of memory.
  private(set) var size = 1

  /// Returns the state with one more player; `nil` if no slot is left for them.
  /// - Parameter mask: a bit for each role that they fit.
  mutating func slot(_ mask: UInt64, in state: Int) -> Int? {
    guard !most.isEmpty else { return 0 }
    let move = Move(state: state, mask: mask)
    if let known = moves[move] { return known }
    var next: Set<Filling> = []
    for filling in fillings[state] {
      for role in most.indices where mask >> UInt64(role) & 1 == 1 && Int(filling[role]) < most[role] {
        var other = filling
        other[role] += 1
        next.insert(other)
      }
    }
    let number = next.isEmpty ? nil : number(of: next)
    moves[move] = .some(number)
    return number
  }

  /// Returns whether every role can have its minimum.
  func isFilled(_ state: Int) -> Bool {
    fillings[state].contains { filling in least.indices.allSatisfy { Int(filling[$0]) >= least[$0] } }
  }

  /// Returns how many players who fit certain roles can still be placed, and how many are needed where no other players
  /// fit; `nil` if there are no roles.
  /// - Parameters:
  ///   - mask: a bit for each role that they fit.
  ///   - own: a bit for each role that no other players fit.
  func room(for mask: UInt64, alone own: UInt64, in state: Int) -> ClosedRange<Int>? {
    guard !most.isEmpty else { return nil }
    var (fewest, largest) = (Int.max, 0)
    for filling in fillings[state] {
      var (needed, free) = (0, 0)
      for role in most.indices where mask >> UInt64(role) & 1 == 1 {
        free += most[role] - Int(filling[role])
        if own >> UInt64(role) & 1 == 1 { needed += max(0, least[role] - Int(filling[role])) }
      }
      (fewest, largest) = (min(fewest, needed), max(largest, free))
    }
    return fewest...largest
  }

  private mutating func number(of set: Set<Filling>) -> Int {
    if let known = numbers[set] { return known }
    numbers[set] = fillings.count
    fillings.append(set)
    size += set.count
    return fillings.count - 1
  }
}
