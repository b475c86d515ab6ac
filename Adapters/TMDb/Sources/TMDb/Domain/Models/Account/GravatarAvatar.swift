/// A user's picture at Gravatar.
public struct GravatarAvatar: Codable, Hashable, Sendable {

    /// Gravatar's hash of the user's e-mail address.
    public let hash: String?

    /// Creates a picture.
    public init(
        hash: String? = nil
    ) {
        self.hash = hash
    }

    private enum CodingKeys: String, CodingKey {
        case hash
    }
}
