/// The properties of a list to make or to change. What is `nil` is left to TMDb, or as it is.
public struct UserListProperties: Codable, Hashable, Sendable {

    /// The list's name. A list to make needs one.
    public var name: String?
    /// What the list is about.
    public var description: String?
    /// The language, an ISO 639-1 code. A list to make needs one.
    public var languageCode: String?
    /// The region, an ISO 3166-1 code.
    public var regionCode: String?
    /// Whether everyone may see the list. TMDb's default: yes.
    public var isPublic: Bool?
    /// The order of the entries.
    public var sortBy: UserListSort?

    /// Writes the properties as TMDb honours them: of a list to make, only `0` and not `false` makes it private.
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
