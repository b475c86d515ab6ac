package import CoreDomain
package import Foundation

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
