import CoreDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import MediaApplication
import NIOCore
import PopcornServices
import PopcornTesting
import Testing

@testable import PopcornHTTP

@Suite struct WatchlistPageTests {

    private let addition = ByteBuffer(string: "kind=movie&id=550&change=add&from=title")

    @Test func `a form of the same origin changes the watchlist and leads back`() async throws {
        try await withPage { client in
            try await client.execute(
                uri: "/watchlist?language=en-GB", method: .post, headers: .sameOrigin, body: addition
            ) { response in
                #expect(response.status == .seeOther)
                #expect(response.headers[.location] == "/movies/550?language=en-GB")
            }
            let removal = ByteBuffer(string: "kind=movie&id=550&change=remove&from=watchlist")
            try await client.execute(uri: "/watchlist", method: .post, headers: .sameOrigin, body: removal) {
                response in
                #expect(response.headers[.location] == "/watchlist")
            }
            try await client.execute(uri: "/watchlist", method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.text.contains("The watchlist is empty."))
            }
        }
    }

    @Test func `a form adds a title to the watchlist of its owner`() async throws {
        let services = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
        try await withPage({ $0.movies = services.movies }) { client in
            try await client.execute(uri: "/watchlist", method: .post, headers: .sameOrigin, body: addition) { _ in }
        }
        #expect(try await services.movies.isOnWatchlist.execute(id: 550, owner: .default))
        await services.shutdown()
    }

    @Test(
        arguments: [
            [:], [.fetchSite: "cross-site"], [.fetchSite: "same-site"], [.origin: "https://evil.example"],
            [.origin: "null"],
        ] as [HTTPFields])
    func `a form of another site is rejected`(headers: HTTPFields) async throws {
        try await withPage { client in
            try await client.execute(uri: "/watchlist", method: .post, headers: headers, body: addition) { response in
                #expect(response.status == .forbidden)
            }
        }
    }

    @Test func `a form without an owner is rejected, and the pages have no watchlist`() async throws {
        try await withPage(owner: nil) { client in
            try await client.execute(uri: "/watchlist", method: .post, headers: .sameOrigin, body: addition) {
                response in
                #expect(response.status == .forbidden)
            }
            try await client.execute(uri: "/search", method: .get) { response in
                #expect(!response.text.contains("href=\"/watchlist\""))
            }
        }
    }

    @Test func `a form that is too large or incomplete is rejected`() async throws {
        try await withPage { client in
            let large = ByteBuffer(repeating: UInt8(ascii: "a"), count: PopcornPage.maximumFormSize + 1)
            try await client.execute(uri: "/watchlist", method: .post, headers: .sameOrigin, body: large) { response in
                #expect(response.status == .contentTooLarge)
            }
            try await client.execute(
                uri: "/watchlist", method: .post, headers: .sameOrigin, body: ByteBuffer(string: "kind=movie&id=-1")
            ) { response in
                #expect(response.status == .badRequest)
            }
        }
    }

    @Test func `the watchlist shows its titles with buttons, and the calendar its days`() async throws {
        let page = ContentPage<WatchlistTitle>(page: 1, totalPages: 1, totalResults: 1, items: [.mock()])
        try await withPage({
            $0.media.fetchWatchlistTitles = .returning(page)
            $0.media.fetchCalendar = .returning(.mock())
        }) { client in
            try await client.execute(uri: "/watchlist", method: .get) { response in
                #expect(response.text.contains("<a href=\"/watchlist\" aria-current=\"page\">Watchlist</a>"))
                #expect(response.text.contains("<a href=\"/calendar\">Calendar</a>"))
                #expect(response.text.contains("name=\"change\" value=\"remove\""))
                #expect(response.text.contains("href=\"/movies/550\""))
            }
            try await client.execute(uri: "/calendar", method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.text.contains("datetime=\"2026-12-01\""))
                #expect(response.text.contains("/v1/owners/default/calendar.ics"))
            }
        }
    }

    @Test func `a title that TMDb removed has its last known name, and can be removed from the watchlist`()
        async throws
    {
        let gone = PopcornError(.notFound, "TMDb has no movie 4")
        let page = ContentPage<WatchlistTitle>(
            page: 1, totalPages: 1, totalResults: 3,
            items: [
                .mock(
                    entry: .mock(id: 4), preview: nil, lastKnown: LastKnownTitleDetails(title: "<Coma>", year: 2020),
                    isRemoved: true, failure: gone),
                .mock(
                    entry: .mock(id: 5), preview: nil, lastKnown: LastKnownTitleDetails(title: "Other"),
                    failure: PopcornError(.unavailable, "x")),
                .mock(entry: .mock(kind: .tvSeries, id: 6), preview: nil, failure: PopcornError(.unavailable, "x")),
            ])
        try await withPage({
            $0.media.fetchWatchlistTitles = .returning(page)
            $0.media.fetchCalendar = .returning(.mock())
        }) { client in
            try await client.execute(uri: "/watchlist", method: .get) { response in
                #expect(response.text.contains("<span dir=\"auto\">&lt;Coma&gt; (2020)</span>"))
                #expect(response.text.components(separatedBy: "Removed from TMDb").count == 2)
                #expect(response.text.contains("name=\"id\" value=\"4\""))
                #expect(response.text.contains("<span dir=\"auto\">Other</span>"))
                #expect(response.text.contains("<span dir=\"auto\">Series 6</span>"))
            }
        }
    }

    @Test func `an origin is compared with the authority of the request`() {
        func isSame(_ origin: String) -> Bool {
            FormOrigin.isSame(
                HTTPRequest(
                    method: .post, scheme: "http", authority: "localhost:8080", path: "/watchlist",
                    headerFields: [.origin: origin]))
        }
        #expect(isSame("http://localhost:8080"))
        #expect(!isSame("http://localhost:8081"))
        #expect(!isSame("null"))
    }
}
