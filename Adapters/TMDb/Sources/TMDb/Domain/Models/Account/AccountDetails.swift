public import Foundation

/// A user's account.
///
/// Source: `GET /3/account/{account_id}`.
public struct AccountDetails: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The username.
    public let username: String
    /// The user's name; may be empty.
    public let name: String?
    /// The user's profile pictures.
    public let avatar: AccountAvatar?
    /// The user's language, as an ISO 639-1 code.
    public let languageCode: String?
    /// The user's country, as an ISO 3166-1 code.
    public let countryCode: String?
    /// Whether the user's results include adult titles.
    public let includesAdult: Bool?

    /// Creates account details.
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

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.username]

        case id
        case username
        case name
        case avatar
        case languageCode = "iso_639_1"
        case countryCode = "iso_3166_1"
        case includesAdult = "include_adult"
    }
}

/// A user's profile pictures.
public struct AccountAvatar: Codable, Hashable, Sendable {

    /// The Gravatar picture.
    public let gravatar: GravatarAvatar?
    /// The TMDb picture.
    public let tmdb: TMDbAvatar?

    /// Creates an avatar.
    public init(gravatar: GravatarAvatar? = nil, tmdb: TMDbAvatar? = nil) {
        self.gravatar = gravatar
        self.tmdb = tmdb
    }
}

/// A user's Gravatar picture.
public struct GravatarAvatar: Codable, Hashable, Sendable {

    /// The Gravatar hash of the user's e-mail address.
    public let hash: String?

    /// Creates a Gravatar avatar.
    public init(hash: String? = nil) {
        self.hash = hash
    }
}

/// A user's TMDb picture.
public struct TMDbAvatar: Codable, Hashable, Sendable {

    /// The path of the picture.
    public let path: URL?

    /// Creates a TMDb avatar.
    public init(path: URL? = nil) {
        self.path = path
    }

    private enum CodingKeys: String, CodingKey {
        case path = "avatar_path"
    }
}
