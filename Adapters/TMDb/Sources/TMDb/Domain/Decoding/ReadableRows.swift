/// The rows of a list that can be read. The others are told to ``SkippedRows``.
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
                SkippedRows.add(error, at: container.codingPath + [ListIndex(index)])
                skippedCount += 1
            }
        }
        self.elements = elements
        self.skippedCount = skippedCount
    }
}

/// The values of an object that can be read, by name. The others are told to ``SkippedRows``.
struct ReadableValues<Value: Decodable>: Decodable {

    let values: [String: Value]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        var values: [String: Value] = [:]
        for name in container.allKeys {
            do {
                values[name.stringValue] = try container.decode(Value.self, forKey: name)
            } catch {
                SkippedRows.add(error, at: container.codingPath + [name])
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

/// The place of a row in its list.
private struct ListIndex: CodingKey {
    let index: Int
    var stringValue: String { String(index) }
    var intValue: Int? { index }

    init(_ index: Int) {
        self.index = index
    }

    init?(stringValue: String) {
        nil
    }

    init?(intValue: Int) {
        self.init(intValue)
    }
}

/// A value that is passed over, whatever it is.
private struct Unread: Decodable {
    init(from decoder: any Decoder) {}
}
