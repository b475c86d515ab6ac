public import Foundation

/// A user's review of a title.
public struct Review: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: String
    /// The name that the author goes by.
    public let author: String
    /// The review, in Markdown or HTML as the author wrote it.
    public let content: String
    /// More about the author.
    public let authorDetails: ReviewAuthor?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// When it was written.
    public let createdAt: Date?
    /// When it was last changed.
    public let updatedAt: Date?
    /// TMDb's page of the review.
    public let url: URL?
    /// TMDb's identifier of the title; only in a review's details.
    public let mediaID: Int?
    /// The title that is reviewed; only in a review's details.
    public let mediaTitle: String?
    /// The kind of title; only in a review's details.
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

    private enum CodingKeys: String, CodingKey {
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
