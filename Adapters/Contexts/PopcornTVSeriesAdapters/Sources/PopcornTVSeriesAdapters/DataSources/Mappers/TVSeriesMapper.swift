import CoreDomain
import PopcornSharedAdapters
import TMDb
import TVSeriesDomain

/// A mapper from TMDb TV series to domain TV series.
struct TVSeriesMapper {

    private let seasonMapper = TVSeasonMapper()
    private let episodeMapper = TVEpisodeMapper()
    private let creatorMapper = CreatorMapper()
    private let networkMapper = NetworkMapper()
    private let genreMapper = GenreMapper()
    private let companyMapper = ProductionCompanyMapper()
    private let countryMapper = ProductionCountryMapper()
    private let languageMapper = SpokenLanguageMapper()

    func map(_ dto: TMDb.TVSeries) -> TVSeriesDomain.TVSeries {
        TVSeriesDomain.TVSeries(
            id: dto.id, name: dto.name, tagline: dto.tagline, originalName: dto.originalName,
            originalLanguage: dto.originalLanguage, overview: dto.overview, episodeRunTime: dto.episodeRunTime,
            numberOfSeasons: dto.numberOfSeasons, numberOfEpisodes: dto.numberOfEpisodes,
            seasons: dto.seasons?.map(seasonMapper.map), createdBy: dto.createdBy?.map(creatorMapper.map),
            genres: dto.genres?.map(genreMapper.map), firstAirDate: dto.firstAirDate,
            originCountry: dto.originCountry, posterPath: dto.posterPath, backdropPath: dto.backdropPath,
            homepageURL: dto.homepageURL.webPage, isInProduction: dto.isInProduction, languages: dto.languages,
            lastAirDate: dto.lastAirDate, lastEpisodeToAir: dto.lastEpisodeToAir.map { episodeMapper.map($0) },
            nextEpisodeToAir: dto.nextEpisodeToAir.map { episodeMapper.map($0) },
            networks: dto.networks?.map(networkMapper.map),
            productionCompanies: dto.productionCompanies?.map(companyMapper.map),
            productionCountries: dto.productionCountries?.map(countryMapper.map),
            spokenLanguages: dto.spokenLanguages?.map(languageMapper.map), status: dto.status?.rawValue, type: dto.type,
            popularity: dto.popularity, voteAverage: dto.voteAverage, voteCount: dto.voteCount,
            isAdultOnly: dto.isAdultOnly)
    }
}
