/// The positions of several lists, interleaved: one position of each list in turn.
struct InterleavedLists {
    let counts: [Int]
    var count: Int { counts.reduce(0, +) }

    subscript(position: Int) -> (source: Int, position: Int) {
        // All lists take turns until the shortest one ends. Then the remaining lists take turns, and so on.
        var position = position
        var taken = 0
        var rest = counts.indices.filter { counts[$0] > 0 }
        while let shortest = rest.map({ counts[$0] }).min() {
            let rounds = shortest - taken
            if position < rounds * rest.count {
                return (rest[position % rest.count], taken + position / rest.count)
            }
            position -= rounds * rest.count
            taken = shortest
            rest.removeAll { counts[$0] == shortest }
        }
        return (0, 0)
    }
}
