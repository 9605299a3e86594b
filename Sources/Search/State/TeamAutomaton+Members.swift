extension TeamAutomaton {
  /// The same automaton, which also counts the members of a set: each type occurs twice, `2 * type` for others and `2 *
  /// type + 1` for members. For a set that most of the pool belongs to, such as the players not owned yet: a price hardly
  /// distinguishes teams with four of them from teams with three or five.
  init(_ plain: TeamAutomaton, members: ClosedRange<Int>) {
    let counts = members.upperBound + 1
    // Steps lead to lower states; whole teams are at the goal, however many members they have.
    func state(_ plain: Int32, _ count: Int) -> Int32 {
      plain == 0 ? 0 : 1 + (plain - 1) * Int32(counts) + Int32(members.upperBound - count)
    }
    typeCount = 2 * plain.typeCount
    stateCount = 1 + (plain.stateCount - 1) * counts
    (start, goal, isExact) = (stateCount - 1, 0, plain.isExact)
    steps = (0..<typeCount).map { type in
      let added = type & 1
      return plain.steps[type >> 1].flatMap { step in
        (0..<(counts - added)).reversed().compactMap { count in
          step.to == 0 && count + added < members.lowerBound
            ? nil : Step(from: state(step.from, count), to: state(step.to, count + added))
        }
      }
    }
    var next = [Int32](repeating: -1, count: typeCount * stateCount)
    for (type, steps) in steps.enumerated() {
      for step in steps { next[type * stateCount + Int(step.from)] = step.to }
    }
    self.next = next
    mostOfType = (0..<typeCount).map { type in
      type & 1 == 1 ? min(plain.mostOfType[type >> 1], members.upperBound) : plain.mostOfType[type >> 1]
    }
  }
}

extension FreePlayers {
  /// Lets the automaton count the members of a group with most players, who have choices; returns the problem without it.
  func countingMembers(_ problem: Problem, mostStates: Int) -> Problem {
    guard automaton.isExact else { return problem }
    for (index, group) in problem.groups.enumerated()
    where 2 * group.members.count * problem.duties.count > count {
      let members = Set(group.members)
      let areMembers = rows.map { members.contains(Int($0)) }
      guard 2 * areMembers.count(where: { $0 }) > count, group.least <= group.most, 0..<choose ~= group.most,
        automaton.stateCount * (group.most + 1) <= mostStates
      else { continue }
      automaton = TeamAutomaton(automaton, members: group.least...group.most)
      for player in types.indices { types[player] = 2 * types[player] + (areMembers[player] ? 1 : 0) }
      slotFit.countsMembers = true
      return problem.changed { $0.groups.remove(at: index) }
    }
    return problem
  }

  /// The group of duties of a player.
  func group(of player: FreePlayer, _ groups: DutyGroups) -> Int {
    groups.types[Int(types[player]) >> (slotFit.countsMembers ? 1 : 0)].group
  }
}
