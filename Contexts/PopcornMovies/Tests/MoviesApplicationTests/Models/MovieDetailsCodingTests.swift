import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MoviesApplication
import MoviesDomain
import Testing

@Suite struct MovieDetailsCodingTests {

    private let full: MovieDetails

    init() {
        let images = ImagesConfiguration.mock()
        full = MovieDetails(
            id: 550, title: "Fight Club", tagline: "T", originalTitle: "OT", originalLanguage: "en",
            originCountry: ["US", "DE"], overview: "O", runtime: 139, genres: [Genre(id: 18, name: "Drama")],
            releaseDate: Date(timeIntervalSince1970: 939_945_600),
            posterURLSet: images.posterURLSet(for: URL(string: "/p.jpg")),
            backdropURLSet: images.backdropURLSet(for: URL(string: "/b.jpg")),
            logoURLSet: images.logoURLSet(for: URL(string: "/l.png")), budget: 63e6, revenue: 100_853_753,
            homepageURL: URL(string: "https://example.com/?a=b%20c"), imdbID: "tt0137523", status: .released,
            productionCompanies: [
                ProductionCompanyDetails(
                    id: 508, name: "R", originCountry: "US", logoURLSet: images.logoURLSet(for: URL(string: "/c.png")))
            ],
            productionCountries: [ProductionCountry(countryCode: "US", name: "USA")],
            spokenLanguages: [SpokenLanguage(languageCode: "en", name: "English")],
            belongsToCollection: MovieCollectionDetails(
                id: 9, name: "C", posterURLSet: images.posterURLSet(for: URL(string: "/cp.jpg")),
                backdropURLSet: images.backdropURLSet(for: URL(string: "/cb.jpg"))),
            popularity: 61.416, voteAverage: 8.438, voteCount: 26_280, hasVideo: true, isAdultOnly: false,
            certification: "18", certificationRegion: "GB", isOnWatchlist: true,
            textLanguages: TextLanguages(
                title: "en", tagline: "de-AT", overview: "de-DE", homepageURL: "en-US", biography: "fr-FR"))
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
        #expect(
            json?["textLanguages"] as? [String: String]
                == [
                    "title": "en", "tagline": "de-AT", "overview": "de-DE", "homepageURL": "en-US",
                    "biography": "fr-FR",
                ])
        let bare = try JSONSerialization.jsonObject(with: JSONEncoder().encode(MovieDetails(id: 1, title: "T")))
        #expect(Set(((bare as? [String: Any]) ?? [:]).keys) == ["id", "title"])
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
