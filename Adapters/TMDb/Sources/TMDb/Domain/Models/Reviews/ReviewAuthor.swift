public import Foundation

/// The author of a review.
public struct ReviewAuthor: Codable, Hashable, Sendable {

    /// The user name at TMDb.
    public let username: String
    /// The author's name; may be empty.
    public let name: String?
    /// The path of the author's picture, or a URL elsewhere.
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

    private enum CodingKeys: String, CodingKey {
        case username
        case name
        case avatarPath = "avatar_path"
        case rating
    }
}
