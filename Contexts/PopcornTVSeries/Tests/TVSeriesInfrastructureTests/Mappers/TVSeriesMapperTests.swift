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
        var generator = SeededGenerator(seed: 96677)
        for series in [.mock()] + (0..<200).map({ generator.series(id: $0) }) {
            let entity = mapper.map(series, key: key, cachedAt: time)

            #expect(entity.key == key)
            #expect(entity.episodeRunTimes?.map(\.minutes) == series.episodeRunTime)
            #expect(entity.seasons?.map(\.seasonID) == series.seasons?.map(\.id))
            #expect(entity.creators?.map(\.personID) == series.createdBy?.map(\.id))
            #expect(entity.genres?.map(\.genreID) == series.genres?.map(\.id))
            #expect(entity.originCountries?.map(\.countryCode) == series.originCountry)
            #expect(entity.languages?.map(\.text) == series.languages)
            #expect(entity.lastEpisode?.episodeNumber == series.lastEpisodeToAir?.episodeNumber)
            #expect(entity.nextEpisode?.episodeNumber == series.nextEpisodeToAir?.episodeNumber)
            #expect(entity.networks?.map(\.networkID) == series.networks?.map(\.id))
            #expect(entity.productionCompanies?.count == series.productionCompanies?.count)
            #expect(entity.productionCountries?.map(\.countryCode) == series.productionCountries?.map(\.countryCode))
            #expect(entity.spokenLanguages?.map(\.languageCode) == series.spokenLanguages?.map(\.languageCode))
            let relations: Set = [
                "id", "episodeRunTime", "seasons", "createdBy", "genres", "originCountry", "languages",
                "lastEpisodeToAir", "nextEpisodeToAir", "networks", "productionCompanies", "productionCountries",
                "spokenLanguages",
            ]
            #expect(unequalProperties(of: series, to: entity, except: relations) == [])
            #expect(entity.cachedAt == time)
            #expect(mapper.map(entity).createdBy == series.createdBy)
        }
        #expect(unsetProperties(of: TVSeries.mock()) == [])
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
