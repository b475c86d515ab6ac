import TMDb
import TVSeriesDomain

/// Maps the age ratings of a TMDb TV series to domain ratings.
struct ContentRatingMapper {

    func map(_ dto: TMDb.ContentRating) -> TVSeriesDomain.ContentRating {
        TVSeriesDomain.ContentRating(region: dto.countryCode, rating: dto.rating, descriptors: dto.descriptors)
    }
}
