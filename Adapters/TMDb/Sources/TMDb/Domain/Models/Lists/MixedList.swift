/// Rows of a list that mixes kinds, such as movies and TV series.
///
/// TMDb adds kinds without notice. A row of a kind that this library does not know is left out and counted in
/// ``skippedCount``; any other row that cannot be read is an error.
public struct MixedList<Element: Codable & Hashable & Sendable>: Hashable, Sendable {

    /// The rows of known kinds, in TMDb's order.
    public let elements: [Element]
    /// The number of rows of unknown kinds, which are not among the elements.
    ///
    /// It is of the answer that was read: a list that is encoded has no such rows any more, and says 0 when it is read
    /// again. TMDb's JSON has no place for the number.
    public let skippedCount: Int

    /// Creates a list.
    public init(_ elements: [Element], skippedCount: Int = 0) {
        self.elements = elements
        self.skippedCount = skippedCount
    }
}

extension MixedList: Codable {

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        elements.reserveCapacity(container.count ?? 0)
        var skippedCount = 0
        while !container.isAtEnd {
            if let element = try container.decode(Row<Element>.self).element {
                elements.append(element)
            } else {
                skippedCount += 1
            }
        }
        self.init(elements, skippedCount: skippedCount)
    }

    /// Writes the rows of known kinds; the others are gone.
    public func encode(to encoder: any Encoder) throws {
        try elements.encode(to: encoder)
    }
}

extension MixedList: RandomAccessCollection, ExpressibleByArrayLiteral {

    public var startIndex: Int { elements.startIndex }

    public var endIndex: Int { elements.endIndex }

    public subscript(position: Int) -> Element { elements[position] }

    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

/// A row that may be of an unknown kind. It decodes without an error then, because a container stays at an element
/// that throws.
private struct Row<Element: Decodable>: Decodable {
    let element: Element?

    init(from decoder: any Decoder) throws {
        do {
            element = try Element(from: decoder)
        } catch is UnknownMediaType {
            element = nil
        }
    }
}

/// A row of a ``MixedList`` is of a kind that this library does not know.
struct UnknownMediaType: Error {
    let mediaType: MediaType
}

/// Where a row of a mixed list says its kind.
enum MediaTypeKey: String, CodingKey {
    case mediaType = "media_type"
}

extension Decoder {
    /// The kind of the object that is being read.
    func mediaType() throws -> MediaType {
        try container(keyedBy: MediaTypeKey.self).decode(MediaType.self, forKey: .mediaType)
    }
}

extension Encoder {
    /// Writes an element of a mixed list with its kind, which the element need not have itself.
    func encode(_ element: some Encodable, as mediaType: MediaType) throws {
        try element.encode(to: self)
        var container = container(keyedBy: MediaTypeKey.self)
        try container.encode(mediaType, forKey: .mediaType)
    }
}
