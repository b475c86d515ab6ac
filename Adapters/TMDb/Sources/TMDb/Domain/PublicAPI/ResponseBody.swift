package import Foundation

/// The body of a response as TMDb sent it, after decompression: a complete JSON value.
package struct ResponseBody: Sendable {

    /// The bytes of the body.
    package let data: Data
    /// The names of the members of the object whose value is not `null`; empty if the value is not an object.
    package let memberNames: Set<String>

    /// Creates the body of a response.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/unexpectedContent(reason:)`` if the data is not a complete JSON object or
    ///   array.
    package init(_ data: Data) throws(TMDbError) {
        self.data = data
        memberNames = []
    }
}

/// Decoding, for doubles of the services, which create responses from JSON. The members have no defined order.
extension ResponseBody: Decodable {
    package init(from decoder: any Decoder) throws {
        try self.init(JSONEncoder().encode(JSONValue(from: decoder)))
    }
}
