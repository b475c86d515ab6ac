public import Foundation

/// A user's TMDb picture.
public struct TMDbAvatar: Codable, Hashable, Sendable {

    /// The path of the picture.
    public let path: URL?

    /// Creates a TMDb avatar.
    public init(
        path: URL? = nil
    ) {
        self.path = path
    }

    private enum CodingKeys: String, CodingKey {
        case path = "avatar_path"
    }
}
