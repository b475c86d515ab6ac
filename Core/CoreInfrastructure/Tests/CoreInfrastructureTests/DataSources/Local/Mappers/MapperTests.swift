import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@testable import CoreInfrastructure

/// Tests of what the round trips of generated values in the contexts, such as `MovieRoundTripTests`, do not cover.
@Suite
struct MapperTests {

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
    func `the images configuration is mapped to its row and back`() {
        let time = Date(timeIntervalSinceReferenceDate: 1)
        let mapper = ImagesConfigurationMapper()
        let entity = mapper.map(.mock(), key: .only, cachedAt: time)

        #expect(entity.baseURL == ImagesConfiguration.mock().baseURL)
        #expect(entity.profileSizes?.map(\.name) == ["w45", "w185", "h632", "original"])
        #expect(entity.cachedAt == time)
        #expect(mapper.map(entity) == .mock())
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
