import Foundation

/// Decoding of the dates, URLs and genders in TMDb's JSON, in the same way for all models.
///
/// The compiler prefers these overloads to the standard library's generic methods wherever a model has a property of
/// these types, including in synthesised decoders. A `JSONDecoder` can therefore have any strategy for dates, data and
/// numbers. Its key strategy must be the default, because `.convertFromSnakeCase` hides TMDb's key names from the
/// models.
extension KeyedDecodingContainer {

    /// Decodes a date. Returns `nil` if the value is absent, `null` or `""`.
    ///
    /// An incomplete date, such as an air date of `1945`, is `nil` too, and is recorded in
    /// ``OmittedValues``.
    func decodeIfPresent(_ type: Date.Type, forKey key: Key) throws -> Date? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        if let date = CivilDate.date(from: text) { return date }
        guard CivilDate.isImprecise(text) else { throw invalidDate(text, forKey: key) }
        OmittedValues.add(invalidDate(text, forKey: key), at: codingPath + [key])
        return nil
    }

    /// Decodes a date that may be incomplete: a complete date, or the known parts of an incomplete date.
    func decodeDay(forKey key: Key) throws -> (Date?, PartialDate?) {
        if let text = try decodeIfPresent(String.self, forKey: key), CivilDate.date(from: text) == nil,
            let partial = PartialDate(text)
        {
            return (nil, partial)
        }
        return (try decodeIfPresent(Date.self, forKey: key), nil)
    }

    /// Returns the value that a closure decodes, or `nil` if the closure throws. The error is recorded in
    /// ``OmittedValues``.
    func readable<Value>(_ key: Key, _ read: () throws -> Value?) -> Value? {
        do {
            return try read()
        } catch {
            OmittedValues.add(error, at: codingPath + [key])
            return nil
        }
    }

    /// Decodes a required date.
    func decode(_ type: Date.Type, forKey key: Key) throws -> Date {
        let text = try decode(String.self, forKey: key)
        guard let date = CivilDate.date(from: text) else { throw invalidDate(text, forKey: key) }
        return date
    }

    /// Decodes a URL or an image path. Returns `nil` if the value is absent, `null` or `""`.
    func decodeIfPresent(_ type: URL.Type, forKey key: Key) throws -> URL? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        return try url(from: text, forKey: key)
    }

    /// Decodes a required URL or image path.
    func decode(_ type: URL.Type, forKey key: Key) throws -> URL {
        try url(from: decode(String.self, forKey: key), forKey: key)
    }

    /// Decodes a gender, which is unknown if the value is absent or `null`.
    func decode(_ type: Gender.Type, forKey key: Key) throws -> Gender {
        try decodeIfPresent(Int.self, forKey: key).map(Gender.init(rawValue:)) ?? .unknown
    }

    /// Decodes a string, which is empty if the value is absent or `null`.
    func decodeText(forKey key: Key) throws -> String {
        try decodeIfPresent(String.self, forKey: key) ?? ""
    }

    private func invalidDate(_ text: String, forKey key: Key) -> DecodingError {
        .dataCorruptedError(
            forKey: key, in: self, debugDescription: "\(text.excerpt) is not a date of the form yyyy-MM-dd")
    }

    private func url(from text: String, forKey key: Key) throws -> URL {
        guard let url = URL(lenient: text) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "\(text.excerpt) is not a URL")
        }
        return url
    }
}

extension KeyedEncodingContainer {

    /// Encodes a date in TMDb's form.
    mutating func encode(_ date: Date, forKey key: Key) throws {
        guard let text = CivilDate.string(from: date) else {
            let context = EncodingError.Context(
                codingPath: codingPath + [key], debugDescription: "The date is outside the years 0 to 9999")
            throw EncodingError.invalidValue(date, context)
        }
        try encode(text, forKey: key)
    }

    /// Encodes a URL as a string with any encoder. `PropertyListEncoder` would encode an object, which cannot be
    /// decoded here.
    mutating func encode(_ url: URL, forKey key: Key) throws {
        try encode(url.absoluteString, forKey: key)
    }

    /// Encodes a URL as a string, unless it is `nil`.
    mutating func encodeIfPresent(_ url: URL?, forKey key: Key) throws {
        guard let url else { return }
        try encode(url, forKey: key)
    }

    /// Encodes a date in TMDb's form, unless it is `nil`.
    mutating func encodeIfPresent(_ date: Date?, forKey key: Key) throws {
        guard let date else { return }
        try encode(date, forKey: key)
    }
}

extension URL {
    /// Creates a URL from a string that users entered at TMDb.
    ///
    /// Invalid characters are percent-encoded. If the result is still not a URL (`http://[`), all characters except
    /// letters, digits, slashes and unreserved marks are percent-encoded, so that the string can be restored.
    init?(lenient text: String) {
        if text.isEmpty { return nil }
        if let url = URL(string: text) {
            self = url
        } else {
            self.init(string: text.percentEncoded(keeping: "/"))
        }
    }
}
