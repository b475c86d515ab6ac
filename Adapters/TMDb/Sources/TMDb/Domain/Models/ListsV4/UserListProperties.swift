/// The properties for creating or updating a list.
///
/// A property that is `nil` gets TMDb's default when the list is created, and is unchanged when it is updated.
public struct UserListProperties: Codable, Hashable, Sendable {

    /// The name. Required when creating a list.
    public var name: String?
    /// The description.
    public var description: String?
    /// The language, as an ISO 639-1 code. Required when creating a list.
    public var languageCode: String?
    /// The region, as an ISO 3166-1 code.
    public var regionCode: String?
    /// Whether the list is public. TMDb's default: `true`.
    public var isPublic: Bool?
    /// The sort order of the items.
    public var sortBy: UserListSort?

    /// Encodes the properties. `isPublic` is encoded as 0 or 1, because TMDb ignores `false` when it creates a list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(description, forKey: .description)
        try container.encodeIfPresent(languageCode, forKey: .languageCode)
        try container.encodeIfPresent(regionCode, forKey: .regionCode)
        try container.encodeIfPresent(isPublic.map { $0 ? 1 : 0 }, forKey: .isPublic)
        try container.encodeIfPresent(sortBy, forKey: .sortBy)
    }

    /// Creates properties.
    public init(
        name: String? = nil, description: String? = nil, languageCode: String? = nil, regionCode: String? = nil,
        isPublic: Bool? = nil, sortBy: UserListSort? = nil
    ) {
        self.name = name
        self.description = description
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.isPublic = isPublic
        self.sortBy = sortBy
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case description
        case languageCode = "iso_639_1"
        case regionCode = "iso_3166_1"
        case isPublic = "public"
        case sortBy = "sort_by"
    }
}

/// The response to creating a list.
///
/// Source: `POST /4/list`.
public struct CreatedUserList: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the new list.
    public let id: Int
    /// Whether the list was created.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a response.
    public init(id: Int, success: Bool? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil) {
        self.id = id
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
