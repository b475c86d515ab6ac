import CoreDomain
import Foundation
import MoviesDomain
import PopcornMoviesAdapters
import TMDb
import TMDbStandIn
import Testing

/// Tests of movie collections, fetched over HTTP.
@Suite struct TMDbMovieCollectionRemoteDataSourceTests {

    /// Sends a request to a stand-in server that serves one response.
    private func fetch(
        status: Int = 200, body: String, requestsTranslations: Bool = false, check: (StandInServer) -> Void = { _ in }
    ) async throws -> MoviesDomain.MovieCollection {
        let recording = Recording(method: "GET", path: "/3/collection/10", status: status, body: Array(body.utf8))
        let locale = try ContentLocale(language: "de-DE", region: "AT")
        return try await StandInServer.withClient(of: recording) { client, server in
            defer { check(server) }
            return try await TMDbMovieCollectionRemoteDataSource(
                collectionService: client.collections, requestsTranslations: requestsTranslations
            ).collection(withID: 10, locale: locale)
        }
    }

    @Test
    func `every property of the response is mapped, with one request`() async throws {
        let body = #"""
            {"id":10,"name":"Krieg der Sterne","original_name":"Star Wars","original_language":"en","overview":"Oper.",
            "poster_path":"/p.jpg","backdrop_path":"/b.jpg","parts":[{"id":1891,"title":"Das Imperium",
            "release_date":"1980-05-20"},{"id":11,"name":"Krieg","original_name":"Star Wars","release_date":""}]}
            """#
        let collection = try await fetch(body: body) { server in
            #expect(server.requestCount == 1)
            #expect(server.requests.first?.query == ["language": "de-DE"])
        }
        #expect(
            collection
                == MoviesDomain.MovieCollection(
                    id: 10, name: "Krieg der Sterne", originalName: "Star Wars", originalLanguage: "en",
                    overview: "Oper.", posterPath: URL(string: "/p.jpg"), backdropPath: URL(string: "/b.jpg"),
                    parts: [
                        MoviePreview(
                            id: 1891, title: "Das Imperium", releaseDate: Date(timeIntervalSince1970: 327_628_800)),
                        MoviePreview(id: 11, title: "Krieg", originalTitle: "Star Wars"),
                    ]))
    }

    @Test
    func `requested translations are fetched with the same request`() async throws {
        let body = #"""
            {"id":10,"name":"N","parts":[],"translations":{"translations":[{"iso_3166_1":"FR","iso_639_1":"fr",
            "name":"Français","english_name":"French","data":{"title":"Titre","overview":"","homepage":""}}]}}
            """#
        let collection = try await fetch(body: body, requestsTranslations: true) { server in
            #expect(server.requestCount == 1)
            #expect(server.requests.first?.query["append_to_response"] == "translations")
        }
        #expect(
            collection.translations
                == [
                    CoreDomain.Translation(
                        languageCode: "fr", countryCode: "FR", texts: ContentTexts(title: "Titre", overview: ""))
                ])
    }

    @Test
    func `translations that the response lacks are fetched from their own endpoint`() async throws {
        // A not-found response of that endpoint is not one of the collection.
        let body = #"{"id":10,"name":"N","parts":[],"translations":null}"#
        let collection = try await fetch(body: body, requestsTranslations: true) { server in
            #expect(server.requests.map(\.path) == ["/3/collection/10", "/3/collection/10/translations"])
        }
        #expect(collection.name == "N")
        #expect(collection.translations == nil)
    }

    @Test(arguments: [
        #"{"id":10,"name":"","parts":[]}"#,
        #"""
        {"id":10,"name":"","original_name":null,"original_language":null,"overview":null,"poster_path":null,
        "backdrop_path":null,"parts":[]}
        """#,
    ])
    func `missing values are nil`(body: String) async throws {
        #expect(try await fetch(body: body) == MoviesDomain.MovieCollection(id: 10, name: "", parts: []))
    }

    @Test
    func `an empty path is nil, an empty overview stays empty`() async throws {
        let collection = try await fetch(
            body: #"{"id":10,"name":"N","overview":"","poster_path":"","backdrop_path":"","parts":[]}"#)
        #expect(collection == MoviesDomain.MovieCollection(id: 10, name: "N", overview: "", parts: []))
    }

    @Test
    func `the not-found error names the collection`() async throws {
        let error = await #expect(throws: PopcornError.self) {
            try await fetch(status: 404, body: #"{"success":false,"status_code":34,"status_message":"no"}"#)
        }
        #expect(error?.kind == .notFound)
        #expect(error?.message == "TMDb has no collection 10")
    }
}
