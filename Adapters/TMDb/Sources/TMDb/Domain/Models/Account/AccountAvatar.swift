/// A user's pictures.
public struct AccountAvatar: Codable, Hashable, Sendable {

    /// The picture at Gravatar.
    public let gravatar: GravatarAvatar?
    /// The picture at TMDb.
    public let tmdb: TMDbAvatar?

    /// Creates a user's pictures.
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
