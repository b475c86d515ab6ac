/// Decoding of resources that are appended to details. TMDb may send an error in place of a resource.
extension KeyedDecodingContainer {

    /// Decodes an appended resource. Returns `nil` if it is absent or `null`, or if TMDb sent an error in its place.
    func decodeAppended<Resource>(
        forKey key: Key, _ read: (any Decoder) throws -> Resource
    ) throws -> Resource? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        let decoder = try superDecoder(forKey: key)
        let error = try? decoder.container(keyedBy: ErrorKey.self)
        if let error, try error.decodeIfPresent(Bool.self, forKey: .success) == false { return nil }
        return try read(decoder)
    }
}

/// The keys by which an error in place of an appended resource is recognised.
private enum ErrorKey: String, CodingKey {
    case success
}
