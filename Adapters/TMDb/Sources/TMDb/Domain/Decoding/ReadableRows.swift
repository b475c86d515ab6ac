/// The rows of a list that can be read. The others are told to ``UnreadableValues``.
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
                UnreadableValues.add(error, at: container.codingPath + [ListIndex(index)])
                skippedCount += 1
            }
        }
        self.elements = elements
        self.skippedCount = skippedCount
    }
}

/// The rows that can be read of a list that is written as an object, each under its number.
struct NumberedRows<Element: Decodable>: Decodable {

    let elements: [Element]

    /// - Throws: If a key is no number: then the object is no list.
    init(from decoder: any Decoder) throws {
        let values = try ReadableValues<Element>(from: decoder) { Int($0) != nil }.values
        elements = values.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value)
    }
}

/// The values of an object that can be read, by name. The others are told to ``UnreadableValues``.
struct ReadableValues<Value: Decodable>: Decodable {

    let values: [String: Value]

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in true }
    }

    /// - Throws: If a name is none of those that are expected.
    init(from decoder: any Decoder, whereNames isExpected: (String) -> Bool) throws {
        let container = try decoder.container(keyedBy: Name.self)
        var values: [String: Value] = [:]
        for name in container.allKeys {
            guard isExpected(name.stringValue) else {
                throw DecodingError.dataCorruptedError(
                    forKey: name, in: container, debugDescription: "The name has no place here")
            }
            do {
                values[name.stringValue] = try container.decode(Value.self, forKey: name)
            } catch {
                UnreadableValues.add(error, at: container.codingPath + [name])
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
