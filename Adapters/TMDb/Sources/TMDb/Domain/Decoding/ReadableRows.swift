/// The rows of a list that can be read. The others are counted by ``SkippedRows``.
struct ReadableRows<Element: Decodable>: Decodable {

    let elements: [Element]
    /// The number of rows that cannot be read.
    let skippedCount: Int

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        elements.reserveCapacity(container.count ?? 0)
        var skippedCount = 0
        while !container.isAtEnd {
            let index = container.currentIndex
            do {
                elements.append(try container.decode(Element.self))
            } catch {
                // A container may stay at an element that throws.
                if container.currentIndex == index { _ = try container.decode(Unread.self) }
                skippedCount += 1
            }
        }
        if skippedCount > 0 { SkippedRows.add(skippedCount) }
        self.elements = elements
        self.skippedCount = skippedCount
    }
}

/// The values of an object that can be read, by name. The others are counted by ``SkippedRows``.
struct ReadableValues<Value: Decodable>: Decodable {

    let values: [String: Value]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        var values: [String: Value] = [:]
        for name in container.allKeys {
            if let value = try? container.decode(Value.self, forKey: name) {
                values[name.stringValue] = value
            } else {
                SkippedRows.add()
            }
        }
        self.values = values
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }
}

/// A value that is passed over, whatever it is.
private struct Unread: Decodable {
    init(from decoder: any Decoder) {}
}
