package import Foundation

/// The body of a response as TMDb sent it, after decompression and without a byte order mark: a complete JSON object or
/// array.
package struct PublicResponse: Sendable {

    /// The bytes of the body.
    package let data: Data
    /// The names of the object's members, without members whose value is `null` or an error that TMDb sent in place of
    /// an appended resource; empty for an array.
    package let memberNames: Set<String>
    /// The names of the members that can be appended resources: objects with members.
    package let resourceNames: Set<String>

    /// Creates the body of a response. Returns `nil` if the data is not a complete JSON object or array.
    package init?(_ data: Data) {
        let data = data.withoutByteOrderMark
        guard let members = JSONScanner.members(of: data) else { return nil }
        self.data = data
        let values = members.mapValues { data[data.startIndex + $0.lowerBound..<data.startIndex + $0.upperBound] }
            .filter { !Self.isError($0.value) }
        memberNames = Set(values.keys)
        resourceNames = Set(values.lazy.filter { Self.isContainer($0.value, of: "{", "}") }.map(\.key))
    }

    /// Whether the body is an array with elements.
    package var isList: Bool { Self.isContainer(data.drop(while: \.isJSONSpace), of: "[", "]") }

    /// Returns whether a value is an error that TMDb sent in place of a resource.
    private static func isError(_ value: Data) -> Bool {
        value.count <= ErrorEnvelope.maximumBodySize && value.first == UInt8(ascii: "{")
            && ErrorEnvelope(value)?.isFailure == true
    }

    /// Returns whether a value is a container with content.
    private static func isContainer(_ value: Data, of opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Bool {
        value.first == UInt8(ascii: opening)
            && value.dropFirst().first { !$0.isJSONSpace } != UInt8(ascii: closing)
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
