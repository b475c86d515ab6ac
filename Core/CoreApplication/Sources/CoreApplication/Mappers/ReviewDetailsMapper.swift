package import CoreDomain
import Foundation

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
