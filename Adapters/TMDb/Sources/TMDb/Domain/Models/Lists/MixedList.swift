/// A list that omits rows that cannot be decoded.
///
/// TMDb adds media types to lists without notice, and sometimes sends rows without an identifier. Such rows are omitted
/// and counted in ``skippedCount``, so that one invalid row does not fail the whole list.
public struct MixedList<Element: Codable & Hashable & Sendable>: Hashable, Sendable {

    /// The decoded rows, in TMDb's order.
    public let elements: [Element]
    /// The number of omitted rows, which have an unknown media type or cannot be decoded.
    ///
    /// The count describes the decoded response. It is not encoded, so it is 0 after a round trip.
    public let skippedCount: Int

    /// Creates a list.
    public init(_ elements: [Element], skippedCount: Int = 0) {
        self.elements = elements
        self.skippedCount = skippedCount
    }
}

extension MixedList: Codable {

    public init(from decoder: any Decoder) throws {
        self.init(try DecodableRows(from: decoder))
    }

    init(_ rows: DecodableRows<Element>) {
        self.init(rows.elements, skippedCount: rows.skippedCount)
    }

    /// Encodes the elements, without the omitted rows.
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

/// An error for a row of a ``MixedList`` whose media type this library does not support.
struct UnknownMediaType: Error {
    let mediaType: MediaType
}

/// The key of an object's media type.
enum MediaTypeKey: String, CodingKey {
    case mediaType = "media_type"
}

extension Decoder {
    /// Returns the media type of the object being decoded.
    func mediaType() throws -> MediaType {
        try container(keyedBy: MediaTypeKey.self).decode(MediaType.self, forKey: .mediaType)
    }

    /// Returns the media type of the object being decoded, or `outerType`, the media type of the enclosing object, if
    /// it lacks one.
    func mediaType(outerType: MediaType?) throws -> MediaType? {
        try container(keyedBy: MediaTypeKey.self).decodeIfPresent(MediaType.self, forKey: .mediaType) ?? outerType
    }
}

extension Encoder {
    /// Encodes an element of a mixed list together with its media type, which the element itself may lack.
    func encode(_ element: some Encodable, as mediaType: MediaType) throws {
        try element.encode(to: self)
        var container = container(keyedBy: MediaTypeKey.self)
        try container.encode(mediaType, forKey: .mediaType)
    }
}
