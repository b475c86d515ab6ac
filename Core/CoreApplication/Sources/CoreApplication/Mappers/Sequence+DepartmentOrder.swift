/// The departments whose order the trade knows.
private let ranks: [String: Int] = [
    "Directing": 0, "Writing": 1, "Production": 2, "Camera": 3, "Editing": 4, "Sound": 5, "Art": 6,
]

extension Sequence {

    /// The elements by department, in the trade's order: Directing, Writing, Production, Camera, Editing, Sound, Art,
    /// then the others by name, and last those without. Within a department the order stays.
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
