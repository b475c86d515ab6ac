public import Foundation

/// A user's picture at TMDb.
public struct TMDbAvatar: Codable, Hashable, Sendable {

    /// The path of the picture.
    public let path: URL?

    /// Creates a picture.
    public init(
        path: URL? = nil
    ) {
        self.path = path
    }

    private enum CodingKeys: String, CodingKey {
        case path = "avatar_path"
    }
}
