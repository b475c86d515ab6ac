import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import Foundation
import MoviesDomain
import MoviesDomainTestHelpers
import Persistence
import Testing

@testable import MoviesInfrastructure

@Suite
struct MovieRecordMapperTests {

    private let mapper = MovieRecordMapper()
    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)

    private static let bare = MovieRecord(movie: .mock())
    private static let empty = MovieRecord(
        movie: .mock(), credits: Credits(cast: [], crew: []), images: ImageCollection(), releases: [], watchOffers: [])

    @Test(arguments: [MovieRecord.mock(), bare, empty])
    func `a record comes back from its rows`(record: MovieRecord) {
        #expect(mapper.map(mapper.map(record, language: "en", cachedAt: time)) == record)
    }

    @Test
    func `every part reaches its rows`() {
        let entity = mapper.map(.mock(), language: "en", cachedAt: time)

        #expect(entity.cast?.map(\.personID) == [819])
        #expect(entity.crew?.map(\.personID) == [7467])
        #expect(entity.posters?.map(\.path) == ImageCollection.mock().posterPaths)
        #expect(entity.backdrops?.map(\.path) == ImageCollection.mock().backdropPaths)
        #expect(entity.logos?.map(\.path) == ImageCollection.mock().logoPaths)
        #expect(entity.releases?.map(\.region) == ["GB"])
        #expect(entity.releaseDescriptors?.map(\.descriptor) == ["violence", "strong language"])
        #expect(entity.watchRegions?.map(\.region) == ["GB"])
        #expect(entity.watchOffers?.map(\.providerID) == [8, 2, 3, 38, 41])
        #expect(entity.cachedAt == time)
    }

    @Test(arguments: [(MovieRecord.mock(), bare), (bare, .mock()), (empty, .mock()), (.mock(), empty)])
    func `an update replaces every part and the time`(before: MovieRecord, after: MovieRecord) {
        var entity = mapper.map(before, language: "en", cachedAt: time)

        mapper.map(after, to: &entity, cachedAt: time + 1)

        #expect(entity == mapper.map(after, language: "en", cachedAt: time + 1))
    }

    @Test
    func `every property of a row is a column or a relation`() {
        let schema = Schema(aggregate: MoviesMovieEntity.self).statements
        let relations = schema.count - 1
        // The lines that create the table, its identity, generation and unique key, and the counts are no properties.
        let columns = schema[0].split(separator: "\n").count - 5 - relations

        #expect(columns + relations == Mirror(reflecting: MoviesMovieEntity()).children.count)
    }
}
