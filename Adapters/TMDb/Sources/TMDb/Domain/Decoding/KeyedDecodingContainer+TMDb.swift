import Foundation

/// Decoding of the dates, URLs and raw values in TMDb's JSON, in the same way for all models.
///
/// The compiler prefers these overloads to the standard library's generic methods wherever a model has a property of
/// these types, including in synthesised decoders. A `JSONDecoder` can therefore have any strategy for dates, data and
/// numbers. Its key strategy must be the default, because `.convertFromSnakeCase` hides TMDb's key names from the
/// models.
extension KeyedDecodingContainer {

    /// Decodes a date. Returns `nil` if the value is absent, `null` or `""`, or if it is incomplete, such as `1945`.
    func decodeIfPresent(_ type: Date.Type, forKey key: Key) throws -> Date? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        return readable(key) { try date(from: text, forKey: key) }
    }

    /// Decodes a day that may be incomplete: a complete day, or the known parts of an incomplete day.
    func decodeDay(forKey key: Key) throws -> (Date?, PartialDate?) {
        if let text = try decodeIfPresent(String.self, forKey: key), CivilDate.day(from: text) == nil,
            let partial = PartialDate(text)
        {
            return (nil, partial)
        }
        return (try decodeIfPresent(Date.self, forKey: key), nil)
    }

    /// Decodes a required date.
    func decode(_ type: Date.Type, forKey key: Key) throws -> Date {
        try date(from: decode(String.self, forKey: key), forKey: key)
    }

    /// Returns the date in a string. The key of an instant ends with `_at`; all other dates are days.
    private func date(from text: String, forKey key: Key) throws -> Date {
        let isInstant = key.stringValue.hasSuffix("_at")
        guard let date = isInstant ? CivilDate.instant(from: text) : CivilDate.day(from: text) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "\(text.excerpt) is not a date of the form yyyy-MM-dd")
        }
        return date
    }

    /// Decodes a URL or an image path. Returns `nil` if the value is absent, `null` or `""`.
    func decodeIfPresent(_ type: URL.Type, forKey key: Key) throws -> URL? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        return readable(key) { try url(from: text, forKey: key) }
    }

    /// Decodes a required URL or image path.
    func decode(_ type: URL.Type, forKey key: Key) throws -> URL {
        try url(from: decode(String.self, forKey: key), forKey: key)
    }

    /// Decodes a gender, which is unknown if it is absent or cannot be read.
    func decode(_ type: Gender.Type, forKey key: Key) throws -> Gender {
        try decodeIfPresent(type, forKey: key) ?? .unknown
    }

    /// Decodes a type of release, which is 0 if it is absent or cannot be read.
    func decode(_ type: ReleaseType.Type, forKey key: Key) throws -> ReleaseType {
        try decodeIfPresent(type, forKey: key) ?? ReleaseType(rawValue: 0)
    }

    /// Decodes a type of video, which is empty if it is absent or cannot be read.
    func decode(_ type: VideoType.Type, forKey key: Key) throws -> VideoType {
        try decodeIfPresent(type, forKey: key) ?? VideoType(rawValue: "")
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
