package import Foundation

/// The body of a response as TMDb sent it, after decompression: a complete JSON object or array.
package struct PublicResponse: Sendable {

    /// The bytes of the body.
    package let data: Data
    /// The names of the object's members, without members whose value is `null` or an error that TMDb sent in place of
    /// an appended resource; empty for an array.
    package let memberNames: Set<String>

    /// Creates the body of a response. Returns `nil` if the data is not a complete JSON object or array.
    package init?(_ data: Data) {
        guard let members = JSONScanner.members(of: data) else { return nil }
        self.data = data
        memberNames = Set(members.lazy.filter { !Self.isError($0.value, of: data) }.map(\.key))
    }

    /// Returns whether a value is an error that TMDb sent in place of a resource.
    private static func isError(_ value: Range<Int>, of data: Data) -> Bool {
        guard value.count <= ErrorEnvelope.maximumBodySize else { return false }
        let start = data.startIndex
        let value = data[start + value.lowerBound..<start + value.upperBound]
        return value.first == UInt8(ascii: "{") && ErrorEnvelope(value)?.isFailure == true
    }
}

/// Decoding, for doubles of the services, which create responses from JSON values. The members have no defined order.
extension PublicResponse: Decodable {
    package init(from decoder: any Decoder) throws {
        let data = try JSONEncoder().encode(JSONValue(from: decoder))
        guard let body = PublicResponse(data) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Not an object or array"))
        }
        self = body
    }
}
