package import Foundation

/// The body of a response as TMDb sent it, after decompression: a complete JSON object or array.
package struct ResponseBody: Sendable {

    /// The bytes of the body.
    package let data: Data
    /// The names of the object's members whose value is not `null`; empty for an array.
    package let memberNames: Set<String>

    /// Creates the body of a response. Returns `nil` if the data is not a complete JSON object or array.
    package init?(_ data: Data) {
        guard let names = JSONScanner.memberNames(of: data) else { return nil }
        self.data = data
        memberNames = names
    }
}

/// Decoding, for doubles of the services, which create responses from JSON values. The members have no defined order.
extension ResponseBody: Decodable {
    package init(from decoder: any Decoder) throws {
        let data = try JSONEncoder().encode(JSONValue(from: decoder))
        guard let body = ResponseBody(data) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Not an object or array"))
        }
        self = body
    }
}
