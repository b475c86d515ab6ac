/// The positions of the departments with a fixed order.
private let ranks: [String: Int] = [
    "Directing": 0, "Writing": 1, "Production": 2, "Camera": 3, "Editing": 4, "Sound": 5, "Art": 6,
]

extension Sequence {

    /// Returns the elements sorted by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the
    /// other departments by name. Elements without a department come last. Within a department, the order is unchanged.
    package func sortedByDepartment(_ department: (Element) -> String) -> [Element] {
        let keys = map { element in
            let name = department(element)
            return (ranks[name] ?? (name.isEmpty ? .max : ranks.count), name)
        }
        return zip(keys, self).enumerated()
            .sorted { left, right in
                let (one, other) = (left.element.0, right.element.0)
                return one == other ? left.offset < right.offset : one < other
            }
            .map(\.element.1)
    }
}
