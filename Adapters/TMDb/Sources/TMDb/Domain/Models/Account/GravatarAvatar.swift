/// A user's Gravatar picture.
public struct GravatarAvatar: Codable, Hashable, Sendable {

    /// The Gravatar hash of the user's e-mail address.
    public let hash: String?

    /// Creates a Gravatar avatar.
    public init(
        hash: String? = nil
    ) {
        self.hash = hash
    }

    private enum CodingKeys: String, CodingKey {
        case hash
    }
}
