import CoreApplication
import CoreDomain
import MoviesDomain

/// A mapper from movies to their details, with image URLs, an age rating and the watchlist state.
struct MovieDetailsMapper {

    private let companyMapper = ProductionCompanyDetailsMapper()
    private let collectionMapper = MovieCollectionDetailsMapper()

    func map(
        _ content: MovieWithParts, regions: [String], isOnWatchlist: Bool? = nil, texts: TextChain? = nil,
        imagesConfiguration: ImagesConfiguration
    ) -> MovieDetails {
        let rated = content.releases?.certifiedRelease(in: regions)
        return texts.withFallback(content.movie, from: content.translations) { movie, textLanguages in
            MovieDetails(
                id: movie.id, title: movie.title, tagline: movie.tagline, originalTitle: movie.originalTitle,
                originalLanguage: movie.originalLanguage, originCountry: movie.originCountry, overview: movie.overview,
                runtime: movie.runtime, genres: movie.genres, releaseDate: movie.releaseDate,
                posterURLSet: imagesConfiguration.posterURLSet(for: movie.posterPath),
                backdropURLSet: imagesConfiguration.backdropURLSet(for: movie.backdropPath),
                logoURLSet: imagesConfiguration.logoURLSet(for: content.images?.logoPaths.first), budget: movie.budget,
                revenue: movie.revenue, homepageURL: movie.homepageURL, imdbID: movie.imdbID, status: movie.status,
                productionCompanies: movie.productionCompanies?.map {
                    companyMapper.map($0, imagesConfiguration: imagesConfiguration)
                },
                productionCountries: movie.productionCountries, spokenLanguages: movie.spokenLanguages,
                belongsToCollection: movie.belongsToCollection.map {
                    collectionMapper.map($0, imagesConfiguration: imagesConfiguration)
                },
                popularity: movie.popularity, voteAverage: movie.voteAverage, voteCount: movie.voteCount,
                hasVideo: movie.hasVideo, isAdultOnly: movie.isAdultOnly,
                certification: rated?.certification, certificationRegion: rated?.region, isOnWatchlist: isOnWatchlist,
                textLanguages: textLanguages)
        }
    }
}
