import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

@Suite
struct TVSeriesMapperTests {

    private let mapper = TVSeriesMapper()
    private let key = TVSeriesSeriesEntity.Key(id: 96677, language: "en-GB")
    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)

    private static let bare = TVSeries(id: 96677, name: "Bare")
    private static let empty = TVSeries.mock(
        tagline: "", overview: "", episodeRunTime: [], seasons: [], createdBy: [], genres: [], originCountry: [],
        languages: [], lastEpisodeToAir: nil, nextEpisodeToAir: nil, networks: [], productionCompanies: [],
        productionCountries: [], spokenLanguages: [], status: "", type: "")
    private static let unknown = TVSeries.mock(
        lastEpisodeToAir: .mock(episodeType: "cliffhanger", crew: nil, guestStars: nil), status: "On Hiatus",
        type: "Hörspiel")

    @Test
    func `every property is mapped to its column`() {
        let series = TVSeries.mock()
        let entity = mapper.map(series, key: key, cachedAt: time)

        #expect(entity.key == key)
        #expect(entity.name == series.name)
        #expect(entity.tagline == series.tagline)
        #expect(entity.originalName == series.originalName)
        #expect(entity.originalLanguage == series.originalLanguage)
        #expect(entity.overview == series.overview)
        #expect(entity.episodeRunTimes?.map(\.minutes) == [47, 52])
        #expect(entity.numberOfSeasons == 2)
        #expect(entity.numberOfEpisodes == 17)
        #expect(entity.seasons?.map(\.seasonID) == [134964, 134965])
        #expect(entity.creators?.map(\.personID) == [1_223_888])
        #expect(entity.genres?.map(\.genreID) == [18, 80])
        #expect(entity.firstAirDate == series.firstAirDate)
        #expect(entity.originCountries?.map(\.countryCode) == ["FR"])
        #expect(entity.posterPath == series.posterPath)
        #expect(entity.backdropPath == series.backdropPath)
        #expect(entity.homepageURL == series.homepageURL)
        #expect(entity.isInProduction == true)
        #expect(entity.languages?.map(\.text) == ["fr", "en"])
        #expect(entity.lastAirDate == series.lastAirDate)
        #expect(entity.lastEpisode?.episodeNumber == 1)
        #expect(entity.nextEpisode?.episodeNumber == 8)
        #expect(entity.networks?.map(\.networkID) == [213])
        #expect(entity.productionCompanies?.count == 1)
        #expect(entity.productionCountries?.map(\.countryCode) == ["US"])
        #expect(entity.spokenLanguages?.map(\.languageCode) == ["en"])
        #expect(entity.status == "Returning Series")
        #expect(entity.type == "Scripted")
        #expect(entity.popularity == series.popularity)
        #expect(entity.voteAverage == series.voteAverage)
        #expect(entity.voteCount == series.voteCount)
        #expect(entity.isAdultOnly == false)
        #expect(entity.cachedAt == time)
    }

    @Test(arguments: [TVSeries.mock(), bare, empty, unknown])
    func `a series is mapped to its row and back`(series: TVSeries) {
        #expect(mapper.map(mapper.map(series, key: key, cachedAt: time)) == series)
    }

    @Test
    func `nil and empty values stay distinct`() {
        let bare = mapper.map(Self.bare, key: key, cachedAt: time)
        let empty = mapper.map(Self.empty, key: key, cachedAt: time)

        #expect(bare.seasons == nil)
        #expect(bare.languages == nil)
        #expect(bare.episodeRunTimes == nil)
        #expect(bare.lastEpisode == nil)
        #expect(bare.status == nil)
        #expect(empty.seasons == [])
        #expect(empty.languages == [])
        #expect(empty.episodeRunTimes == [])
        #expect(empty.status == "")
    }

    @Test(arguments: [Creator.mock(), .mock(originalName: "", gender: .unknown, profilePath: nil)])
    func `a creator is mapped to a row and back`(creator: Creator) {
        let entity = CreatorMapper().map(creator)

        #expect(entity.personID == creator.id)
        #expect(entity.creditID == creator.creditID)
        #expect(entity.name == creator.name)
        #expect(entity.originalName == creator.originalName)
        #expect(entity.gender == creator.gender.rawValue)
        #expect(entity.profilePath == creator.profilePath)
        #expect(CreatorMapper().map(entity) == creator)
    }

    @Test(arguments: [Network.mock(), Network(id: 1, name: "")])
    func `a network is mapped to a row and back`(network: Network) {
        let entity = NetworkMapper().map(network)

        #expect(entity.networkID == network.id)
        #expect(entity.name == network.name)
        #expect(entity.logoPath == network.logoPath)
        #expect(entity.originCountry == network.originCountry)
        #expect(entity.headquarters == network.headquarters)
        #expect(entity.homepage == network.homepage)
        #expect(NetworkMapper().map(entity) == network)
    }

    @Test
    func `each rating keeps its descriptors`() {
        let ratings = [
            ContentRating.mock(), ContentRating(region: "US", rating: ""), .mock(region: "DE", descriptors: []),
            .mock(region: "BR", rating: "AL", descriptors: ["drogas", "", "violência"]),
        ]
        let (rows, descriptors) = ContentRatingMapper().map(ratings)

        #expect(rows.map(\.descriptorCount) == [2, nil, 0, 3])
        #expect(descriptors.map(\.text) == ["violence", "strong language", "drogas", "", "violência"])
        #expect(ContentRatingMapper().map(rows, descriptors) == ratings)
    }
}
