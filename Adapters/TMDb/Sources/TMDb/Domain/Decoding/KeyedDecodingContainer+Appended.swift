/// Decoding of resources that are appended to details.
///
/// A resource is unknown if it is absent, `null` or unreadable, or if TMDb sent an error in its place. An empty
/// resource is known.
extension KeyedDecodingContainer {

    /// Decodes an appended resource. Returns `nil` if the resource is unknown.
    func decodeAppended<Resource: Decodable>(_ key: Key) -> Resource? {
        decodeAppended(key) { try Resource(from: $0) }
    }

    /// Decodes an appended resource with a closure. Returns `nil` if the resource is unknown.
    func decodeAppended<Resource>(_ key: Key, _ read: (any Decoder) throws -> Resource) -> Resource? {
        guard contains(key) else { return nil }
        return readable(key) {
            let decoder = try superDecoder(forKey: key)
            if try decoder.container(keyedBy: ErrorKey.self).isError {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: self, debugDescription: "TMDb sent an error in place of the resource")
            }
            return try read(decoder)
        }
    }
}

/// The keys by which an error in place of an appended resource is recognised.
private enum ErrorKey: String, CodingKey {
    case success
    case statusCode = "status_code"
    case statusMessage = "status_message"
}

extension KeyedDecodingContainer<ErrorKey> {
    fileprivate var isError: Bool {
        let success = contains(.success) ? try? decode(Bool.self, forKey: .success) : nil
        return success.map { !$0 } ?? (contains(.statusCode) || contains(.statusMessage))
    }
}
