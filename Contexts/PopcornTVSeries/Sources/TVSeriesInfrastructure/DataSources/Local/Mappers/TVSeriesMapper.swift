import CoreDomain
import CoreInfrastructure
import Foundation
import TVSeriesDomain

/// A mapper from domain TV series to their cache rows and back.
struct TVSeriesMapper: Sendable {

    private let seasonMapper = TVSeasonColumnsMapper()
    private let episodeMapper = TVEpisodeColumnsMapper()
    private let creatorMapper = CreatorMapper()
    private let networkMapper = NetworkMapper()
    private let genreMapper = GenreMapper()
    private let originCountryMapper = OriginCountryMapper()
    private let companyMapper = ProductionCompanyMapper()
    private let countryMapper = ProductionCountryMapper()
    private let languageMapper = SpokenLanguageMapper()

    func map(_ entity: TVSeriesSeriesEntity) -> TVSeries {
        TVSeries(
            id: entity.key.seriesID, name: entity.name, tagline: entity.tagline, originalName: entity.originalName,
            originalLanguage: entity.originalLanguage, overview: entity.overview,
            episodeRunTime: entity.episodeRunTimes?.map(\.minutes), numberOfSeasons: entity.numberOfSeasons,
            numberOfEpisodes: entity.numberOfEpisodes, seasons: entity.seasons?.map { seasonMapper.map($0) },
            createdBy: entity.creators?.map(creatorMapper.map), genres: entity.genres?.map(genreMapper.map),
            firstAirDate: entity.firstAirDate, originCountry: entity.originCountries?.map(originCountryMapper.map),
            posterPath: entity.posterPath, backdropPath: entity.backdropPath, homepageURL: entity.homepageURL,
            isInProduction: entity.isInProduction, languages: entity.languages?.map(\.text),
            lastAirDate: entity.lastAirDate, lastEpisodeToAir: entity.lastEpisode.map { episodeMapper.map($0) },
            nextEpisodeToAir: entity.nextEpisode.map { episodeMapper.map($0) },
            networks: entity.networks?.map(networkMapper.map),
            productionCompanies: entity.productionCompanies?.map(companyMapper.map),
            productionCountries: entity.productionCountries?.map(countryMapper.map),
            spokenLanguages: entity.spokenLanguages?.map(languageMapper.map), status: entity.status,
            type: entity.type, popularity: entity.popularity, voteAverage: entity.voteAverage,
            voteCount: entity.voteCount, isAdultOnly: entity.isAdultOnly)
    }

    /// Returns the row, without the rows of the parts.
    func map(_ domain: TVSeries, key: TVSeriesSeriesEntity.Key, cachedAt: Date) -> TVSeriesSeriesEntity {
        TVSeriesSeriesEntity(
            key: key, name: domain.name, tagline: domain.tagline, originalName: domain.originalName,
            originalLanguage: domain.originalLanguage, overview: domain.overview,
            numberOfSeasons: domain.numberOfSeasons, numberOfEpisodes: domain.numberOfEpisodes,
            firstAirDate: domain.firstAirDate, posterPath: domain.posterPath, backdropPath: domain.backdropPath,
            homepageURL: domain.homepageURL, isInProduction: domain.isInProduction, lastAirDate: domain.lastAirDate,
            status: domain.status, type: domain.type, popularity: domain.popularity, voteAverage: domain.voteAverage,
            voteCount: domain.voteCount, isAdultOnly: domain.isAdultOnly, cachedAt: cachedAt,
            episodeRunTimes: domain.episodeRunTime?.map(TVSeriesRunTimeEntity.init),
            seasons: domain.seasons?.map(seasonMapper.map), creators: domain.createdBy?.map(creatorMapper.map),
            genres: domain.genres?.map(genreMapper.map),
            originCountries: domain.originCountry?.map(originCountryMapper.map),
            languages: domain.languages?.map(CoreStringEntity.init),
            lastEpisode: domain.lastEpisodeToAir.map(episodeMapper.map),
            nextEpisode: domain.nextEpisodeToAir.map(episodeMapper.map),
            networks: domain.networks?.map(networkMapper.map),
            productionCompanies: domain.productionCompanies?.map(companyMapper.map),
            productionCountries: domain.productionCountries?.map(countryMapper.map),
            spokenLanguages: domain.spokenLanguages?.map(languageMapper.map))
    }
}
