import Foundation
import Testing

@testable import TMDb

/// Fields of every kind that are missing, `null` or empty.
@Suite
struct AbsentValueTests {

    @Test(arguments: ["", #", "release_date": null"#, #", "release_date": """#])
    func `a missing, null or empty date is nil`(field: String) throws {
        #expect(try Movie(json: #"{"id": 1, "title": "x"\#(field)}"#).releaseDate == nil)
    }

    @Test(arguments: [
        "", #", "poster_path": null, "homepage": null, "backdrop_path": null"#,
        #", "poster_path": "", "homepage": "", "backdrop_path": """#,
    ])
    func `a missing, null or empty path or URL is nil`(field: String) throws {
        let movie = try Movie(json: #"{"id": 1, "title": "x"\#(field)}"#)
        #expect(movie.posterPath == nil)
        #expect(movie.backdropPath == nil)
        #expect(movie.homepageURL == nil)
    }

    @Test func `empty strings stay empty, and missing strings are nil`() throws {
        let movie = try Movie(json: #"{"id": 1, "title": "", "overview": "", "tagline": null}"#)
        #expect(movie.title == "")
        #expect(movie.overview == "")
        #expect(movie.tagline == nil)
    }

    @Test func `empty lists stay empty, and missing lists are nil`() throws {
        let movie = try Movie(json: #"{"id": 1, "title": "x", "genres": [], "spoken_languages": null}"#)
        #expect(movie.genres == [])
        #expect(movie.spokenLanguages == nil)
        #expect(movie.productionCompanies == nil)
    }

    @Test func `strings that TMDb omits from credits and companies are empty`() throws {
        let cast = try CastMember(json: #"{"id": 1, "credit_id": "c", "name": "n", "order": 0}"#)
        #expect(cast.character == "")
        #expect(cast.gender == .unknown)
        let crew = try CrewMember(json: #"{"id": 1, "credit_id": "c", "name": "n", "job": null, "department": "Art"}"#)
        #expect(crew.job == "")
        #expect(crew.department == "Art")
        let company = try ProductionCompany(json: #"{"id": 1, "name": "n", "origin_country": null}"#)
        #expect(company.originCountry == "")
    }

    @Test(arguments: [
        (#"{"width": 1, "height": 1}"#, "file_path"), (#"{"file_path": "", "width": 1, "height": 1}"#, "file_path"),
        (#"{"file_path": null, "width": 1, "height": 1}"#, "file_path"),
    ])
    func `an invalid required value is an error with its coding path`(json: String, path: String) throws {
        let error = try #require(throws: DecodingError.self) { try ImageMetadata(json: json) }
        #expect(DecodingFailure.describe(error).codingPath == path)
    }

    @Test func `whole numbers are decoded with or without a decimal point`() throws {
        let movie = try Movie(json: #"{"id": 1.0, "title": "x", "budget": 5, "vote_average": 7, "runtime": 12.0}"#)
        #expect(movie.id == 1)
        #expect(movie.budget == 5)
        #expect(movie.voteAverage == 7)
        #expect(movie.runtime == 12)
    }

    @Test(arguments: [
        ("/a b.jpg", "/a%20b.jpg"), ("/日本.jpg", "/%E6%97%A5%E6%9C%AC.jpg"), ("/a.jpg", "/a.jpg"),
        ("http://[", "http%3A//%5B"), ("www.example.com", "www.example.com"),
        ("https://example.com/?q=a|b", "https://example.com/?q=a%7Cb"),
    ])
    func `a string that is not a valid URL is percent-encoded`(text: String, url: String) throws {
        #expect(URL(lenient: text)?.absoluteString == url)
        #expect(URL(lenient: text)?.absoluteString.removingPercentEncoding == text)
    }
}
