import Foundation

/// A list without the rows that cannot be decoded, which are recorded in ``OmittedValues``.
struct DecodableRows<Element: Decodable>: Decodable {

    let elements: [Element]
    /// The number of rows that cannot be decoded.
    let skippedCount: Int

    init(_ elements: [Element], skippedCount: Int) {
        self.elements = elements
        self.skippedCount = skippedCount
    }

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
                // A container may not advance past an element that throws.
                if container.currentIndex == index { _ = try container.decode(SkippedValue.self) }
                OmittedValues.add(error, at: container.codingPath + [ListIndex(index)])
                skippedCount += 1
            }
        }
        self.init(elements, skippedCount: skippedCount)
    }
}

/// A response that is a list. Rows that cannot be decoded are omitted.
protocol ListResponse {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> Self
}

extension Array: ListResponse where Element: Decodable {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> [Element] {
        try decoder.decode(DecodableRows<Element>.self, from: body).elements
    }
}

/// A list that is encoded as an object with indices as keys, without the rows that cannot be decoded.
struct NumberedRows<Element: Decodable>: Decodable {

    let rows: DecodableRows<Element>

    /// Decodes the rows in the order of their indices.
    ///
    /// - Throws: `DecodingError` if the object is empty, or if a key is not a number.
    init(from decoder: any Decoder) throws {
        let numbered = try DecodableValues<Element>(from: decoder) { Int($0) != nil }
        guard numbered.values.count + numbered.skippedCount > 0 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The object is not a list"))
        }
        let elements = numbered.values.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value)
        rows = DecodableRows(elements, skippedCount: numbered.skippedCount)
    }
}

/// A dictionary without the values that cannot be decoded, which are recorded in ``OmittedValues``.
struct DecodableValues<Value: Decodable>: Decodable {

    let values: [String: Value]
    /// The number of values that cannot be decoded.
    let skippedCount: Int

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in true }
    }

    /// Decodes the values of an object.
    ///
    /// - Throws: `DecodingError` if a name is not expected.
    init(from decoder: any Decoder, whereNames isExpected: (String) -> Bool) throws {
        let container = try decoder.container(keyedBy: Name.self)
        var values: [String: Value] = [:]
        let names = container.allKeys
        for name in names {
            guard isExpected(name.stringValue) else {
                throw DecodingError.dataCorruptedError(
                    forKey: name, in: container, debugDescription: "The name is not expected here")
            }
            do {
                values[name.stringValue] = try container.decode(Value.self, forKey: name)
            } catch {
                OmittedValues.add(error, at: container.codingPath + [name])
            }
        }
        self.values = values
        skippedCount = names.count - values.count
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

/// The coding key of a row: its index in the list.
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

/// A value of any type that is skipped.
private struct SkippedValue: Decodable {
    init(from decoder: any Decoder) {}
}
