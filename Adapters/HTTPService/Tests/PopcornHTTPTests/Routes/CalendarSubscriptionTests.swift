import CoreDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOConcurrencyHelpers
import PopcornServices
import TMDbStandIn
import Testing

@testable import PopcornHTTP

@Suite struct CalendarSubscriptionTests {

    private let path = "/v1/owners/alice/calendar-subscription"

    /// Alice has a token, as has Bob; requests without a token are rejected.
    private let access = AccessPolicy { token in
        guard let token, let owner = try? WatchlistOwner(token) else { return nil }
        return Access(rights: [.read, .library], owners: .one(owner))
    }

    private let alice: HTTPFields = [.authorization: "Bearer alice"]
    private let bob: HTTPFields = [.authorization: "Bearer bob"]

    private let clock = WallClock({ Date(timeIntervalSince1970: 1_796_083_200) })

    /// A function whose first result consists of bytes 1, the second of bytes 2.
    private var randomBytes: @Sendable (Int) -> [UInt8] {
        let calls = NIOLockedValueBox<UInt8>(0)
        return { count in
            let byte = calls.withLockedValue { calls in
                calls += 1
                return calls
            }
            return Array(repeating: byte, count: count)
        }
    }

    private func withSubscriptions(
        _ work: @escaping @Sendable (RoutesClient, PopcornServices) async throws -> Void
    ) async throws {
        try await withRoutes(access: access, clock: clock, randomBytes: randomBytes) { client, popcorn, _ in
            try await work(client, popcorn)
        }
    }

    @Test func `a calendar program reads the calendar of an owner without a token`() async throws {
        try await withSubscriptions { [path, alice] client, _ in
            for title in ["movie/550", "tv/1396"] {
                _ = try await client.send("/v1/owners/alice/watchlist/\(title)", method: .put, headers: alice)
            }
            let created = try await client.send(path, method: .put, headers: alice)
            #expect(created.status == 200)
            #expect(created.headers[.eTag] == nil)
            let secret = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE"
            #expect(
                created.text
                    == #"{"createdAt":"2026-12-01T00:00:00Z","path":"/v1/calendars/\#(secret)/calendar.ics"}"#)
            let days = "?from=1999-10-01&to=1999-12-31&region=US"
            let own = try await client.send("/v1/owners/alice/calendar.ics\(days)", headers: alice)
            let subscribed = try await client.send("/v1/calendars/\(secret)/calendar.ics\(days)")
            #expect(own.text.contains("SUMMARY:Fight Club"))
            #expect(subscribed.status == 200)
            #expect(subscribed.text == own.text)
            #expect(subscribed.headers[.contentType] == "text/calendar; charset=utf-8")
            #expect(subscribed.headers[.cacheControl]?.hasPrefix("private") == true)
            let status = try await client.send(path, headers: alice)
            #expect(status.text == #"{"createdAt":"2026-12-01T00:00:00Z"}"#)
        }
    }

    @Test func `a path ends when it is replaced, deleted, or deleted with its owner`() async throws {
        try await withSubscriptions { [path, alice] client, _ in
            func create() async throws -> String {
                try #require(try await client.send(path, method: .put, headers: alice).object["path"] as? String)
            }
            let first = try await create()
            let second = try await create()
            #expect(first != second)
            let replaced = try await client.send(first)
            #expect(replaced.status == 404)
            #expect(
                replaced.object["detail"] as? String == "The calendar does not exist, or its subscription was deleted.")
            #expect(try await client.send(second).status == 200)
            #expect(try await client.send(path, method: .delete, headers: alice).status == 204)
            #expect(try await client.send(second).status == 404)
            #expect(try await client.send(path, headers: alice).status == 404)
            #expect(try await client.send(path, method: .delete, headers: alice).status == 204)
            let third = try await create()
            #expect(try await client.send(third).status == 200)
            #expect(try await client.send("/v1/owners/alice", method: .delete, headers: alice).status == 204)
            #expect(try await client.send(third).status == 404)
        }
    }

    @Test(arguments: ["*", #""a""#])
    func `the path is returned also to a request with a condition`(condition: String) async throws {
        try await withSubscriptions { [path, alice] client, _ in
            var headers = alice
            headers[.ifNoneMatch] = condition
            let created = try await client.send(path, method: .put, headers: headers)
            #expect(created.status == 200)
            let calendar = try #require(created.object["path"] as? String)
            #expect(try await client.send(calendar).status == 200)
        }
    }

    @Test func `only the owner creates, reads and deletes a subscription`() async throws {
        try await withSubscriptions { [path, alice, bob] client, _ in
            let created = try await client.send(path, method: .put, headers: alice).object["path"] as? String
            for method in [HTTPRequest.Method.get, .put, .delete] {
                #expect(try await client.send(path, method: method).status == 401)
                #expect(try await client.send(path, method: method, headers: bob).status == 403)
            }
            #expect(try await client.send(try #require(created)).status == 200)
        }
    }

    @Test func `a secret permits nothing but its calendar, and its hash is no secret`() async throws {
        try await withSubscriptions { [path, alice] client, _ in
            let created = try await client.send(path, method: .put, headers: alice).object["path"] as? String
            let secret = try #require(created?.split(separator: "/").dropFirst(2).first.map(String.init))
            let bearer: HTTPFields = [.authorization: "Bearer \(secret)"]
            #expect(try await client.send("/v1/owners/alice/watchlist", headers: bearer).status == 403)
            #expect(try await client.send("/v1/calendars/\(TokenHash(secret).hex)/calendar.ics").status == 404)
            #expect(try await client.send("/v1/calendars/alice/calendar.ics").status == 404)
        }
    }
}
