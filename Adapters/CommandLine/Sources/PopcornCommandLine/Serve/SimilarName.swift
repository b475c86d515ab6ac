/// The known name that is most similar to an unknown one.
enum SimilarName {

    /// Returns the most similar name; `nil` if no name is similar.
    static func of(_ name: String, in names: [String]) -> String? {
        let nearest = names.map { (name: $0, distance: distance(name, $0)) }.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= 3 ? $0.name : nil }
    }

    /// Returns the number of insertions, deletions, replacements and exchanges of neighbours between two names. Only the first
    /// 50 characters of a name count.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.prefix(50)), Array(right.prefix(50)))
        var rows = [Array(0...right.count)]
        for line in left.indices {
            var row = [line + 1]
            for column in right.indices {
                let replaced = rows[line][column] + (left[line] == right[column] ? 0 : 1)
                var distance = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, left[line] == right[column - 1], left[line - 1] == right[column] {
                    distance = min(distance, rows[line - 1][column - 1] + 1)
                }
                row.append(distance)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
