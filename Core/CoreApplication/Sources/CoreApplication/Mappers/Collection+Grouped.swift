extension Collection {

    /// Returns the elements grouped by key, in the order in which the keys first occur. No group is empty.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var positions: [Key: Int] = [:]
        var groups: [[Element]] = []
        positions.reserveCapacity(count)
        groups.reserveCapacity(count)
        for element in self {
            let key = key(element)
            if let position = positions[key] {
                groups[position].append(element)
            } else {
                positions[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}
