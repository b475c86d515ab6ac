import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesInfrastructure

@Suite
struct MovieMapperTests {

    private let mapper = MovieMapper()
    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)

    private static let bare = Movie(id: 550, title: "Bare")
    private static let empty = Movie.mock(
        tagline: "", originCountry: [], overview: "", genres: [], productionCompanies: [], productionCountries: [],
        spokenLanguages: [], belongsToCollection: nil)

    @Test
    func `every property reaches the row`() {
        var generator = SeededGenerator(seed: 550)
        for movie in [.mock()] + (0..<200).map({ generator.movie(id: $0) }) {
            let entity = mapper.map(movie, key: .init(id: movie.id, language: "en-GB"), cachedAt: time)

            #expect(entity.key == .init(id: movie.id, language: "en-GB"))
            #expect(entity.originCountries?.map(\.countryCode) == movie.originCountry)
            #expect(entity.genres?.map(\.genreID) == movie.genres?.map(\.id))
            #expect(entity.status == movie.status?.rawValue)
            #expect(entity.productionCompanies?.map(\.companyID) == movie.productionCompanies?.map(\.id))
            #expect(entity.productionCountries?.map(\.countryCode) == movie.productionCountries?.map(\.countryCode))
            #expect(entity.spokenLanguages?.map(\.languageCode) == movie.spokenLanguages?.map(\.languageCode))
            #expect(entity.belongsToCollection?.collectionID == movie.belongsToCollection?.id)
            let relations: Set = [
                "id", "originCountry", "genres", "status", "productionCompanies", "productionCountries",
                "spokenLanguages", "belongsToCollection",
            ]
            #expect(unequalProperties(of: movie, to: entity, except: relations) == [])
            #expect(entity.cachedAt == time)
            #expect(mapper.map(entity) == movie)
        }
        #expect(unsetProperties(of: Movie.mock()) == [])
    }

    @Test(arguments: [Movie.mock(), bare, empty])
    func `a movie is mapped to a row and back`(movie: Movie) {
        #expect(mapper.map(mapper.map(movie, key: .init(id: 550, language: "en"), cachedAt: time)) == movie)
    }

    @Test
    func `nil and empty stay distinct in the row`() {
        let bare = mapper.map(Self.bare, key: .init(id: 550, language: "en"), cachedAt: time)
        let empty = mapper.map(Self.empty, key: .init(id: 550, language: "en"), cachedAt: time)

        #expect(bare.genres == nil)
        #expect(bare.belongsToCollection == nil)
        #expect(bare.status == nil)
        #expect(empty.genres == [])
        #expect(empty.originCountries == [])
        #expect(empty.tagline == "")
    }

    @Test(arguments: MovieStatus.allCases)
    func `every status is mapped to a row and back`(status: MovieStatus) {
        let entity = mapper.map(.mock(status: status), key: .init(id: 550, language: "en"), cachedAt: time)

        #expect(entity.status == status.rawValue)
        #expect(mapper.map(entity).status == status)
    }

    @Test
    func `an unknown status is mapped to unknown`() {
        var entity = mapper.map(.mock(), key: .init(id: 550, language: "en"), cachedAt: time)
        entity.status = "streamed"

        #expect(mapper.map(entity).status == .unknown)
    }
}
