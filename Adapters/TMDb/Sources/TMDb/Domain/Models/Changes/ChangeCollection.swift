/// A collection of the changes to a title or person at TMDb.
///
/// Source: `GET /3/movie/{movie_id}/changes`.
public struct ChangeCollection: Codable, Hashable, Sendable {

    /// The changes, grouped by property.
    public let changes: [Change]

    /// Creates a collection.
    public init(changes: [Change]) {
        self.changes = changes
    }
}

/// A list of the changes to a property.
public struct Change: Codable, Hashable, Sendable {

    /// The name of the property, such as `images`. See ``APIConfiguration/changeKeys``.
    public let key: String
    /// The changes.
    public let items: [ChangeItem]

    /// Creates a change.
    public init(key: String, items: [ChangeItem]) {
        self.key = key
        self.items = items
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.items]

        case key
        case items
    }
}

/// A change to a property.
public struct ChangeItem: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The action, such as `added`.
    public let action: String
    /// The time of the change, such as `2024-12-24 02:06:51 UTC`.
    public let time: String
    /// The language, as an ISO 639-1 code; may be empty.
    public let languageCode: String?
    /// The region, as an ISO 3166-1 code; may be empty.
    public let regionCode: String?
    /// The new value. Its structure depends on the property.
    public let value: JSONValue?
    /// The old value. Its structure depends on the property.
    public let originalValue: JSONValue?

    /// Creates a change item.
    public init(
        id: String, action: String, time: String, languageCode: String? = nil, regionCode: String? = nil,
        value: JSONValue? = nil, originalValue: JSONValue? = nil
    ) {
        self.id = id
        self.action = action
        self.time = time
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.value = value
        self.originalValue = originalValue
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.action, .time]

        case id
        case action
        case time
        case languageCode = "iso_639_1"
        case regionCode = "iso_3166_1"
        case value
        case originalValue = "original_value"
    }
}
