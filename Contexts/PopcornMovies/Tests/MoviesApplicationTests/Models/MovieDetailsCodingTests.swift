import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite struct MovieDetailsCodingTests {

    private let full: MovieDetails

    init() throws {
        let texts = ContentDefaults(textFallback: try TextFallback(["de"])).texts(for: .americanEnglish)
        full = MovieDetailsMapper().map(
            .mock(movie: .mock(popularity: 61.416, hasVideo: true)), regions: ["GB"], isOnWatchlist: true, texts: texts,
            imagesConfiguration: .mock())
    }

    @Test func `every property survives coding`() throws {
        #expect(try codingRoundTrips(of: full) == [full, full])
    }

    @Test func `missing and empty values survive coding`() throws {
        let bare = MovieDetails(id: 1, title: "")
        #expect(try codingRoundTrips(of: bare) == [bare, bare])
        let empty = MovieDetails(
            id: 1, title: "", tagline: "", originCountry: [], overview: "", genres: [], productionCompanies: [],
            productionCountries: [], spokenLanguages: [],
            belongsToCollection: MovieCollectionDetails(id: 1, name: ""), certification: "")
        #expect(try codingRoundTrips(of: empty) == [empty, empty])
    }

    @Test(arguments: [JSONEncoder.DateEncodingStrategy.iso8601, .secondsSince1970])
    func `dates survive coding with other strategies`(strategy: JSONEncoder.DateEncodingStrategy) throws {
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()
        encoder.dateEncodingStrategy = strategy
        if case .iso8601 = strategy {
            decoder.dateDecodingStrategy = .iso8601
        } else {
            decoder.dateDecodingStrategy = .secondsSince1970
        }
        #expect(try decoder.decode(MovieDetails.self, from: encoder.encode(full)) == full)
    }

    @Test func `the keys are the property names`() throws {
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(full)) as? [String: Any]
        #expect(json.map { Set($0.keys) } == Set(Mirror(reflecting: full).children.compactMap(\.label)))
        #expect(json?["status"] as? String == "released")
        let bare = try JSONSerialization.jsonObject(with: JSONEncoder().encode(MovieDetails(id: 1, title: "T")))
        #expect(Set(((bare as? [String: Any]) ?? [:]).keys) == ["id", "title"])
    }

    @Test func `the languages of texts survive coding`() throws {
        let languages = TextLanguages(
            title: "en", tagline: "de-AT", overview: "de-DE", homepageURL: "en-US", biography: "fr-FR")
        let details = MovieDetails(id: 1, title: "T", textLanguages: languages)
        #expect(try codingRoundTrips(of: details) == [details, details])
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(details)) as? [String: Any]
        #expect(
            json?["textLanguages"] as? [String: String]
                == [
                    "title": "en", "tagline": "de-AT", "overview": "de-DE", "homepageURL": "en-US",
                    "biography": "fr-FR",
                ])
    }

    @Test func `an unrecognised status is decoded as unknown`() throws {
        let json = Data(#"{"id": 1, "title": "T", "status": "delayed", "isOnWatchlist": false, "score": 3}"#.utf8)
        #expect(try JSONDecoder().decode(MovieDetails.self, from: json).status == .unknown)
    }

    @Test func `statuses and release types survive coding`() throws {
        for status in MovieStatus.allCases {
            #expect(try codingRoundTrips(of: status) == [status, status])
        }
        for type in MovieReleaseType.allCases {
            #expect(try codingRoundTrips(of: type) == [type, type])
        }
        #expect(try JSONDecoder().decode([MovieReleaseType].self, from: Data("[\"hologram\"]".utf8)) == [.unknown])
    }
}
