import CoreDomain
import Foundation
import MoviesDomain
import TMDb
import Testing

@testable import PopcornMoviesAdapters

@Suite struct MovieMapperTests {

    private let day = Date(timeIntervalSince1970: 939_945_600)

    @Test func `maps every field`() {
        let dto = TMDb.Movie(
            id: 550, title: "Fight Club", tagline: "T", originalTitle: "OT", originalLanguage: "en",
            originCountry: ["US", "DE"], overview: "O", runtime: 139, genres: [TMDb.Genre(id: 18, name: "Drama")],
            releaseDate: day, posterPath: URL(string: "/poster.jpg"), backdropPath: URL(string: "/backdrop.jpg"),
            budget: 63_000_000, revenue: 100_853_753, homepageURL: URL(string: "https://example.com/fc"),
            imdbID: "tt0137523", status: .released,
            productionCompanies: [TMDb.ProductionCompany(id: 508, name: "R", originCountry: "US")],
            productionCountries: [TMDb.ProductionCountry(countryCode: "US", name: "USA")],
            spokenLanguages: [TMDb.SpokenLanguage(languageCode: "en", name: "English")],
            belongsToCollection: TMDb.BelongsToCollection(
                id: 9, name: "C", posterPath: URL(string: "/cp.jpg"), backdropPath: URL(string: "/cb.jpg")),
            popularity: 61.4, voteAverage: 8.4, voteCount: 26_280, hasVideo: true, isAdultOnly: false)

        #expect(
            MovieMapper().map(dto)
                == MoviesDomain.Movie(
                    id: 550, title: "Fight Club", tagline: "T", originalTitle: "OT", originalLanguage: "en",
                    originCountry: ["US", "DE"], overview: "O", runtime: 139,
                    genres: [CoreDomain.Genre(id: 18, name: "Drama")], releaseDate: day,
                    posterPath: URL(string: "/poster.jpg"), backdropPath: URL(string: "/backdrop.jpg"),
                    budget: 63_000_000, revenue: 100_853_753, homepageURL: URL(string: "https://example.com/fc"),
                    imdbID: "tt0137523", status: .released,
                    productionCompanies: [CoreDomain.ProductionCompany(id: 508, name: "R", originCountry: "US")],
                    productionCountries: [CoreDomain.ProductionCountry(countryCode: "US", name: "USA")],
                    spokenLanguages: [CoreDomain.SpokenLanguage(languageCode: "en", name: "English")],
                    belongsToCollection: MoviesDomain.BelongsToCollection(
                        id: 9, name: "C", posterPath: URL(string: "/cp.jpg"), backdropPath: URL(string: "/cb.jpg")),
                    popularity: 61.4, voteAverage: 8.4, voteCount: 26_280, hasVideo: true, isAdultOnly: false))
    }

    @Test func `missing values stay nil`() {
        #expect(MovieMapper().map(TMDb.Movie(id: 1, title: "")) == MoviesDomain.Movie(id: 1, title: ""))
    }

    @Test func `empty lists stay empty`() {
        let dto = TMDb.Movie(
            id: 1, title: "", originCountry: [], genres: [], productionCompanies: [], productionCountries: [],
            spokenLanguages: [])
        #expect(
            MovieMapper().map(dto)
                == MoviesDomain.Movie(
                    id: 1, title: "", originCountry: [], genres: [], productionCompanies: [], productionCountries: [],
                    spokenLanguages: []))
    }

    @Test func `lists keep their order`() {
        let dto = TMDb.Movie(
            id: 1, title: "", originCountry: ["US", "AT"],
            genres: [TMDb.Genre(id: 9, name: "Z"), TMDb.Genre(id: 1, name: "A")])
        #expect(MovieMapper().map(dto).originCountry == ["US", "AT"])
        #expect(MovieMapper().map(dto).genres?.map(\.id) == [9, 1])
    }
}
