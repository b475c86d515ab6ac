import TMDb
import TVSeriesDomain

/// Maps TMDb's age ratings of a series to the domain's.
struct ContentRatingMapper {

    func map(_ dto: TMDb.ContentRating) -> TVSeriesDomain.ContentRating {
        TVSeriesDomain.ContentRating(region: dto.countryCode, rating: dto.rating, descriptors: dto.descriptors)
    }
}
