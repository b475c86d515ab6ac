/// The places of several lists, taken in turn as long as each has any.
struct MergedPlaces {
    let counts: [Int]
    var count: Int { counts.reduce(0, +) }

    subscript(position: Int) -> (source: Int, place: Int) {
        // Before the shortest ends every list gives one place in turn; then the others do, and so on.
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
