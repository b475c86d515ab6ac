import Foundation
import Testing

@testable import TMDb

@Suite
struct MovieTests {

    @Test func `every property is decoded`() throws {
        let movie: Movie = try Fixture.decode("movie-details-appended")
        let expected = Movie(
            id: 550, title: "Fight Club", tagline: "Two men, one basement.", originalTitle: "Fight Club",
            originalLanguage: "en", originCountry: ["US"],
            overview: "An office worker who cannot sleep meets a soap seller, and the two found a club with few rules.",
            runtime: 139, genres: [Genre(id: 18, name: "Drama"), Genre(id: 53, name: "Thriller")],
            releaseDate: try .day("1999-10-15"), posterPath: URL(string: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
            backdropPath: URL(string: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"), budget: 63_000_000, revenue: 100_853_753,
            homepageURL: nil, imdbID: "tt0137523", status: .released,
            productionCompanies: [
                ProductionCompany(
                    id: 508, name: "Regency Enterprises", originCountry: "US",
                    logoPath: URL(string: "/7cxRWzi4LsVm4Utfpr1hfARNurT.png")),
                ProductionCompany(id: 711, name: "Fox 2000 Pictures", originCountry: ""),
            ],
            productionCountries: [ProductionCountry(countryCode: "US", name: "United States of America")],
            spokenLanguages: [SpokenLanguage(languageCode: "en", name: "English", englishName: "English")],
            belongsToCollection: BelongsToCollection(
                id: 10, name: "Made-up Collection", posterPath: URL(string: "/pWVLFh4OuejTpUaDQbB1C4zoS2p.jpg")),
            popularity: 61.416, voteAverage: 8.433, voteCount: 26280, hasVideo: false, isAdultOnly: false,
            isSoftcore: false)
        #expect(movie == expected)
    }

    @Test func `a movie with only the required properties is decoded`() throws {
        #expect(try Movie(json: #"{"id": 550, "title": "Fight Club"}"#) == Movie(id: 550, title: "Fight Club"))
    }

    @Test(arguments: [
        (#"{"title": "x"}"#, "id"), (#"{"id": 1}"#, "title"), (#"{"id": "a", "title": "x"}"#, "id"),
        (#"{"id": 1, "title": null}"#, "title"),
        (#"{"id": 1.5, "title": "x"}"#, "id"), (#"{"id": 99999999999999999999, "title": "x"}"#, "id"),
        (#"[]"#, "the top level"),
        (#"{"id": 1,"#, "the top level"),
    ])
    func `a malformed identity is an error with its coding path`(json: String, path: String) throws {
        let error = try #require(throws: DecodingError.self) { try Movie(json: json) }
        #expect(DecodingFailure.describe(error).codingPath == path)
    }

    @Test func `a movie survives a round trip with TMDb's keys`() throws {
        let movie: Movie = try Fixture.decode("movie-details-appended")
        let json = try JSONEncoder().encode(movie)
        #expect(try JSONDecoder().decode(Movie.self, from: json) == movie)
        let keys = try JSONDecoder().decode(JSONValue.self, from: json)
        #expect(keys["release_date"] == .string("1999-10-15"))
        #expect(keys["status"] == .string("Released"))
        #expect(keys["poster_path"] == .string("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"))
    }
}
