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
        let movie = Movie.mock()
        let entity = mapper.map(movie, key: .init(id: movie.id, language: "en-GB"), cachedAt: time)

        #expect(entity.key == .init(id: movie.id, language: "en-GB"))
        #expect(entity.title == movie.title)
        #expect(entity.tagline == movie.tagline)
        #expect(entity.originalTitle == movie.originalTitle)
        #expect(entity.originalLanguage == movie.originalLanguage)
        #expect(entity.originCountries?.map(\.countryCode) == movie.originCountry)
        #expect(entity.overview == movie.overview)
        #expect(entity.runtime == movie.runtime)
        #expect(entity.genres?.map(\.genreID) == [18, 53])
        #expect(entity.releaseDate == movie.releaseDate)
        #expect(entity.posterPath == movie.posterPath)
        #expect(entity.backdropPath == movie.backdropPath)
        #expect(entity.budget == movie.budget)
        #expect(entity.revenue == movie.revenue)
        #expect(entity.homepageURL == movie.homepageURL)
        #expect(entity.imdbID == movie.imdbID)
        #expect(entity.status == "released")
        #expect(entity.productionCompanies?.map(\.companyID) == [508, 711])
        #expect(entity.productionCountries?.map(\.countryCode) == ["US"])
        #expect(entity.spokenLanguages?.map(\.languageCode) == ["en"])
        #expect(entity.belongsToCollection?.collectionID == movie.belongsToCollection?.id)
        #expect(entity.popularity == movie.popularity)
        #expect(entity.voteAverage == movie.voteAverage)
        #expect(entity.voteCount == movie.voteCount)
        #expect(entity.hasVideo == movie.hasVideo)
        #expect(entity.isAdultOnly == movie.isAdultOnly)
        #expect(entity.cachedAt == time)
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
