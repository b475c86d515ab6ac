import CoreApplication
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

@Suite struct ListPageTests {

    private let results = ContentPage<MediaPreviewDetails>(
        page: 2, totalPages: 3, totalResults: 41,
        items: [
            .movie(.mock(id: 550, title: "\"><img onerror=alert(1)>")),
            .tvSeries(.mock(id: 1396, name: "Breaking Bad")), .person(.mock(id: 287, name: "Brad Pitt")),
        ])

    @Test func `a search shows movies, series and people, and links to the other pages`() async throws {
        try await withPage({ [results] in $0.media.searchMedia = .returning(results) }) { client in
            try await client.execute(uri: "/search?query=fight+club&page=2&language=de-DE", method: .get) { response in
                let text = response.text
                #expect(text.contains("href=\"/tv-series/1396?language=de-DE\""))
                #expect(text.contains("href=\"/people/287?language=de-DE\""))
                #expect(text.contains("href=\"/search?query=fight%20club&amp;language=de-DE\""))
                #expect(text.contains("href=\"/search?query=fight%20club&amp;page=3&amp;language=de-DE\""))
                #expect(text.contains("41 results"))
                #expect(!text.contains("\"><img onerror"))
            }
        }
    }

    @Test func `suggestions are JSON with links`() async throws {
        try await withPage({ [results] in $0.media.searchMedia = .returning(results) }) { client in
            try await client.execute(uri: "/suggestions?query=br", method: .get) { response in
                let suggestions = try JSONDecoder().decode(
                    [Suggestion].self, from: Data(response.body.readableBytesView))
                #expect(suggestions.map(\.url) == ["/movies/550", "/tv-series/1396", "/people/287"])
                #expect(response.headers[.contentType] == "application/json")
            }
        }
    }

    @Test func `a page that is not available is a page with the status of the problem`() async throws {
        let error = PopcornError(.rateLimited(retryAfter: .seconds(7)), "m")
        try await withPage({ $0.media.searchMedia = .throwing(error) }) { client in
            try await client.execute(uri: "/search?query=x", method: .get) { response in
                #expect(response.status == .serviceUnavailable)
                #expect(response.headers[.retryAfter] == "7")
                #expect(response.text.contains("Try again in a moment."))
            }
            try await client.execute(uri: "/search?query=x&page=0", method: .get) { response in
                #expect(response.status == .badRequest)
            }
        }
    }

    @Test func `the status shows charts without inline styles`() async throws {
        try await withPage({
            $0.health = { .mock() }
            $0.cache = .mock(statistics: { () throws(PopcornError) in .mock(bytes: 500, limit: 1000) })
        }) { client in
            try await client.execute(uri: "/status", method: .get) { response in
                #expect(response.text.contains("The service is ready."))
                #expect(response.text.contains("width=\"50.0\""))
                #expect(response.text.contains("500 bytes of 1.0 kB"))
                #expect(!response.text.contains("style=\""))
            }
        }
    }

    @Test func `without the right to operate, there is no status and no link to it`() async throws {
        try await withPage(permitsStatus: false, { $0.health = { .mock() } }) { client in
            try await client.execute(uri: "/status", method: .get) { response in
                #expect(response.status == .notFound)
                #expect(response.text.contains("<h1>Not found</h1>"))
                #expect(!response.text.contains("The service is ready."))
            }
            try await client.execute(uri: "/search", method: .get) { response in
                #expect(!response.text.contains("/status"))
                #expect(response.text.contains("href=\"/watchlist\""))
            }
        }
    }

    @Test func `by default, no request has a status`() {
        let request = PageRequest.mock("/status")
        #expect(!request.permitsStatus)
        #expect(LayoutView(nil, for: request, assets: PageAssets()).navigation.isEmpty)
    }

    @Test func `a value that is small has a visible bar, and 0 has none`() {
        #expect(StatusView.Bar("a", "1", length: 0.001).length == "0.5")
        #expect(StatusView.Bar("a", "0", length: 0).length == "0.0")
        #expect(StatusView.Bar("a", "0", length: .nan).length == "0.0")
    }

    @Test func `the first page shows 12 movies and 12 series`() async throws {
        let movies = (1...20).map { MoviePreviewDetails.mock(id: $0, title: "Movie \($0)") }
        try await withPage({
            $0.movies = .mock {
                $0.fetchPopularMovies = .returning(
                    ContentPage(page: 1, totalPages: 1, totalResults: 20, items: movies))
            }
        }) { client in
            try await client.execute(uri: "/", method: .get) { response in
                #expect(response.text.contains("/movies/12\""))
                #expect(!response.text.contains("/movies/13\""))
                #expect(response.text.contains("Some parts of this page are temporarily unavailable."))
            }
        }
    }

    @Test func `files have a hash in their URL and may be cached forever`() async throws {
        try await withPage { client in
            let path = PageAssets().style.path
            #expect(path.wholeMatch(of: /\/assets\/page-[0-9a-f]{16}\.css/) != nil)
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
            }
            try await client.execute(uri: "/assets/page-0000000000000000.css", method: .get) { response in
                #expect(response.status == .notFound)
            }
        }
    }

    @Test func `the footer shows the logo of the configuration, which the service serves`() async throws {
        let logo = Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
        try await withPage(logo: logo) { client in
            let path = try #require(PageAssets(logo: logo).logo?.path)
            try await client.execute(uri: "/", method: .get) { response in
                #expect(response.text.contains("<img class=\"logo\" src=\"\(path)\" alt=\"TMDB\""))
            }
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.headers[.contentType] == "image/svg+xml")
                #expect(Data(response.body.readableBytesView) == logo)
            }
        }
        try await withPage { client in
            try await client.execute(uri: "/", method: .get) { response in
                #expect(response.text.contains("<main") && !response.text.contains("class=\"logo\""))
            }
        }
    }

    @Test func `every template of the program is valid and registered`() throws {
        _ = try PageTemplates()
        let names = Set(PageTemplates.sources.map(\.name))
        for (_, bytes) in PageTemplates.sources {
            let text = String(decoding: bytes, as: UTF8.self)
            let partials = text.matches(of: /\{\{[>]([a-z-]+)\}\}/).map { String($0.1) }
            #expect(names.isSuperset(of: partials))
        }
    }
}
