import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@testable import CoreInfrastructure

/// Tests of each mapper in both directions. The property tests of the contexts cover the stored rows.
@Suite
struct MapperTests {

    @Test(arguments: [Genre.mock(), .mock(id: -1, name: "")])
    func `a genre is mapped to a row and back`(domain: Genre) {
        let entity = GenreMapper().map(domain)

        #expect(entity.genreID == domain.id)
        #expect(entity.name == domain.name)
        #expect(GenreMapper().map(entity) == domain)
    }

    @Test(arguments: ["GB", ""])
    func `a country of origin is mapped to a row and back`(domain: String) {
        let entity = OriginCountryMapper().map(domain)

        #expect(entity.countryCode == domain)
        #expect(OriginCountryMapper().map(entity) == domain)
    }

    @Test(arguments: [ProductionCompany.mock(), .mock(originCountry: "", logoPath: nil)])
    func `a company is mapped to a row and back`(domain: ProductionCompany) {
        let entity = ProductionCompanyMapper().map(domain)

        #expect(entity.companyID == domain.id)
        #expect(entity.name == domain.name)
        #expect(entity.originCountry == domain.originCountry)
        #expect(entity.logoPath == domain.logoPath)
        #expect(ProductionCompanyMapper().map(entity) == domain)
    }

    @Test(arguments: [
        Translation.mock(), .mock(texts: ContentTexts()),
        .mock(
            languageCode: "", countryCode: "", texts: ContentTexts(title: "", tagline: "", overview: "", biography: "")),
    ])
    func `a translation is mapped to a row and back`(domain: Translation) {
        let entity = TranslationMapper().map(domain)

        #expect(entity.languageCode == domain.languageCode)
        #expect(entity.countryCode == domain.countryCode)
        #expect(entity.title == domain.texts.title)
        #expect(entity.tagline == domain.texts.tagline)
        #expect(entity.overview == domain.texts.overview)
        #expect(entity.homepageURL == domain.texts.homepageURL)
        #expect(entity.biography == domain.texts.biography)
        #expect(TranslationMapper().map(entity) == domain)
    }

    @Test
    func `a production country is mapped to a row and back`() {
        let entity = ProductionCountryMapper().map(.mock())

        #expect(entity.countryCode == "US")
        #expect(entity.name == "United States of America")
        #expect(ProductionCountryMapper().map(entity) == .mock())
    }

    @Test(arguments: [SpokenLanguage.mock(), .mock(name: "")])
    func `a spoken language is mapped to a row and back`(domain: SpokenLanguage) {
        let entity = SpokenLanguageMapper().map(domain)

        #expect(entity.languageCode == domain.languageCode)
        #expect(entity.name == domain.name)
        #expect(SpokenLanguageMapper().map(entity) == domain)
    }

    @Test(arguments: [CastMember.mock(), .mock(castID: nil, character: "", gender: .unknown, profilePath: nil)])
    func `a cast member is mapped to a row and back`(domain: CastMember) {
        let entity = CastMemberMapper().map(domain)

        #expect(entity.personID == domain.id)
        #expect(entity.castID == domain.castID)
        #expect(entity.creditID == domain.creditID)
        #expect(entity.name == domain.name)
        #expect(entity.character == domain.character)
        #expect(entity.gender == domain.gender.rawValue)
        #expect(entity.profilePath == domain.profilePath)
        #expect(entity.order == domain.order)
        #expect(CastMemberMapper().map(entity) == domain)
    }

    @Test(arguments: [CrewMember.mock(), .mock(gender: .other, profilePath: nil)])
    func `a crew member is mapped to a row and back`(domain: CrewMember) {
        let entity = CrewMemberMapper().map(domain)

        #expect(entity.personID == domain.id)
        #expect(entity.creditID == domain.creditID)
        #expect(entity.name == domain.name)
        #expect(entity.job == domain.job)
        #expect(entity.department == domain.department)
        #expect(entity.gender == domain.gender.rawValue)
        #expect(entity.profilePath == domain.profilePath)
        #expect(CrewMemberMapper().map(entity) == domain)
    }

    @Test(arguments: [(0, Gender.unknown), (1, .female), (2, .male), (3, .other), (4, .unknown), (-1, .unknown)])
    func `an unknown gender value is mapped to unknown`(stored: Int, expected: Gender) {
        let cast = CoreCastMemberEntity(
            personID: 1, castID: nil, creditID: "", name: "", character: "", gender: stored, profilePath: nil, order: 0)
        let crew = CoreCrewMemberEntity(
            personID: 1, creditID: "", name: "", job: "", department: "", gender: stored, profilePath: nil)

        #expect(CastMemberMapper().map(cast).gender == expected)
        #expect(CrewMemberMapper().map(crew).gender == expected)
    }

    @Test
    func `every property of an image is mapped to a row and back`() throws {
        let image = ContentImage(
            path: try #require(URL(string: "/a%20b.jpg")), languageCode: "pt", regionCode: "BR", width: 800,
            height: 310, voteAverage: 5.8, voteCount: 12)
        let entity = ContentImageMapper().map(image)

        #expect(
            entity
                == CoreImageEntity(
                    path: image.path, languageCode: "pt", regionCode: "BR", width: 800, height: 310, voteAverage: 5.8,
                    voteCount: 12))
        #expect(ContentImageMapper().map(entity) == image)
    }

    @Test(arguments: [WatchProvider.mock(), .mock(logoPath: nil, displayPriority: -1)])
    func `a watch provider is mapped to a row and back`(domain: WatchProvider) {
        let entity = WatchProviderMapper().map(domain)

        #expect(entity.providerID == domain.id)
        #expect(entity.name == domain.name)
        #expect(entity.logoPath == domain.logoPath)
        #expect(entity.displayPriority == domain.displayPriority)
        #expect(WatchProviderMapper().map(entity) == domain)
    }

    @Test
    func `offers keep regions, kinds and order, and distinguish nil from empty`() {
        let domain = [
            WatchOffers.mock(),
            .mock(region: "DE", link: nil, flatrate: nil, buy: [], rent: nil, free: [], ads: nil),
            .mock(region: "US", flatrate: [.mock(id: 3), .mock(id: 1), .mock(id: 2)], buy: nil, rent: []),
        ]

        let rows = WatchOffersMapper().map(domain)

        #expect(rows.regions.map(\.region) == ["GB", "DE", "US"])
        #expect(rows.regions.map(\.flatrateCount) == [1, nil, 3])
        #expect(rows.regions.map(\.buyCount) == [1, 0, nil])
        #expect(rows.offers.map(\.providerID) == [8, 2, 3, 38, 41, 3, 1, 2, 38, 41])
        #expect(WatchOffersMapper().map(rows.regions, rows.offers) == domain)
    }

    @Test
    func `external identifiers are mapped to their row and back`() {
        let entity = ExternalIDsMapper().map(.mock())

        #expect(entity.imdbID == "nm0000093")
        #expect(entity.tvdbID == 121_361)
        #expect(entity.wikidataID == "Q35332")
        #expect(entity.facebookID == "BradPitt")
        #expect(entity.youTubeID == "bradpitt")
        #expect(entity.tvRageID == 59_436)
        #expect(entity.freebaseMID == "/m/0c6qh")
        #expect(ExternalIDsMapper().map(entity) == .mock())
        #expect(ExternalIDsMapper().map(ExternalIDsMapper().map(ExternalIDs())) == ExternalIDs())
    }

    @Test
    func `the images configuration is mapped to its row and back`() {
        let time = Date(timeIntervalSinceReferenceDate: 1)
        let mapper = ImagesConfigurationMapper()
        let entity = mapper.map(.mock(), key: .only, cachedAt: time)

        #expect(entity.baseURL == ImagesConfiguration.mock().baseURL)
        #expect(entity.profileSizes?.map(\.name) == ["w45", "w185", "h632", "original"])
        #expect(entity.cachedAt == time)
        #expect(mapper.map(entity) == .mock())
    }

    @Test(arguments: [
        Video.mock(), Video(id: "", name: "", site: "", key: "", type: VideoType(rawValue: "Interpretive Dance")),
    ])
    func `a video is mapped to a row and back`(domain: Video) {
        let entity = VideoMapper().map(domain)

        #expect(entity.videoID == domain.id)
        #expect(entity.name == domain.name)
        #expect(entity.site == domain.site)
        #expect(entity.key == domain.key)
        #expect(entity.type == domain.type.rawValue)
        #expect(entity.size == domain.size)
        #expect(entity.isOfficial == domain.isOfficial)
        #expect(entity.publishedAt == domain.publishedAt)
        #expect(entity.languageCode == domain.languageCode)
        #expect(entity.regionCode == domain.regionCode)
        #expect(VideoMapper().map(entity) == domain)
    }

    @Test
    func `stills and portraits are mapped separately, and nil if not read`() {
        let rows = ImageCollectionMapper().map(
            ImageCollection.mock(posterPaths: ["/a.jpg"].compactMap { URL(string: $0) }).posters)
        #expect(
            ImageCollectionMapper().map(stills: rows)
                == ImageCollection(stillPaths: ["/a.jpg"].compactMap { URL(string: $0) }))
        #expect(
            ImageCollectionMapper().map(profiles: rows)
                == ImageCollection(profilePaths: ["/a.jpg"].compactMap { URL(string: $0) }))
        #expect(ImageCollectionMapper().map() == nil)
        #expect(ImageCollectionMapper().map(stills: []) == ImageCollection())
    }

    @Test
    func `take returns the rows of the next owner`() {
        var rows = [1, 2, 3][...]
        #expect(rows.take(nil) == nil)
        #expect(rows.take(0) == [])
        #expect(rows.take(2) == [1, 2])
        #expect(rows.take(.max) == [3])
        #expect(rows.take(1) == [])
        #expect([1, 2, 3].storedCount == 3)
    }
}
