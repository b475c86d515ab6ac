/// Rows of a list, those left out that cannot be read.
///
/// TMDb adds kinds to lists without notice, and sends a row that lacks its identifier at times. Such a row is left out
/// and counted in ``skippedCount``, so that one of them does not cost the others.
public struct MixedList<Element: Codable & Hashable & Sendable>: Hashable, Sendable {

    /// The rows that could be read, in TMDb's order.
    public let elements: [Element]
    /// The number of rows that are not among the elements: of unknown kinds, or not readable.
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
        let rows = try ReadableRows<Element>(from: decoder)
        self.init(rows.elements, skippedCount: rows.skippedCount)
    }

    /// Writes the rows that could be read; the others are gone.
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

    /// The kind of the object that is being read; if it does not say, the one that the object around it names.
    func mediaType(outerType: MediaType?) throws -> MediaType? {
        try container(keyedBy: MediaTypeKey.self).decodeIfPresent(MediaType.self, forKey: .mediaType) ?? outerType
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
