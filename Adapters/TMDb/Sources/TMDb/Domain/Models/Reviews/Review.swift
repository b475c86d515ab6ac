public import Foundation

/// A user review of a title.
public struct Review: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The author's display name.
    public let author: String
    /// The text of the review, in Markdown or HTML.
    public let content: String
    /// The author's details.
    public let authorDetails: ReviewAuthor?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The date when the review was created.
    public let createdAt: Date?
    /// The date when the review was last updated.
    public let updatedAt: Date?
    /// The URL of the review on TMDb.
    public let url: URL?
    /// The TMDb identifier of the title; only in a review's details.
    public let mediaID: Int?
    /// The name of the title; only in a review's details.
    public let mediaTitle: String?
    /// The media type of the title; only in a review's details.
    public let mediaType: MediaType?

    /// Creates a review.
    public init(
        id: String, author: String, content: String, authorDetails: ReviewAuthor? = nil, languageCode: String? = nil,
        createdAt: Date? = nil, updatedAt: Date? = nil, url: URL? = nil, mediaID: Int? = nil, mediaTitle: String? = nil,
        mediaType: MediaType? = nil
    ) {
        self.id = id
        self.author = author
        self.content = content
        self.authorDetails = authorDetails
        self.languageCode = languageCode
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
        self.mediaID = mediaID
        self.mediaTitle = mediaTitle
        self.mediaType = mediaType
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.author, .content]

        case id
        case author
        case content
        case authorDetails = "author_details"
        case languageCode = "iso_639_1"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
        case mediaID = "media_id"
        case mediaTitle = "media_title"
        case mediaType = "media_type"
    }
}

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
