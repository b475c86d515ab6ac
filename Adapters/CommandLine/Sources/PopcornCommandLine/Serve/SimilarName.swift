/// The known name that is most similar to an unknown one.
enum SimilarName {

    /// Returns the most similar name; `nil` if no name is similar.
    static func of(_ name: String, in names: [String]) -> String? {
        let nearest = names.map { (name: $0, distance: distance(name, $0)) }.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= 3 ? $0.name : nil }
    }

    /// Returns the number of insertions, deletions and replacements between two names. Only the first 50 characters of a
    /// name count.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.prefix(50)), Array(right.prefix(50)))
        var row = Array(0...right.count)
        for (index, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let replaced = diagonal + (character == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
