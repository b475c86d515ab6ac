/// A user's profile pictures.
public struct AccountAvatar: Codable, Hashable, Sendable {

    /// The Gravatar picture.
    public let gravatar: GravatarAvatar?
    /// The TMDb picture.
    public let tmdb: TMDbAvatar?

    /// Creates an avatar.
    public init(
        gravatar: GravatarAvatar? = nil, tmdb: TMDbAvatar? = nil
    ) {
        self.gravatar = gravatar
        self.tmdb = tmdb
    }

    private enum CodingKeys: String, CodingKey {
        case gravatar
        case tmdb
    }
}
