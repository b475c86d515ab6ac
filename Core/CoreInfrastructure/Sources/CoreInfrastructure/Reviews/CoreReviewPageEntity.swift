package import CoreDomain
package import Foundation
import PopcornCaching
package import PopcornPersistence

/// A cache row of a page of reviews.
package struct CoreReviewPageEntity: Equatable {
    package static let table = "core_review_page"

    package let key: CoreListPageEntity.Key
    let totalPages: Int
    let totalResults: Int
    package let cachedAt: Date
    var reviews: [CoreReviewEntity]?
}

extension CoreReviewPageEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        totalPages = row.column("total_pages", \.totalPages)
        totalResults = row.column("total_results", \.totalResults)
        cachedAt = row.cachedAt(\.cachedAt)
        reviews = row.many("review", \.reviews)
    }
}

/// A cache row of a review.
struct CoreReviewEntity: Equatable {
    let reviewID: String
    let author: String
    let username: String?
    let avatarPath: URL?
    let rating: Double?
    let content: String
    let createdAt: Date?
    let updatedAt: Date?
    let url: URL?
}

extension CoreReviewEntity: Entity {
    init(from row: Row<Self>) {
        reviewID = row.column("review_id", \.reviewID)
        author = row.column("author", \.author)
        username = row.column("username", \.username)
        avatarPath = row.column("avatar_path", \.avatarPath)
        rating = row.column("rating", \.rating)
        content = row.column("content", \.content)
        createdAt = row.column("created_at", \.createdAt)
        updatedAt = row.column("updated_at", \.updatedAt)
        url = row.column("url", \.url)
    }
}

/// A mapper between pages of reviews and their cache rows.
package struct ReviewPageMapper: AggregateMapper {

    package init() {}

    package func map(_ entity: CoreReviewPageEntity) -> ContentPage<Review> {
        ContentPage(
            page: entity.key.page, totalPages: entity.totalPages, totalResults: entity.totalResults,
            items: (entity.reviews ?? []).map { review in
                Review(
                    id: review.reviewID, author: review.author, username: review.username,
                    avatarPath: review.avatarPath, rating: review.rating, content: review.content,
                    createdAt: review.createdAt, updatedAt: review.updatedAt, url: review.url)
            })
    }

    package func map(
        _ domain: ContentPage<Review>, key: CoreListPageEntity.Key, cachedAt: Date
    ) -> CoreReviewPageEntity {
        CoreReviewPageEntity(
            key: key, totalPages: domain.totalPages, totalResults: domain.totalResults, cachedAt: cachedAt,
            reviews: domain.items.map { review in
                CoreReviewEntity(
                    reviewID: review.id, author: review.author, username: review.username,
                    avatarPath: review.avatarPath, rating: review.rating, content: review.content,
                    createdAt: review.createdAt, updatedAt: review.updatedAt, url: review.url)
            })
    }
}
