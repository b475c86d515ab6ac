import Foundation

/// How TMDb's JSON says dates, URLs and genders, once for all models.
///
/// The compiler prefers these overloads to the standard library's generic methods wherever a model has a property of
/// these types, in decoders it synthesises too. So models stay plain declarations, and a `JSONDecoder` reads them
/// whatever its strategies for dates, data and numbers are. The strategy for keys must be the default: the models name
/// the keys as TMDb writes them, and `.convertFromSnakeCase` hides those names from them.
extension KeyedDecodingContainer {

    /// A date that may be absent, `null` or `""`, all of which mean that there is none. Nor is there one if no more than
    /// the year is known, as of some people; ``UnreadableValues`` learn of that.
    func decodeIfPresent(_ type: Date.Type, forKey key: Key) throws -> Date? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        if let date = CivilDate.date(from: text) { return date }
        guard CivilDate.isImprecise(text) else { throw noDate(text, forKey: key) }
        UnreadableValues.add(noDate(text, forKey: key), at: codingPath + [key])
        return nil
    }

    /// A value as a closure reads it; none if that fails, which ``UnreadableValues`` learn.
    func readable<Value>(_ key: Key, _ read: () throws -> Value?) -> Value? {
        do {
            return try read()
        } catch {
            UnreadableValues.add(error, at: codingPath + [key])
            return nil
        }
    }

    /// A date that must be there.
    func decode(_ type: Date.Type, forKey key: Key) throws -> Date {
        let text = try decode(String.self, forKey: key)
        guard let date = CivilDate.date(from: text) else { throw noDate(text, forKey: key) }
        return date
    }

    /// A URL or an image path that may be absent, `null` or `""`, all of which mean that there is none.
    func decodeIfPresent(_ type: URL.Type, forKey key: Key) throws -> URL? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        return try url(from: text, forKey: key)
    }

    /// A URL or an image path that must be there.
    func decode(_ type: URL.Type, forKey key: Key) throws -> URL {
        try url(from: decode(String.self, forKey: key), forKey: key)
    }

    /// A gender; unknown if it is absent or `null`.
    func decode(_ type: Gender.Type, forKey key: Key) throws -> Gender {
        try decodeIfPresent(Int.self, forKey: key).map(Gender.init(rawValue:)) ?? .unknown
    }

    /// A text; empty if TMDb leaves it out or sends `null`, as it does at times.
    func decodeText(forKey key: Key) throws -> String {
        try decodeIfPresent(String.self, forKey: key) ?? ""
    }

    private func noDate(_ text: String, forKey key: Key) -> DecodingError {
        .dataCorruptedError(
            forKey: key, in: self, debugDescription: "\(text.excerpt) is no date of the form yyyy-MM-dd")
    }

    private func url(from text: String, forKey key: Key) throws -> URL {
        guard let url = URL(lenient: text) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "\(text.excerpt) is no URL")
        }
        return url
    }
}

extension KeyedEncodingContainer {

    /// Writes a date the way TMDb does.
    mutating func encode(_ date: Date, forKey key: Key) throws {
        guard let text = CivilDate.text(from: date) else {
            let context = EncodingError.Context(
                codingPath: codingPath + [key], debugDescription: "The date is outside the years 0 to 9999")
            throw EncodingError.invalidValue(date, context)
        }
        try encode(text, forKey: key)
    }

    /// Writes a URL as its text, whatever the encoder is. `PropertyListEncoder` would write an object, which is not read
    /// back.
    mutating func encode(_ url: URL, forKey key: Key) throws {
        try encode(url.absoluteString, forKey: key)
    }

    /// Writes a URL as its text, if there is one.
    mutating func encodeIfPresent(_ url: URL?, forKey key: Key) throws {
        guard let url else { return }
        try encode(url, forKey: key)
    }

    /// Writes a date the way TMDb does, if there is one.
    mutating func encodeIfPresent(_ date: Date?, forKey key: Key) throws {
        guard let date else { return }
        try encode(date, forKey: key)
    }
}

extension URL {
    /// A URL from a text that people typed.
    ///
    /// A character that a URL cannot hold is percent-encoded. If even that makes no URL (`http://[`), everything
    /// but letters, digits, slashes and the unreserved marks is, so that the text can be had back and nothing is lost.
    init?(lenient text: String) {
        if text.isEmpty { return nil }
        if let url = URL(string: text) {
            self = url
        } else {
            self.init(string: text.percentEncoded(keeping: "/"))
        }
    }
}
