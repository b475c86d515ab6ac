import CoreInfrastructure
import TVSeriesDomain

/// A mapper from age ratings to cache rows of ratings and of descriptors, and back.
///
/// The descriptors of all ratings of a TV series are stored in one table, in the order of the ratings. Each rating's
/// row stores the number of its descriptors.
struct ContentRatingMapper: Sendable {

    /// Maps rows to age ratings, without descriptors if their rows were not read.
    func map(_ entities: [TVSeriesContentRatingEntity], _ descriptors: [CoreStringEntity]?) -> [ContentRating] {
        var rest = (descriptors ?? [])[...]
        return entities.map { entity in
            ContentRating(
                region: entity.region, rating: entity.rating,
                descriptors: rest.take(entity.descriptorCount)?.map(\.text))
        }
    }

    func map(
        _ domain: [ContentRating]
    ) -> (ratings: [TVSeriesContentRatingEntity], descriptors: [CoreStringEntity]) {
        let ratings = domain.map { rating in
            TVSeriesContentRatingEntity(
                region: rating.region, rating: rating.rating, descriptorCount: rating.descriptors?.storedCount)
        }
        return (ratings, domain.flatMap { $0.descriptors ?? [] }.map(CoreStringEntity.init))
    }
}
