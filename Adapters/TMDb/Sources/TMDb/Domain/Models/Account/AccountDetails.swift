/// A user's account.
///
/// Source: `GET /3/account/{account_id}`.
public struct AccountDetails: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The user name.
    public let username: String
    /// The user's name; may be empty.
    public let name: String?
    /// The user's pictures.
    public let avatar: AccountAvatar?
    /// The user's language, an ISO 639-1 code.
    public let languageCode: String?
    /// The user's country, an ISO 3166-1 code.
    public let countryCode: String?
    /// Whether the user wants titles for adults among results.
    public let includesAdult: Bool?

    /// Creates an account details.
    public init(
        id: Int, username: String, name: String? = nil, avatar: AccountAvatar? = nil, languageCode: String? = nil,
        countryCode: String? = nil, includesAdult: Bool? = nil
    ) {
        self.id = id
        self.username = username
        self.name = name
        self.avatar = avatar
        self.languageCode = languageCode
        self.countryCode = countryCode
        self.includesAdult = includesAdult
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case username
        case name
        case avatar
        case languageCode = "iso_639_1"
        case countryCode = "iso_3166_1"
        case includesAdult = "include_adult"
    }
}
