import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import Foundation
import MoviesDomain
import MoviesDomainTestHelpers
import Testing

@testable import MoviesInfrastructure

@Suite
struct MovieRecordMapperTests {

    private let mapper = MovieRecordMapper()
    private let key = MoviesMovieEntity.Key(id: 550, language: "en")
    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)

    private static let bare = MovieRecord(movie: .mock())
    private static let empty = MovieRecord(
        movie: .mock(), credits: Credits(cast: [], crew: []), images: ImageCollection(), releases: [], watchOffers: [],
        videos: [], externalIDs: ExternalIDs())

    @Test(arguments: [MovieRecord.mock(), bare, empty])
    func `a record comes back from its rows`(record: MovieRecord) {
        #expect(mapper.map(mapper.map(record, key: key, cachedAt: time)) == record)
    }

    @Test
    func `every part reaches its rows`() {
        let entity = mapper.map(.mock(), key: key, cachedAt: time)

        #expect(entity.cast?.map(\.personID) == [819])
        #expect(entity.crew?.map(\.personID) == [7467])
        #expect(entity.posters?.map(\.path) == ImageCollection.mock().posterPaths)
        #expect(entity.backdrops?.map(\.path) == ImageCollection.mock().backdropPaths)
        #expect(entity.logos?.map(\.path) == ImageCollection.mock().logoPaths)
        #expect(entity.releases?.map(\.region) == ["GB"])
        #expect(entity.releaseDescriptors?.map(\.descriptor) == ["violence", "strong language"])
        #expect(entity.watchRegions?.map(\.region) == ["GB"])
        #expect(entity.watchOffers?.map(\.providerID) == [8, 2, 3, 38, 41])
        #expect(entity.videos?.map(\.key) == [Video.mock().key])
        #expect(entity.externalIDs?.imdbID == ExternalIDs.mock().imdbID)
        #expect(entity.cachedAt == time)
    }

    @Test(arguments: [(MovieRecord.mock(), bare), (bare, .mock()), (empty, .mock()), (.mock(), empty)])
    func `an update replaces everything but the key`(before: MovieRecord, after: MovieRecord) {
        var entity = mapper.map(before, key: key, cachedAt: time)

        mapper.map(after, to: &entity, cachedAt: time + 1)

        #expect(entity == mapper.map(after, key: key, cachedAt: time + 1))
    }
}
