import CoreDomain
import CoreInfrastructure
import Foundation
import MoviesDomain

/// A mapper from the domain's movies to cache rows, and back.
struct MovieMapper: Sendable {

    private let genreMapper = GenreMapper()
    private let originCountryMapper = OriginCountryMapper()
    private let companyMapper = ProductionCompanyMapper()
    private let countryMapper = ProductionCountryMapper()
    private let languageMapper = SpokenLanguageMapper()
    private let collectionMapper = BelongsToCollectionMapper()

    func map(_ entity: MoviesMovieEntity) -> Movie {
        Movie(
            id: entity.key.movieID, title: entity.title, tagline: entity.tagline, originalTitle: entity.originalTitle,
            originalLanguage: entity.originalLanguage,
            originCountry: entity.originCountries?.map(originCountryMapper.map), overview: entity.overview,
            runtime: entity.runtime, genres: entity.genres?.map(genreMapper.map), releaseDate: entity.releaseDate,
            posterPath: entity.posterPath, backdropPath: entity.backdropPath, budget: entity.budget,
            revenue: entity.revenue, homepageURL: entity.homepageURL, imdbID: entity.imdbID,
            status: entity.status.map { MovieStatus(rawValue: $0) ?? .unknown },
            productionCompanies: entity.productionCompanies?.map(companyMapper.map),
            productionCountries: entity.productionCountries?.map(countryMapper.map),
            spokenLanguages: entity.spokenLanguages?.map(languageMapper.map),
            belongsToCollection: entity.belongsToCollection.map(collectionMapper.map), popularity: entity.popularity,
            voteAverage: entity.voteAverage, voteCount: entity.voteCount, hasVideo: entity.hasVideo,
            isAdultOnly: entity.isAdultOnly)
    }

    /// Maps a movie to its row, without the rows of its parts.
    func map(_ domain: Movie, key: MoviesMovieEntity.Key, cachedAt: Date) -> MoviesMovieEntity {
        MoviesMovieEntity(
            key: key, title: domain.title, tagline: domain.tagline, originalTitle: domain.originalTitle,
            originalLanguage: domain.originalLanguage, overview: domain.overview, runtime: domain.runtime,
            releaseDate: domain.releaseDate, posterPath: domain.posterPath, backdropPath: domain.backdropPath,
            budget: domain.budget, revenue: domain.revenue, homepageURL: domain.homepageURL, imdbID: domain.imdbID,
            status: domain.status?.rawValue, popularity: domain.popularity, voteAverage: domain.voteAverage,
            voteCount: domain.voteCount, hasVideo: domain.hasVideo, isAdultOnly: domain.isAdultOnly, cachedAt: cachedAt,
            genres: domain.genres?.map(genreMapper.map),
            originCountries: domain.originCountry?.map(originCountryMapper.map),
            productionCompanies: domain.productionCompanies?.map(companyMapper.map),
            productionCountries: domain.productionCountries?.map(countryMapper.map),
            spokenLanguages: domain.spokenLanguages?.map(languageMapper.map),
            belongsToCollection: domain.belongsToCollection.map(collectionMapper.map))
    }
}
