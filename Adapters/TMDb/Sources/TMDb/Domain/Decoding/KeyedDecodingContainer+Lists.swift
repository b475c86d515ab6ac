/// Lists that TMDb leaves out at times, which then are empty.
///
/// A title without logos has at times no `logos`, and a part that is appended may come without its list.
extension KeyedDecodingContainer {

    /// Images; none if they are absent or `null`.
    func decode(_ type: [ImageMetadata].Type, forKey key: Key) throws -> [ImageMetadata] {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    /// Translations; none if they are absent or `null`.
    func decode<Texts>(_ type: [Translation<Texts>].Type, forKey key: Key) throws -> [Translation<Texts>] {
        try decodeIfPresent(type, forKey: key) ?? []
    }
}
