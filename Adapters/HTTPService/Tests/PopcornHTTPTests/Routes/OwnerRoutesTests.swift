import CoreDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import PopcornServices
import TMDbStandIn
import Testing

@testable import PopcornHTTP

@Suite struct OwnerRoutesTests {

    private let movie = "/v1/owners/alice/watchlist/movie/550"

    @Test func `the status of a title tells whether it is on the watchlist`() async throws {
        try await withRoutes { client, _, _ in
            #expect(try await client.send(movie).text == #"{"isOnWatchlist":false}"#)
            #expect(try await client.send(movie, method: .put).status == 204)
            let status = try await client.send(movie)
            #expect(status.text == #"{"isOnWatchlist":true}"#)
            #expect(status.headers[.cacheControl] == "private, no-cache")
            #expect(try await client.send("/v1/owners/bob/watchlist/movie/550").text == #"{"isOnWatchlist":false}"#)
            #expect(try await client.send("/v1/owners/alice/watchlist/tv/550").text == #"{"isOnWatchlist":false}"#)
        }
    }

    @Test func `a change with a precondition fails if another client made it before`() async throws {
        try await withRoutes { client, _, _ in
            let absent: HTTPFields = [.ifNoneMatch: "*"]
            let present: HTTPFields = [.ifMatch: "*"]
            #expect(try await client.send(movie, method: .delete, headers: present).status == 412)
            #expect(try await client.send(movie, method: .put, headers: absent).status == 204)
            let second = try await client.send(movie, method: .put, headers: absent)
            #expect(second.status == 412)
            #expect(second.object["type"] as? String == "urn:popcorn:problem:precondition-failed")
            #expect(try await client.send(movie, method: .put).status == 204)
            #expect(try await client.send(movie, method: .delete, headers: present).status == 204)
            #expect(try await client.send(movie, method: .delete).status == 204)
        }
    }

    @Test func `a change with an entity tag as a condition is rejected, and changes nothing`() async throws {
        try await withRoutes { client, _, _ in
            _ = try await client.send(movie, method: .put)
            let tagged = try await client.send(movie, method: .delete, headers: [.ifMatch: #""a""#])
            #expect(tagged.status == 400)
            #expect(tagged.object["detail"] as? String == "The header If-Match of a change must be *")
            let other = try await client.send(movie, method: .put, headers: [.ifNoneMatch: #""a""#])
            #expect(other.object["detail"] as? String == "The header If-None-Match of a change must be *")
            #expect(try await client.send(movie).text == #"{"isOnWatchlist":true}"#)
        }
    }

    @Test func `a title that TMDb does not have is not added`() async throws {
        try await withRoutes { client, popcorn, server in
            let path = "/v1/owners/alice/watchlist/movie/4294967"
            let missing = try await client.send(path, method: .put)
            #expect(missing.status == 404)
            #expect(missing.object["type"] as? String == "urn:popcorn:problem:not-found")
            let alice = try WatchlistOwner("alice")
            #expect(try await popcorn.library.exportAll(owner: alice).isEmpty)

            // Nobody knows whether TMDb has a title while it is not available.
            server.inject(.failure(status: 500))
            #expect(try await client.send("/v1/owners/alice/watchlist/movie/680", method: .put).status == 204)
            #expect(try await popcorn.library.exportAll(owner: alice).count == 1)
        }
    }

    @Test func `several titles are added, and errors name the others`() async throws {
        try await withRoutes { client, popcorn, _ in
            let body = """
                {"titles": [
                    {"kind": "movie", "id": 550, "addedAt": "2020-01-31T12:00:00Z"}, {"kind": "tv", "id": 1396},
                    {"kind": "movie", "id": 4294967}, {"kind": "movie", "id": 550}
                ]}
                """
            let added = try await client.post("/v1/owners/alice/watchlist", body, "application/json")
            #expect(added.status == 200)
            #expect(added.object["addedCount"] as? Int == 2)
            let items = try #require(added.object["items"] as? [[String: Any]])
            #expect(items.map { $0["id"] as? Int } == [550, 1396, 4294967])
            let errors = items.map { ($0["error"] as? [String: Any])?["kind"] as? String }
            #expect(errors == [nil, nil, "notFound"])
            let lines = try await popcorn.library.exportAll(owner: try WatchlistOwner("alice"))
            #expect(lines.count == 2)
            #expect(lines.last?.contains(#""addedAt":"2020-01-31T12:00:00Z","id":550"#) == true)

            let again = try await client.post("/v1/owners/alice/watchlist", body, "application/json; charset=utf-8")
            #expect(again.object["addedCount"] as? Int == 0)
        }
    }

    @Test(arguments: [
        (#"{"titles": []}"#, "The body must have 1 to 500 titles"),
        (#"{"movies": []}"#, "The body is not valid: it lacks 'titles'"),
        (#"{"titles": [{"kind": "movie"}]}"#, "The body is not valid: 'titles.0' lacks 'id'"),
        (
            #"{"titles": [{"kind": "film", "id": 1}]}"#,
            "The body is not valid: the value of 'titles.0.kind' is not valid"
        ),
        (#"{"titles": [{"kind": "movie", "id": 0}]}"#, "The identifier 0 is not valid"),
        ("titles", "The body is not valid: it is not a JSON object"),
    ])
    func `a body that is not valid is a problem that names the member`(body: String, detail: String) async throws {
        try await withRoutes { client, _, _ in
            let response = try await client.post("/v1/owners/alice/watchlist", body, "application/json")
            #expect(response.status == 400)
            #expect(response.object["detail"] as? String == detail)
        }
    }

    @Test func `a body needs the media type of the route, which a form of another site cannot have`() async throws {
        try await withRoutes { client, _, _ in
            let body = #"{"titles": [{"kind": "movie", "id": 550}]}"#
            for mediaType in ["text/plain", "application/x-www-form-urlencoded", nil] {
                let response = try await client.post("/v1/owners/alice/watchlist", body, mediaType)
                #expect(response.status == 415)
                #expect(response.object["type"] as? String == "urn:popcorn:problem:unsupported-media-type")
            }
        }
    }

    @Test func `an export is imported for another owner, and again without a change`() async throws {
        try await withRoutes { client, _, _ in
            _ = try await client.send(movie, method: .put)
            _ = try await client.post("/v1/owners/alice/searches", #"{"text": "fight"}"#, "application/json")
            let export = try await client.send("/v1/owners/alice/export").text
            let first = try await client.post("/v1/owners/bob/import", export, "application/jsonl")
            let second = try await client.post("/v1/owners/bob/import", export, "application/jsonl")
            #expect(first.text == #"{"changeCount":2,"recordCount":2}"#)
            #expect(second.text == #"{"changeCount":0,"recordCount":2}"#)
            let copy = try await client.send("/v1/owners/bob/export").text
            #expect(copy.contains(#""id":550"#) && copy.contains(#""text":"fight""#))
            #expect(copy.split(separator: "\n").allSatisfy { $0.contains(#""owner":"bob""#) })
            let invalid = try await client.post("/v1/owners/bob/import", "{}\n", "application/jsonl")
            #expect(invalid.status == 400)
            #expect((invalid.object["detail"] as? String)?.hasPrefix("Line 1 is not valid: ") == true)
        }
    }

    @Test func `lines of an import may end with CR LF`() async throws {
        try await withRoutes { client, _, _ in
            let lines = [550, 680].map {
                #"{"addedAt":"2026-01-31T12:00:00Z","id":\#($0),"kind":"movie","owner":"a","type":"watchlist"}"#
            }
            let body = lines.joined(separator: "\r\n") + "\r\n"
            let response = try await client.post("/v1/owners/bob/import", body, "application/jsonl")
            #expect(response.text == #"{"changeCount":2,"recordCount":2}"#)
            #expect(response.headers[.eTag] == nil)
            let invalid = try await client.post(
                "/v1/owners/bob/import", lines[0] + "\r\n{}\r\n", "application/jsonl")
            #expect((invalid.object["detail"] as? String)?.hasPrefix("Line 2 is not valid: ") == true)
        }
    }

    @Test func `a search text with U+0000 is rejected`() async throws {
        try await withRoutes { client, _, _ in
            let searches = "/v1/owners/alice/searches"
            let recorded = try await client.post(searches, #"{"text": "a\u0000b"}"#, "application/json")
            #expect(recorded.status == 400)
            #expect(try await client.send("/v1/search?query=a%00b").status == 400)
            #expect(try await client.send("\(searches)?prefix=a%00b").status == 400)
        }
    }

    @Test func `searches are recorded, listed and deleted`() async throws {
        let clock = WallClock({ Date(timeIntervalSince1970: 1_796_083_200) })
        try await withRoutes(clock: clock) { client, _, _ in
            let searches = "/v1/owners/alice/searches"
            let recorded = try await client.post(
                searches, #"{"text": "fight club", "kind": "movie"}"#, "application/json")
            #expect(recorded.text == #"{"kind":"movie","searchedAt":"2026-12-01T00:00:00Z","text":"fight club"}"#)
            _ = try await client.post(searches, #"{"text": "Arrival & co"}"#, "application/json")
            #expect(
                try await client.send("\(searches)?prefix=FIG").text == #"{"searches":[\#(recorded.text)]}"#)
            #expect(try await client.send("\(searches)/arrival%20%26%20co", method: .delete).status == 204)
            #expect(try await client.send(searches).text == #"{"searches":[\#(recorded.text)]}"#)
            #expect(try await client.send("\(searches)/fight%20club?kind=tv", method: .delete).status == 204)
            #expect(try await client.send(searches).text == #"{"searches":[\#(recorded.text)]}"#)
            #expect(try await client.send(searches, method: .delete).status == 204)
            #expect(try await client.send(searches).text == #"{"searches":[]}"#)
        }
    }

    @Test func `the data of another owner is not changed`() async throws {
        let alice = try WatchlistOwner("alice")
        let access = AccessPolicy { _ in Access(rights: [.read, .library], owners: .one(alice)) }
        try await withRoutes(access: access) { client, _, _ in
            let bodies = [
                ("watchlist", #"{"titles": [{"kind": "movie", "id": 550}]}"#, "application/json"),
                ("import", "", "application/jsonl"), ("searches", #"{"text": "fight"}"#, "application/json"),
            ]
            for (path, body, mediaType) in bodies {
                let response = try await client.post("/v1/owners/bob/\(path)", body, mediaType)
                #expect(response.status == 403)
            }
            #expect(try await client.send("/v1/owners/bob/watchlist/movie/550").status == 403)
            // The owner is checked before the title and the conditions.
            let changed = "/v1/owners/bob/watchlist/movie/999999999"
            let condition: HTTPFields = [.ifNoneMatch: #""a""#, .ifMatch: #""a""#]
            for method in [HTTPRequest.Method.put, .delete] {
                #expect(try await client.send(changed, method: method, headers: condition).status == 403)
            }
            #expect(try await client.send("/v1/owners/bob/searches").status == 403)
            #expect(try await client.send("/v1/owners/bob/searches", method: .delete).status == 403)
            #expect(try await client.send("/v1/owners/bob/searches/fight", method: .delete).status == 403)
        }
    }
}
