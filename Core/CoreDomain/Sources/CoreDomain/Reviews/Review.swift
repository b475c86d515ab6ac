package import Foundation

/// A user review of a title.
package struct Review: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    package let id: String
    /// The display name of the author.
    package let author: String
    /// The TMDb username of the author.
    package let username: String?
    /// The path of the author's avatar, or a path that consists of its URL on another site.
    package let avatarPath: URL?
    /// The author's rating of the title, from 0.5 to 10.
    package let rating: Double?
    /// The text, in Markdown or HTML.
    package let content: String
    /// The time of creation.
    package let createdAt: Date?
    /// The time of the last change.
    package let updatedAt: Date?
    /// The URL of the review on TMDb.
    package let url: URL?

    /// Creates a review.
    package init(
        id: String, author: String, username: String? = nil, avatarPath: URL? = nil, rating: Double? = nil,
        content: String, createdAt: Date? = nil, updatedAt: Date? = nil, url: URL? = nil
    ) {
        self.id = id
        self.author = author
        self.username = username
        self.avatarPath = avatarPath
        self.rating = rating
        self.content = content
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }
}

/// The reviews of a title.
package struct ReviewList: ContentList {

    /// The title.
    package let title: TitleID

    /// Creates a list.
    package init(_ title: TitleID) {
        self.title = title
    }

    package var name: String { "\(title.kind.rawValue)/\(title.id)/reviews" }
    package var isRegional: Bool { false }

    package func validate() throws(PopcornError) {
        try title.kind.validate(title.id)
    }
}
