import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesInfrastructure

@Suite
struct MovieWithPartsMapperTests {

    private let mapper = MovieWithPartsMapper()
    private let key = MoviesMovieEntity.Key(id: 550, language: "en")
    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)

    private static let bare = MovieWithParts(movie: .mock())
    private static let empty = MovieWithParts(
        movie: .mock(), credits: Credits(cast: [], crew: []), images: ImageCollection(), releases: [], watchOffers: [],
        videos: [], externalIDs: ExternalIDs(), keywords: [], alternativeTitles: [])

    @Test(arguments: [MovieWithParts.mock(), bare, empty])
    func `a movie with parts is mapped to rows and back`(content: MovieWithParts) {
        #expect(mapper.map(mapper.map(content, key: key, cachedAt: time)) == content)
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
        #expect(entity.keywords?.map(\.name) == ["insomnia"])
        #expect(entity.alternativeTitles?.map(\.region) == ["MX"])
        #expect(entity.cachedAt == time)
    }
}
