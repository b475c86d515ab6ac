import CoreDomain
import CoreInfrastructure
import Foundation
import MoviesDomain

/// Maps movies to their row and back.
struct MovieMapper: Sendable {

    private let genreMapper = GenreMapper()
    private let originCountryMapper = OriginCountryMapper()
    private let companyMapper = ProductionCompanyMapper()
    private let countryMapper = ProductionCountryMapper()
    private let languageMapper = SpokenLanguageMapper()
    private let collectionMapper = BelongsToCollectionMapper()

    func map(_ entity: MoviesMovieEntity) -> Movie {
        Movie(
            id: entity.movieID,
            title: entity.title,
            tagline: entity.tagline,
            originalTitle: entity.originalTitle,
            originalLanguage: entity.originalLanguage,
            originCountry: entity.originCountries?.map(originCountryMapper.map),
            overview: entity.overview,
            runtime: entity.runtime,
            genres: entity.genres?.map(genreMapper.map),
            releaseDate: entity.releaseDate,
            posterPath: entity.posterPath,
            backdropPath: entity.backdropPath,
            budget: entity.budget,
            revenue: entity.revenue,
            homepageURL: entity.homepageURL,
            imdbID: entity.imdbID,
            status: entity.status.map { MovieStatus(rawValue: $0) ?? .unknown },
            productionCompanies: entity.productionCompanies?.map(companyMapper.map),
            productionCountries: entity.productionCountries?.map(countryMapper.map),
            spokenLanguages: entity.spokenLanguages?.map(languageMapper.map),
            belongsToCollection: entity.belongsToCollection.map(collectionMapper.map),
            popularity: entity.popularity,
            voteAverage: entity.voteAverage,
            voteCount: entity.voteCount,
            hasVideo: entity.hasVideo,
            isAdultOnly: entity.isAdultOnly)
    }

    func map(_ domain: Movie, language: String, cachedAt: Date) -> MoviesMovieEntity {
        var entity = MoviesMovieEntity(movieID: domain.id, language: language)
        map(domain, to: &entity, cachedAt: cachedAt)
        return entity
    }

    /// Updates all but the key, which stays the row's own.
    func map(_ domain: Movie, to entity: inout MoviesMovieEntity, cachedAt: Date) {
        entity.title = domain.title
        entity.tagline = domain.tagline
        entity.originalTitle = domain.originalTitle
        entity.originalLanguage = domain.originalLanguage
        entity.originCountries = domain.originCountry?.map(originCountryMapper.map)
        entity.overview = domain.overview
        entity.runtime = domain.runtime
        entity.genres = domain.genres?.map(genreMapper.map)
        entity.releaseDate = domain.releaseDate
        entity.posterPath = domain.posterPath
        entity.backdropPath = domain.backdropPath
        entity.budget = domain.budget
        entity.revenue = domain.revenue
        entity.homepageURL = domain.homepageURL
        entity.imdbID = domain.imdbID
        entity.status = domain.status?.rawValue
        entity.productionCompanies = domain.productionCompanies?.map(companyMapper.map)
        entity.productionCountries = domain.productionCountries?.map(countryMapper.map)
        entity.spokenLanguages = domain.spokenLanguages?.map(languageMapper.map)
        entity.belongsToCollection = domain.belongsToCollection.map(collectionMapper.map)
        entity.popularity = domain.popularity
        entity.voteAverage = domain.voteAverage
        entity.voteCount = domain.voteCount
        entity.hasVideo = domain.hasVideo
        entity.isAdultOnly = domain.isAdultOnly
        entity.cachedAt = cachedAt
    }
}
