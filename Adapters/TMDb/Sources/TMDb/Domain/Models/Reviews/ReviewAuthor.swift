public import Foundation

/// An author of a review.
public struct ReviewAuthor: Codable, Hashable, Sendable {

    /// The TMDb username.
    public let username: String
    /// The name; may be empty.
    public let name: String?
    /// The path of the avatar, or its URL on another site.
    public let avatarPath: URL?
    /// The author's rating of the title, from 0.5 to 10.
    public let rating: Double?

    /// Creates a review author.
    public init(username: String, name: String? = nil, avatarPath: URL? = nil, rating: Double? = nil) {
        self.username = username
        self.name = name
        self.avatarPath = avatarPath
        self.rating = rating
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.username]

        case username
        case name
        case avatarPath = "avatar_path"
        case rating
    }
}
