import CoreDomain
import Foundation
import HTTPTypes
import NIOConcurrencyHelpers
import PopcornServices
import PopcornTesting
import TMDbStandIn
import Testing

@testable import PopcornHTTP

@Suite(.timeLimit(.minutes(5))) struct PopcornRoutesTests {

    @Test func `a movie has its parts, a language and caching headers`() async throws {
        try await withRoutes { client, _, server in
            let response = try await client.send("/v1/movies/550?language=en-GB&include=credits,watch-offers")

            #expect(response.status == 200)
            #expect(response.headers[.contentType] == "application/json")
            #expect(response.headers[.contentLanguage] == "en-GB")
            #expect(response.object["title"] as? String == "Fight Club")
            #expect(((response.object["credits"] as? [String: Any])?["cast"] as? [Any])?.isEmpty == false)
            #expect(response.object["watchOffers"] != nil)
            #expect(response.object["isOnWatchlist"] == nil)
            let control = try #require(response.headers[.cacheControl])
            #expect(control.hasPrefix("public, max-age="))
            #expect(response.headers[.vary] == "Accept-Encoding, Accept-Language, Authorization")
            #expect(Int(control.dropFirst("public, max-age=".count)) ?? 0 > 3600)
            // The movie and the images configuration.
            #expect(server.requestCount == 2)
        }
    }

    @Test func `suggestions and searches while TMDb is unavailable come from the index, and say so`() async throws {
        try await withRoutes { client, popcorn, server in
            let missing = try await client.send("/v1/suggestions?query=fight")
            #expect(missing.status == 404)
            #expect(missing.object["type"] as? String == "urn:popcorn:problem:no-title-index")
            #expect(
                missing.object["detail"] as? String
                    == "The service has no index of titles. `popcorn serve --title-index` downloads it.")
            _ = try await popcorn.titleIndex.update()
            server.inject(.failure(status: 404), matching: "/3/*")

            let response = try await client.send(
                "/v1/suggestions?query=fihgt%20club&kinds=movie,tv&limit=1&includeAdult=true")
            #expect(response.status == 200)
            let suggestions = try #require(response.object["suggestions"] as? [[String: Any]])
            #expect(suggestions.map { $0["name"] as? String } == ["Fight Club"])
            #expect(suggestions.map { $0["id"] as? Int } == [550])
            #expect(suggestions.map { $0["kind"] as? String } == ["movie"])
            let origin = try #require(HTTPField.Name("Popcorn-Origin"))
            #expect(response.headers[origin] == "index")
            #expect(try await client.send("/v1/suggestions?query=fight&kinds=collection").status == 400)
            #expect(try await client.send("/v1/suggestions?query=fight&limit=51").status == 400)
            #expect(try await client.send("/v1/suggestions").status == 400)

            server.clearFaults()
            let search = try await client.send("/v1/search?query=fight%20club")
            #expect(search.headers[origin] == nil)
            server.inject(.malformed, matching: "/3/*")
            let fallback = try await client.send("/v1/search?query=fight%20clu")
            #expect(fallback.status == 200)
            #expect(fallback.headers[origin] == "index")
            #expect((fallback.object["items"] as? [[String: Any]])?.first?["id"] as? Int == 550)
        }
    }

    @Test(arguments: [
        (Fault.failure(status: 403, body: .html), 504, "tmdb-unavailable"),
        (.failure(status: 401, body: .empty), 504, "tmdb-unavailable"),
        (.failure(status: 400, body: .html), 504, "tmdb-unavailable"),
        (.failure(status: 403), 503, "tmdb-unauthorised"),
        (.gzip(.damaged), 502, "tmdb-undecodable"),
    ])
    func `a bad response of TMDb determines the problem`(fault: Fault, status: Int, type: String) async throws {
        try await withRoutes { client, _, server in
            server.inject(fault)
            let response = try await client.send("/v1/movies/550")
            #expect(response.status == status)
            #expect(response.object["type"] as? String == "urn:popcorn:problem:\(type)")

            server.replaceFaults(with: [FaultRule(.gzip())])
            #expect(try await client.send("/v1/movies/11").object["title"] as? String == "Star Wars")
        }
    }

    @Test func `the age increases with the time since the value was fetched`() async throws {
        let clock = ManualClock()
        try await withRoutes(clock: clock.clock) { client, _, _ in
            _ = try await client.send("/v1/movies/550")
            clock.advance(by: 90)

            let response = try await client.send("/v1/movies/550")

            #expect(response.headers[.age] == "90")
        }
    }

    @Test func `a response that the client has is not sent again`() async throws {
        try await withRoutes { client, _, _ in
            let first = try await client.send("/v1/movies/550")
            let tag = try #require(first.headers[.eTag])

            let again = try await client.send("/v1/movies/550", headers: [.ifNoneMatch: tag])
            let other = try await client.send("/v1/movies/550", headers: [.ifNoneMatch: "\"other\""])

            #expect(again.status == 304 && again.body.isEmpty)
            #expect(again.headers[.eTag] == tag)
            #expect(other.status == 200)
        }
    }

    @Test func `a head request has the headers of the response and no body`() async throws {
        try await withRoutes { client, _, _ in
            let get = try await client.send("/v1/movies/550")
            let head = try await client.send("/v1/movies/550", method: .head)

            #expect(head.status == 200 && head.body.isEmpty)
            #expect(head.headers[.eTag] == get.headers[.eTag])
            #expect(head.headers[.contentLength] == String(get.body.count))
        }
    }

    @Test func `a body is compressed if the client accepts gzip, with a tag of its own`() async throws {
        try await withRoutes { client, _, _ in
            let plain = try await client.send("/v1/movies/550")
            let response = try await client.send("/v1/movies/550", headers: [.acceptEncoding: "br, gzip;q=0.5"])

            #expect(response.headers[.contentEncoding] == "gzip")
            #expect(Array(response.body.prefix(2)) == [0x1F, 0x8B])
            #expect(response.body.count < plain.body.count / 2)
            #expect(response.headers[.eTag] != plain.headers[.eTag])
            #expect(response.headers[.vary]?.contains("Accept-Encoding") == true)

            let tag = try #require(response.headers[.eTag])
            let unchanged = try await client.send(
                "/v1/movies/550", headers: [.acceptEncoding: "gzip", .ifNoneMatch: tag])
            #expect(unchanged.status == 304 && unchanged.body.isEmpty)
            #expect(unchanged.headers[.eTag] == tag && unchanged.headers[.contentEncoding] == nil)
            let other = try await client.send("/v1/movies/550", headers: [.ifNoneMatch: tag])
            #expect(other.status == 200)
        }
    }

    @Test(arguments: [
        ("/v1/movies/0", 400, "invalid-request"), ("/v1/movies/abc", 400, "invalid-request"),
        ("/v1/movies/550?lang=de", 400, "invalid-request"), ("/v1/movies/550?include=cast", 400, "invalid-request"),
        ("/v1/movies/550?language=xx-klingon", 400, "invalid-request"),
        ("/v1/movies/popular?page=501", 400, "invalid-request"), ("/v1/movies/search", 400, "invalid-request"),
        ("/v1/movies/popular?page=", 400, "invalid-request"), ("/v1/movies/discover?toDay=", 400, "invalid-request"),
        ("/v1/movies/discover?originalLanguage=", 400, "invalid-request"),
        ("/v1/movies/999999999", 404, "not-found"), ("/v1/find/imdb/zz1", 400, "invalid-request"),
        ("/v1/movies/discover?fromYear=2000&toYear=1990", 400, "invalid-request"),
    ])
    func `invalid requests and missing content are problems`(path: String, status: Int, type: String) async throws {
        try await withRoutes { client, _, _ in
            let response = try await client.send(path)

            #expect(response.status == status)
            #expect(response.headers[.contentType] == "application/problem+json")
            #expect(response.object["type"] as? String == "urn:popcorn:problem:\(type)")
            #expect(response.object["status"] as? Int == status)
        }
    }

    @Test func `a value that is not cached is a problem if the client accepts only stored responses`() async throws {
        try await withRoutes { client, _, server in
            let response = try await client.send("/v1/movies/550", headers: [.cacheControl: "only-if-cached"])

            #expect(response.status == 504)
            #expect(response.object["type"] as? String == "urn:popcorn:problem:not-cached")
            #expect(server.requestCount == 0)
        }
    }

    @Test func `the language follows the header, and the query has precedence`() async throws {
        try await withRoutes { client, _, _ in
            let header = try await client.send("/v1/genres/movie", headers: [.acceptLanguage: "de-AT, en;q=0.5"])
            let query = try await client.send("/v1/genres/movie?language=fr", headers: [.acceptLanguage: "de-AT"])

            #expect(header.headers[.contentLanguage] == "de-AT")
            #expect(query.headers[.contentLanguage] == "fr")
        }
    }

    @Test func `an owner's watchlist is changed, read and deleted`() async throws {
        try await withRoutes { client, _, _ in
            let added = try await client.send("/v1/owners/al%20ice/watchlist/movie/550", method: .put)
            let movie = try await client.send("/v1/movies/550?owner=al%20ice")
            let list = try await client.send("/v1/owners/al%20ice/watchlist")
            let export = try await client.send("/v1/owners/al%20ice/export")
            let deleted = try await client.send("/v1/owners/al%20ice", method: .delete)
            let empty = try await client.send("/v1/owners/al%20ice/watchlist")

            #expect(added.status == 204)
            #expect(movie.object["isOnWatchlist"] as? Bool == true)
            #expect(movie.headers[.cacheControl] == "private, no-cache")
            #expect(list.object["totalResults"] as? Int == 1)
            #expect(export.text.hasPrefix(#"{"addedAt":""#) && export.text.hasSuffix("\n"))
            #expect(deleted.status == 204)
            #expect(empty.object["totalResults"] as? Int == 0)
        }
    }

    @Test func `an owner can be named only with access to the owner`() async throws {
        let alice = try WatchlistOwner("alice")
        let access = AccessPolicy { $0 == "t1" ? Access(rights: [.read, .library], owners: .one(alice)) : nil }
        try await withRoutes(access: access) { client, _, _ in
            let token: HTTPFields = [.authorization: "Bearer t1"]
            let own = try await client.send("/v1/owners/alice/watchlist", headers: token)
            let other = try await client.send("/v1/owners/bob/watchlist", headers: token)
            let query = try await client.send("/v1/movies/550?owner=bob", headers: token)
            let cache = try await client.send("/v1/cache", headers: token)
            let anonymous = try await client.send("/v1/movies/550")
            let movie = try await client.send("/v1/movies/550", headers: token)

            let statuses: [Int] = [own.status, other.status, query.status, cache.status]
            #expect(statuses == [200, 403, 403, 403])
            #expect(anonymous.status == 401)
            #expect(anonymous.headers[.wwwAuthenticate] == "Bearer realm=\"popcorn\"")
            let unknown = try await client.send("/v1/movies/550", headers: [.authorization: "Bearer t2"])
            #expect(unknown.status == 401)
            #expect(
                unknown.headers[.wwwAuthenticate] == """
                    Bearer realm="popcorn", error="invalid_token", \
                    error_description="The token is not valid, or it is expired."
                    """)
            #expect(
                cache.headers[.wwwAuthenticate] == """
                    Bearer realm="popcorn", error="insufficient_scope", \
                    error_description="The token does not permit the path.", scope="operate"
                    """)
            #expect(own.headers[.wwwAuthenticate] == nil)
            #expect(movie.headers[.cacheControl]?.hasPrefix("private, max-age=") == true)
        }
    }

    @Test func `an owner can be named only with the right to the library`() async throws {
        let access = AccessPolicy { _ in Access(rights: .read, owners: .all) }
        try await withRoutes(access: access) { client, _, _ in
            let token: HTTPFields = [.authorization: "Bearer t1"]
            #expect(try await client.send("/v1/movies/550", headers: token).status == 200)
            for path in ["/v1/movies/550?owner=alice", "/v1/owners/alice/watchlist"] {
                let response = try await client.send(path, headers: token)
                #expect(response.status == 403)
                #expect(response.object["type"] as? String == "urn:popcorn:problem:forbidden")
                // A request without a token gets what it lacks, also if requests without one may read.
                let anonymous = try await client.send(path)
                #expect(anonymous.status == 401)
                #expect(anonymous.headers[.wwwAuthenticate] == "Bearer realm=\"popcorn\"")
            }
        }
    }

    @Test func `an event stream ends when its token is revoked`() async throws {
        let uses = NIOLockedValueBox(0)
        let access = AccessPolicy { _ in
            let isFirst = uses.withLockedValue { uses in
                uses += 1
                return uses == 1
            }
            return isFirst ? Access(rights: .read, owners: .none) : nil
        }
        try await withRoutes(access: access) { client, _, _ in
            let stream = try await client.send("/v1/movies/550/updates", headers: [.authorization: "Bearer t1"])
            #expect(stream.status == 200)
            #expect(stream.text == ": updates\n\n")
        }
    }

    @Test func `an event stream ends after an hour`() async throws {
        let hours = NIOLockedValueBox(0)
        let start = ContinuousClock.now
        // Each reading is an hour after the previous one.
        let clock = WallClock(
            { Date() },
            uptime: {
                hours.withLockedValue { hours in
                    hours += 1
                    return start + .seconds(3_600 * hours)
                }
            })
        try await withRoutes(clock: clock) { client, _, _ in
            let stream = try await client.send("/v1/movies/550/updates")
            #expect(stream.status == 200)
            #expect(stream.text == ": updates\n\n")
        }
    }

    @Test func `each kind of cached values has a name on the page of the status`() async throws {
        try await withRoutes { _, popcorn, _ in
            let statistics = try await popcorn.cache.statistics()
            #expect(statistics.bytesByKind.count > 10)
            let kinds = Set(statistics.bytesByKind.keys).union(statistics.counts.keys.map(\.rawValue))
            #expect(kinds.filter { StatusView.names[$0] == nil } == [])
        }
    }

    @Test func `repeated lists are one list, and a text that is too long is rejected`() async throws {
        try await withRoutes { client, _, _ in
            let repeated = try await client.send("/v1/movies?ids=550&ids=13")
            #expect(repeated.body == (try await client.send("/v1/movies?ids=550,13")).body)
            #expect(try await client.send("/v1/movies?ids=550,,13").status == 400)
            let many = (1...501).map(String.init).joined(separator: ",")
            let tooMany = try await client.send("/v1/movies?ids=\(many)")
            #expect(tooMany.status == 400)
            #expect(tooMany.object["detail"] as? String == "The parameter 'ids' must have at most 500 identifiers")
            #expect(try await client.send("/v1/search?query=\(String(repeating: "a", count: 100))").status == 200)
            let tooLong = try await client.send("/v1/search?query=\(String(repeating: "a", count: 101))")
            #expect(tooLong.status == 400)
            #expect(tooLong.object["detail"] as? String == "The parameter 'query' must have at most 100 characters")
            let twice = try await client.send("/v1/search?query=a&query=b")
            #expect(twice.object["detail"] as? String == "The parameter 'query' is repeated")
        }
    }

    @Test func `a plus sign in the query is a space, and an escaped one is not`() async throws {
        try await withRoutes { client, _, server in
            let spaces = try await client.send("/v1/search?query=fight%20club")
            let plus = try await client.send("/v1/search?query=fight+club")
            #expect(plus.status == 200)
            #expect((plus.object["items"] as? [[String: Any]])?.first?["id"] as? Int == 550)
            #expect(plus.body == spaces.body)
            #expect(server.requests.filter { $0.path == "/3/search/multi" }.map { $0.query["query"] } == ["fight club"])
            _ = try await client.send("/v1/search?query=fight%2Bclub")
            #expect(server.requests.last { $0.path == "/3/search/multi" }?.query["query"] == "fight+club")
            let invalid = try await client.send("/v1/search?query=%FF")
            #expect(invalid.status == 400)
            #expect(
                invalid.object["detail"] as? String == "The parameter 'query' is not valid percent-encoded UTF-8")
        }
    }

    @Test(arguments: ["2008-02-30", "2008-13-01", "2008-1-1", "20080101", "2008-02-29T00:00:00Z", "today"])
    func `a day that does not exist is rejected`(day: String) async throws {
        try await withRoutes { client, _, _ in
            let response = try await client.send("/v1/owners/alice/calendar?from=\(day)")
            #expect(response.status == 400)
            #expect(response.object["detail"] as? String == "The parameter 'from' must be a day, such as 2026-01-31")
            #expect(try await client.send("/v1/owners/alice/calendar?from=2008-02-29&to=2008-03-01").status == 200)
        }
    }

    @Test func `several identifiers have a value or an error each`() async throws {
        try await withRoutes { client, _, _ in
            let response = try await client.send("/v1/movies?ids=550,999999999,550")

            let items = try #require(response.object["items"] as? [[String: Any]])
            #expect(items.count == 2, "a repeated identifier is answered once")
            #expect((items[0]["value"] as? [String: Any])?["title"] as? String == "Fight Club")
            #expect((items[1]["error"] as? [String: Any])?["kind"] as? String == "notFound")
            #expect(response.headers[.cacheControl] == "no-cache")
        }
    }

    @Test func `a calendar is a file in the iCalendar format`() async throws {
        try await withRoutes { client, _, _ in
            _ = try await client.send("/v1/owners/alice/watchlist/tv/456", method: .put)

            let response = try await client.send("/v1/owners/alice/calendar.ics")

            #expect(response.headers[.contentType] == "text/calendar; charset=utf-8")
            #expect(response.text.hasPrefix("BEGIN:VCALENDAR\r\n"))
        }
    }

    @Test func `updates begin with the current value, and end at the shutdown of the services`() async throws {
        try await withRoutes { client, popcorn, _ in
            async let response = client.send("/v1/movies/550/updates?owner=alice")
            // The value is read before the stream begins, so the request in flight is awaited by its cached row.
            for try await movie in popcorn.movies.fetchMovieDetails.updates(id: 550, owner: try WatchlistOwner("alice"))
            where movie.title == "Fight Club" { break }
            await popcorn.shutdown()

            let events = try await response
            #expect(events.headers[.contentType] == "text/event-stream")
            #expect(events.text.hasPrefix(": updates\n\n"))
        }
    }

    @Test func `missing content has no updates`() async throws {
        try await withRoutes { client, _, _ in
            let response = try await client.send("/v1/movies/999999999/updates")

            #expect(response.status == 404)
        }
    }

    @Test func `the document is served`() async throws {
        try await withRoutes { client, _, _ in
            let response = try await client.send("/openapi.json")

            #expect(response.object["openapi"] as? String == "3.1.0")
            #expect(response.headers[.eTag] != nil)
        }
    }
}
