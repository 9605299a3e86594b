/// What an automaton knows of the part of a team with duties that it has read, as far as it matters.
struct DutyStates {
  let groups: DutyGroups
  private let slots: SlotCounts
  private let size: Int
  /// By group: the counts of slots from which its players and those of later groups can fill the required slots.
  private let viableSlots: [[UInt64]]
  /// By group: the counts that its players or those of later groups can add to.
  private let growing: [[Bool]]

  init(_ slots: SlotCounts, _ groups: DutyGroups, size: Int) {
    self.groups = groups
    self.slots = slots
    self.size = size
    viableSlots = groups.groups.indices.map { group in
      slots.viable(addingOnly: groups.groups[group...].reduce(0) { $0 | $1.slots })
    }
    growing = groups.groups.indices.map { group in
      var grows = [Bool](repeating: false, count: groups.bounds.count)
      for type in groups.types where type.group >= group { for count in type.counts { grows[count] = true } }
      return grows
    }
  }

  /// The words of a state: counts of slots, the group, and a word for each count.
  private var length: Int { slots.words + 1 + groups.bounds.count }

  /// The state with no players chosen.
  var first: [UInt64] {
    slots.counts(size: size) + Array(repeating: 0, count: 1 + groups.bounds.count)
  }

  /// Writes the state after one more player of a type, with `left` still to come; returns whether there is one.
  func step(
    _ type: Int, after state: UnsafeBufferPointer<UInt64>, left: Int,
    into result: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    let added = groups.types[type]
    guard state[slots.words] <= UInt64(added.group) else { return false }
    let counted = UnsafeBufferPointer(rebasing: state[..<slots.words])
    let reached = UnsafeMutableBufferPointer(rebasing: result[..<slots.words])
    guard slots.slot(added.slots, after: counted, left: left, into: reached) else { return false }
    var some: UInt64 = 0
    for word in 0..<slots.words {
      reached[word] &= viableSlots[added.group][word]
      some |= reached[word]
    }
    guard some != 0 else { return false }
    for word in slots.words..<length { result[word] = state[word] }
    result[slots.words] = UInt64(added.group)
    for count in added.counts where !add(to: count, result) { return false }
    return canBeMet(result, group: added.group, left: left)
  }

  /// Adds one where it matters; false if that is too many.
  private func add(to count: Int, _ state: UnsafeMutableBufferPointer<UInt64>) -> Bool {
    let (range, place) = (groups.bounds[count], slots.words + 1 + count)
    let isOpen = range.upperBound >= size
    if state[place] < UInt64(isOpen ? max(0, range.lowerBound) : max(0, range.upperBound)) {
      state[place] += 1
      return true
    }
    return isOpen
  }

  private func canBeMet(_ state: UnsafeMutableBufferPointer<UInt64>, group: Int, left: Int) -> Bool {
    var missingDuties = 0
    for (count, range) in groups.bounds.enumerated() {
      let missing = range.lowerBound - Int(state[slots.words + 1 + count])
      guard missing > 0 else { continue }
      if missing > left || !growing[group][count] { return false }
      if count < groups.dutyCount { missingDuties += missing }
    }
    return missingDuties <= left
  }
}
