import Foundation
import Testing

@testable import TMDb

/// Models with other coders.
@Suite
struct CoderTests {

    @Test func `a model with URLs and dates survives a property list round trip`() throws {
        let movie = try Movie(
            json: """
                {"id": 550, "title": "Fight Club", "poster_path": "/p w.jpg", "homepage": "https://example.com/?a=b",
                 "release_date": "1999-10-15"}
                """)
        #expect(movie.posterPath != nil && movie.homepageURL != nil && movie.releaseDate != nil)
        let list = try PropertyListEncoder().encode(movie)
        #expect(try PropertyListDecoder().decode(Movie.self, from: list) == movie)
        let image = ImageMetadata(filePath: try #require(URL(string: "/a.jpg")), width: 1, height: 2)
        #expect(
            try PropertyListDecoder().decode(ImageMetadata.self, from: PropertyListEncoder().encode(image)) == image)
        #expect(
            try JSONValue(json: String(decoding: JSONEncoder().encode(image), as: UTF8.self))["file_path"]
                == .string("/a.jpg"))
    }

    @Test func `a coder's date strategies have no effect`() throws {
        let movie = try Movie(json: #"{"id": 1, "title": "x", "release_date": "1999-10-15"}"#)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        #expect(try decoder.decode(Movie.self, from: encoder.encode(movie)) == movie)
    }

    @Test(arguments: [0, 1, 2, 3, 4, -1, 99])
    func `a gender is encoded as the number that it was decoded from`(number: Int) throws {
        let person = try PersonListItem(json: #"{"id": 1, "name": "x", "gender": \#(number)}"#)
        let json = String(decoding: try JSONEncoder().encode(person), as: UTF8.self)
        #expect(try JSONValue(json: json)["gender"] == .integer(number))
        #expect(try [Gender](json: "[\(number)]").map(\.rawValue) == [number])
    }
}
