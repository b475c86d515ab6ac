import CoreDomain
import Foundation
import MoviesDomain
import PopcornMoviesAdapters
import TMDb
import TMDbStandIn
import Testing

@Suite struct TMDbMovieRemoteDataSourceTests {

    private static let path = "/3/movie/550"

    private let body = """
        {"id":550,"title":"Fight Club","credits":{"cast":[],"crew":[{"id":7467,"credit_id":"c","name":"David Fincher",
        "job":"Director","department":"Directing","gender":2,"profile_path":null}]},"images":{"posters":[],
        "logos":[{"file_path":"/en.png","width":1,"height":1,"iso_639_1":"en"},
        {"file_path":"/de.png","width":1,"height":1,"iso_639_1":"de"}],"backdrops":[]},
        "release_dates":{"results":[{"iso_3166_1":"GB","release_dates":[{"certification":"18",
        "release_date":"1999-11-12T00:00:00.000Z","type":3}]}]},
        "watch/providers":{"results":{"GB":{"link":"https://example.com","flatrate":[{"provider_id":8,
        "provider_name":"P","logo_path":"/p.png","display_priority":1}]}}},
        "videos":{"results":[{"id":"v","iso_639_1":"en","iso_3166_1":"US","name":"N","key":"k","site":"YouTube",
        "size":1080,"type":"Trailer","official":true,"published_at":"2020-01-02T03:04:05.000Z"}]},
        "external_ids":{"imdb_id":"tt0137523","wikidata_id":"","facebook_id":null},
        "keywords":{"keywords":[{"id":4142,"name":"insomnia"}]},"alternative_titles":{"titles":[
        {"iso_3166_1":"MX","title":"El club","type":"working title"},{"iso_3166_1":"GR","title":"K","type":""}]}}
        """

    /// Sends a request to a stand-in server that serves one response.
    private func fetch(
        status: Int = 200, body: String, id: Int = 550, locale: ContentLocale = .americanEnglish,
        originalLanguage: String? = nil, fallback: [String] = [],
        check: (StandInServer) -> Void = { _ in }
    ) async throws -> MovieWithParts {
        let recording = Recording(method: "GET", path: Self.path, status: status, body: Array(body.utf8))
        return try await StandInServer.withClient(of: recording) { client, server in
            defer { check(server) }
            return try await TMDbMovieRemoteDataSource(
                movieService: client.movies, fallback: try TextFallback(fallback)
            )
            .movie(withID: id, locale: locale, originalLanguage: originalLanguage)
        }
    }

    @Test func `the known original language is requested instead of the common ones, and orders the images`()
        async throws
    {
        let body = """
            {"id":550,"title":"T","original_language":"sv","images":{"posters":[],"backdrops":[],"logos":[
            {"file_path":"/it.png","iso_639_1":"it","iso_3166_1":"IT","width":1,"height":1},
            {"file_path":"/sv.png","iso_639_1":"sv","iso_3166_1":"SE","width":1,"height":1},
            {"file_path":"/en.png","iso_639_1":"en","iso_3166_1":"US","width":1,"height":1},
            {"file_path":"/pt.png","iso_639_1":"pt","iso_3166_1":"PT","width":1,"height":1,"vote_average":9,
            "vote_count":9},
            {"file_path":"/fr.png","iso_639_1":"fr","iso_3166_1":"FR","width":1,"height":1},
            {"file_path":"/br.png","iso_639_1":"pt","iso_3166_1":"BR","width":1,"height":1}]}}
            """
        let locale = try ContentLocale(language: "pt-BR")
        let content = try await fetch(
            body: body, locale: locale, originalLanguage: "sv", fallback: ["fr"]
        ) { server in
            #expect(server.requests.first?.query["include_image_language"] == "pt,fr,null,xx,en,sv")
            #expect(server.requests.first?.query["include_video_language"] == "pt,fr,null,xx,en,sv")
        }
        let paths = content.images?.logoPaths.map(\.relativeString)
        #expect(paths == ["/br.png", "/pt.png", "/fr.png", "/en.png", "/sv.png", "/it.png"])
        #expect(try await fetch(body: body, locale: locale, fallback: ["fr"]).images == content.images)
    }

    @Test func `one request fetches all parts`() async throws {
        let content = try await fetch(body: body, locale: try ContentLocale(language: "de-DE")) { server in
            #expect(server.requestCount == 1)
            let query = server.requests.first?.query
            let appended = query?["append_to_response"]?.split(separator: ",").map(String.init).sorted()
            #expect(
                appended == [
                    "alternative_titles", "credits", "external_ids", "images", "keywords", "release_dates", "videos",
                    "watch/providers",
                ])
            #expect(query?["language"] == "de-DE")
            #expect(query?["include_image_language"] == "de,null,xx,en,ja,zh,fr,ko,es")
            #expect(query?["include_video_language"] == "de,null,xx,en,ja,zh,fr,ko,es")
        }
        #expect(content.movie.title == "Fight Club")
        #expect(content.credits?.crew.map(\.name) == ["David Fincher"])
        #expect(content.images?.logoPaths.map(\.relativeString) == ["/de.png", "/en.png"])
        #expect(content.releases?.certification(in: ["GB"]) == "18")
        #expect(content.watchOffers?.first?.flatrate?.map(\.id) == [8])
        #expect(content.videos?.map(\.key) == ["k"])
        #expect(content.externalIDs == ExternalIDs(imdbID: "tt0137523"))
        #expect(content.keywords == [CoreDomain.Keyword(id: 4142, name: "insomnia")])
        #expect(
            content.alternativeTitles
                == [
                    CoreDomain.AlternativeTitle(region: "MX", title: "El club", type: "working title"),
                    CoreDomain.AlternativeTitle(region: "GR", title: "K"),
                ])
    }

    @Test func `requested translations are fetched in the same request`() async throws {
        let body = """
            {"id":550,"title":"T","translations":{"translations":[{"iso_3166_1":"DE","iso_639_1":"de","name":"Deutsch",
            "english_name":"German","data":{"homepage":"","overview":"","runtime":139,"tagline":"L","title":"Titel"}}]}}
            """
        let content = try await fetch(body: body, fallback: ["en"]) { server in
            #expect(server.requestCount == 1)
            let appended = server.requests.first?.query["append_to_response"]?.split(separator: ",")
            #expect(appended?.contains("translations") == true)
            #expect(appended?.count == 9)
        }
        #expect(
            content.translations
                == [
                    CoreDomain.Translation(
                        languageCode: "de", countryCode: "DE",
                        texts: ContentTexts(title: "Titel", tagline: "L", overview: ""))
                ])
        let without = try await fetch(body: #"{"id":550,"title":"T"}"#, fallback: ["en"])
        #expect(without.translations == nil)
        #expect(without.missing.parts.contains(.translations))
    }

    @Test func `English is requested once`() async throws {
        _ = try await fetch(body: body) { server in
            #expect(server.requests.first?.query["include_image_language"] == "en,null,xx,ja,zh,fr,ko,de,es")
        }
    }

    @Test func `requested parts that TMDb does not send are missing`() async throws {
        var content = try await fetch(body: #"{"id":550,"title":"Fight Club","keywords":{"keywords":[]}}"#)
        #expect(
            content.missing.parts == [
                .credits, .images, .releaseDates, .watchProviders, .videos, .externalIDs, .alternativeTitles, .details,
            ])
        content.missing = MissingParts()
        #expect(content == MovieWithParts(movie: Movie(id: 550, title: "Fight Club"), keywords: []))
    }

    @Test func `the not-found error names the movie`() async throws {
        let error = await #expect(throws: PopcornError.self) { try await fetch(body: body, id: 551) }
        #expect(error?.kind == .notFound)
        #expect(error?.message == "TMDb has no movie 551")
    }

    @Test func `a part that came only in part is missing, and its readable list is returned`() async throws {
        let content = try await fetch(
            body: #"{"id":550,"title":"T","credits":{"cast":[],"crew":{"id":"x"}},"keywords":{"keywords":null}}"#)
        #expect(content.credits == Credits(cast: [], crew: []))
        #expect(content.keywords == nil)
        #expect(content.missing.parts.isSuperset(of: [.credits, .keywords]))
    }

    @Test func `the decoding error names the identity that cannot be read`() async throws {
        let error = await #expect(throws: PopcornError.self) { try await fetch(body: #"{"id":{},"title":"T"}"#) }
        #expect(error?.kind == .undecodable)
        #expect(error?.message == "The response for movie 550 cannot be decoded at id")
    }
}
