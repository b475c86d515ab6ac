import CoreInfrastructure
import TVSeriesDomain

/// Maps the domain's age ratings to rows of ratings and of descriptors in the cache, and back.
struct ContentRatingMapper: Sendable {

    /// The ratings; without rows of descriptors they have none.
    func map(_ entities: [TVSeriesContentRatingEntity], _ descriptors: [CoreTextEntity]?) -> [ContentRating] {
        var rest = (descriptors ?? [])[...]
        return entities.map { entity in
            ContentRating(
                region: entity.region, rating: entity.rating,
                descriptors: rest.take(entity.descriptorCount)?.map(\.text))
        }
    }

    func map(
        _ domain: [ContentRating]
    ) -> (ratings: [TVSeriesContentRatingEntity], descriptors: [CoreTextEntity]) {
        let ratings = domain.map { rating in
            TVSeriesContentRatingEntity(
                region: rating.region, rating: rating.rating, descriptorCount: rating.descriptors?.storedCount)
        }
        return (ratings, domain.flatMap { $0.descriptors ?? [] }.map(CoreTextEntity.init))
    }
}
