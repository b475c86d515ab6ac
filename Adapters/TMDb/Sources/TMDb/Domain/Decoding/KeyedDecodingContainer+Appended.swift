/// Resources that were appended to details, whose own answers may be refused.
extension KeyedDecodingContainer {

    /// An appended resource; `nil` if it is absent or `null`, or if TMDb's refusal stands in its place.
    func decodeAppended<Resource>(
        forKey key: Key, _ read: (any Decoder) throws -> Resource
    ) throws -> Resource? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        let decoder = try superDecoder(forKey: key)
        let refusal = try? decoder.container(keyedBy: RefusalKey.self)
        if let refusal, try refusal.decodeIfPresent(Bool.self, forKey: .success) == false { return nil }
        return try read(decoder)
    }
}

/// What a refused answer has, and no resource.
private enum RefusalKey: String, CodingKey {
    case success
}
