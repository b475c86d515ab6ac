extension Sequence {

    /// Returns the elements grouped by key, in the order in which the keys first occur: the first element of each group
    /// and all its elements.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(first: Element, all: [Element])] {
        var positions: [Key: Int] = [:]
        var groups: [(first: Element, all: [Element])] = []
        for element in self {
            let key = key(element)
            if let position = positions[key] {
                groups[position].all.append(element)
            } else {
                positions[key] = groups.count
                groups.append((element, [element]))
            }
        }
        return groups
    }
}
