/// The positions of the departments with a fixed order.
private let ranks: [String: Int] = [
    "Directing": 0, "Writing": 1, "Production": 2, "Camera": 3, "Editing": 4, "Sound": 5, "Art": 6,
]

extension Array {

    /// Returns the elements sorted by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the
    /// other departments by name. Elements without a department come last. Within a department, the order is unchanged.
    package func sortedByDepartment(_ department: (Element) -> String) -> [Element] {
        let keys = enumerated().map { offset, element in
            let name = department(element)
            return (rank: ranks[name] ?? (name.isEmpty ? .max : ranks.count), name: name, offset: offset)
        }
        // Small keys are sorted instead of elements.
        return keys.sorted { $0 < $1 }.map { self[$0.offset] }
    }
}
