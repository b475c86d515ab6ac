import CoreDomain
import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from TMDb movies to domain movies.
struct MovieMapper {

    private let genreMapper = GenreMapper()
    private let statusMapper = MovieStatusMapper()
    private let productionCompanyMapper = ProductionCompanyMapper()
    private let productionCountryMapper = ProductionCountryMapper()
    private let spokenLanguageMapper = SpokenLanguageMapper()
    private let collectionMapper = BelongsToCollectionMapper()

    func map(_ dto: TMDb.Movie) -> MoviesDomain.Movie {
        MoviesDomain.Movie(
            id: dto.id,
            title: dto.title,
            tagline: dto.tagline,
            originalTitle: dto.originalTitle,
            originalLanguage: dto.originalLanguage,
            originCountry: dto.originCountry,
            overview: dto.overview,
            runtime: dto.runtime,
            genres: dto.genres?.map(genreMapper.map),
            releaseDate: dto.releaseDate,
            posterPath: dto.posterPath,
            backdropPath: dto.backdropPath,
            budget: dto.budget,
            revenue: dto.revenue,
            homepageURL: dto.homepageURL.webPage,
            imdbID: dto.imdbID,
            status: dto.status.map(statusMapper.map),
            productionCompanies: dto.productionCompanies?.map(productionCompanyMapper.map),
            productionCountries: dto.productionCountries?.map(productionCountryMapper.map),
            spokenLanguages: dto.spokenLanguages?.map(spokenLanguageMapper.map),
            belongsToCollection: dto.belongsToCollection.map(collectionMapper.map),
            popularity: dto.popularity,
            voteAverage: dto.voteAverage,
            voteCount: dto.voteCount,
            hasVideo: dto.hasVideo,
            isAdultOnly: dto.isAdultOnly
        )
    }
}
