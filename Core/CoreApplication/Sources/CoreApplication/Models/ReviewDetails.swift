package import CoreDomain
public import Foundation

/// A user review of a title.
public struct ReviewDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: String
    /// The display name of the author.
    public let author: String
    /// The TMDb username of the author.
    public let username: String?
    /// The URL of the author's avatar, on TMDb or another site.
    public let avatarURL: URL?
    /// The author's rating of the title, from 0.5 to 10.
    public let rating: Double?
    /// The text as written by the author, in Markdown or HTML. Sanitise it before you show it on a page.
    public let content: String
    /// The time of creation.
    public let createdAt: Date?
    /// The time of the last change.
    public let updatedAt: Date?
    /// The URL of the review on TMDb.
    public let url: URL?

    /// Creates a review.
    public init(
        id: String, author: String, username: String? = nil, avatarURL: URL? = nil, rating: Double? = nil,
        content: String, createdAt: Date? = nil, updatedAt: Date? = nil, url: URL? = nil
    ) {
        self.id = id
        self.author = author
        self.username = username
        self.avatarURL = avatarURL
        self.rating = rating
        self.content = content
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }
}

/// A mapper that resolves the avatar URLs of reviews.
package struct ReviewDetailsMapper {

    private let imagesConfiguration: ImagesConfiguration

    package init(imagesConfiguration: ImagesConfiguration) {
        self.imagesConfiguration = imagesConfiguration
    }

    package func map(_ review: Review) -> ReviewDetails {
        ReviewDetails(
            id: review.id, author: review.author, username: review.username, avatarURL: avatarURL(review.avatarPath),
            rating: review.rating, content: review.content, createdAt: review.createdAt, updatedAt: review.updatedAt,
            url: review.url)
    }

    /// Returns the URL of an avatar. TMDb sends avatars on other sites as paths, such as `/https://example.com/a.jpg`;
    /// only HTTPS URLs are accepted.
    private func avatarURL(_ path: URL?) -> URL? {
        guard let path else { return nil }
        let text = path.absoluteString.drop { $0 == "/" }
        guard text.contains("://") else { return imagesConfiguration.profileURLSet(for: path)?.card }
        return text.lowercased().hasPrefix("https://") ? URL(string: String(text)) : nil
    }
}
