import CoreApplication
import CoreDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import MoviesApplication
import NIOConcurrencyHelpers
import PopcornServices
import PopcornTesting
import TMDbStandIn
import TVSeriesApplication
import Testing

@testable import PopcornHTTP

@Suite struct TitlePageTests {

    /// Returns use cases of a movie whose links cannot be fetched.
    private func movies(_ movie: MovieDetails = .mock()) -> MovieUseCases {
        var parts = MovieParts()
        parts.credits = .mock()
        parts.watchOffers = .mock()
        parts.videos = [.mock()]
        return .mock {
            $0.fetchMovie = .returning { [parts] request throws(PopcornError) in
                guard request.id == movie.id else { throw PopcornError(.notFound, "m") }
                if request.parts.contains(.links) { throw PopcornError(.unavailable, "m") }
                return DetailsWithParts(details: movie, parts: parts)
            }
            $0.fetchMovieRecommendations = .returning(
                ContentPage(page: 1, totalPages: 1, totalResults: 1, items: [.mock(id: 551, title: "Seven")]))
        }
    }

    @Test func `a movie has its parts, and a part that fails is omitted with a note`() async throws {
        try await withPage({ $0.movies = movies() }) { client in
            try await client.execute(uri: "/movies/550?language=en-GB&region=GB", method: .get) { response in
                let text = response.text
                #expect(response.status == .ok)
                #expect(text.contains("<html lang=\"en-GB\" dir=\"ltr\">"))
                #expect(text.contains("<title>Fight Club (1999) – Popcorn</title>"))
                #expect(text.contains("2 h 19 min"))
                #expect(text.contains("/people/819?language=en-GB&amp;region=GB"))
                #expect(text.contains("David Fincher"))
                #expect(text.contains("JustWatch"))
                #expect(text.contains("https://www.youtube.com/watch?v=BdJKm16Co6M"))
                #expect(text.contains("/movies/551?language=en-GB&amp;region=GB"))
                #expect(text.contains("Some parts of this page are temporarily unavailable."))
                #expect(text.contains("not endorsed or certified by TMDB"))
                #expect(text.contains("342w"))
            }
        }
    }

    @Test func `markup of TMDb is escaped, and links that are not of the web are omitted`() async throws {
        let movie = MovieDetails.mock(
            title: "<script>alert(1)</script>", tagline: "\"\u{338}><img src=x onerror=alert(2)>",
            overview: "'\u{301}<b>bold</b>", homepageURL: URL(string: "javascript:alert(3)"))
        try await withPage({ $0.movies = movies(movie) }) { client in
            try await client.execute(uri: "/movies/550", method: .get) { response in
                let text = response.text
                #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
                #expect(!text.contains("<script>alert"))
                #expect(!text.unicodeScalars.contains("\"\u{338}".unicodeScalars))
                #expect(!text.contains("<img src=x"))
                #expect(!text.contains("<b>"))
                #expect(!text.contains("javascript:"))
            }
        }
    }

    @Test func `initials replace an image that is missing or cannot be loaded`() async throws {
        try await withPage({ $0.movies = movies() }) { client in
            try await client.execute(uri: "/movies/550", method: .get) { response in
                #expect(response.text.contains("alt=\"Poster\" data-initials=\"FC\""))
            }
        }
        try await withPage({ $0.movies = movies(.mock(posterURLSet: nil)) }) { client in
            try await client.execute(uri: "/movies/550", method: .get) { response in
                #expect(response.text.contains("<span class=\"initials\" aria-hidden=\"true\">FC</span>"))
            }
        }
    }

    @Test func `a season links to its series, whose name is not part of the season`() async throws {
        try await withPage({
            $0.tvSeries = .mock {
                $0.fetchTVSeasonDetails = .returning(.mock(airDate: nil, episodeCount: 1, seriesName: nil))
                $0.fetchTVSeriesDetails = .returning(.mock(id: 96677, name: "Lupin"))
            }
        }) { client in
            try await client.execute(uri: "/tv-series/96677/seasons/1", method: .get) { response in
                #expect(response.text.contains("<title>Lupin: Part 1 – Popcorn</title>"))
                #expect(response.text.contains("<a href=\"/tv-series/96677\" dir=\"auto\">Lupin</a>"))
                #expect(response.text.contains("<li dir=\"auto\">1 episode</li>"))
            }
        }
        try await withPage({
            $0.tvSeries = .mock {
                $0.fetchTVSeasonDetails = .returning(.mock(seriesName: nil))
                $0.fetchTVSeriesDetails = .throwing(PopcornError(.unavailable, "m"))
            }
        }) { client in
            try await client.execute(uri: "/tv-series/96677/seasons/1", method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.text.contains("dir=\"auto\">Series</a>"))
            }
        }
    }

    @Test func `a part that TMDb does not send is omitted, and its endpoint is requested once`() async throws {
        try await StandInServer.run { server in
            server.inject(.parts(["credits"], .error), matching: "/3/movie/550")
            server.inject(.failure(status: 404), matching: "/3/movie/550/credits")
            let popcorn = try await PopcornServices(
                .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary))
            try await withPage({ $0.movies = popcorn.movies }) { client in
                try await client.execute(uri: "/movies/550", method: .get) { response in
                    #expect(response.status == .ok)
                    #expect(response.text.contains("<title>Fight Club (1999) – Popcorn</title>"))
                    #expect(response.text.contains("https://www.imdb.com/title/tt0137523/"))
                    #expect(!response.text.contains("David Fincher"))
                    #expect(response.text.contains("Some parts of this page are temporarily unavailable."))
                }
            }
            await popcorn.shutdown()
            #expect(server.requestCount(path: "/3/movie/550") == 1)
            #expect(server.requestCount(path: "/3/movie/550/credits") == 1)
        }
    }

    @Test func `a movie that cannot be fetched is requested once`() async throws {
        let reads = NIOLockedValueBox<[ReadPolicy]>([])
        let movies = MovieUseCases.mock {
            $0.fetchMovie = FetchMovieUseCase { _, _, policy throws(PopcornError) in
                reads.withLockedValue { $0.append(policy) }
                throw PopcornError(policy == .cacheOnly ? .notCached : .unavailable, "m")
            }
        }
        try await withPage({ $0.movies = movies }) { client in
            try await client.execute(uri: "/movies/550", method: .get) { response in
                #expect(response.status == .gatewayTimeout)
            }
        }
        #expect(reads.withLockedValue(\.self) == [.cacheFirst, .cacheOnly])
    }

    @Test func `an unknown movie is a page with the status 404`() async throws {
        try await withPage({ $0.movies = movies() }) { client in
            for path in ["/movies/1", "/movies/abc"] {
                try await client.execute(uri: path, method: .get) { response in
                    #expect(response.status == .notFound)
                    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
                    #expect(response.text.contains("<h1>Not found</h1>"))
                }
            }
        }
    }

    @Test func `every page has the headers that protect it`() async throws {
        try await withPage({ $0.movies = movies() }) { client in
            for path in ["/movies/550", "/movies/1", "/search"] {
                try await client.execute(uri: path, method: .get) { response in
                    let policy = response.headers[.policy] ?? ""
                    #expect(policy.hasPrefix("default-src 'none'; img-src 'self' https://image.tmdb.org data:;"))
                    #expect(!policy.contains("unsafe"))
                    #expect(!response.text.contains(" style="))
                }
            }
        }
    }

    @Test func `a text in another language is marked, and a language from right to left has its direction`()
        async throws
    {
        let movie = MovieDetails.mock(textLanguages: TextLanguages(overview: "de-DE"))
        try await withPage({ $0.movies = movies(movie) }) { client in
            try await client.execute(uri: "/movies/550?language=he-IL", method: .get) { response in
                #expect(response.text.contains("<html lang=\"he-IL\" dir=\"rtl\">"))
                #expect(response.text.contains("<p lang=\"de-DE\" dir=\"ltr\">A clerk"))
            }
        }
    }
}
