import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import MediaDomain
import MoviesApplication
import MoviesDomain
import PopcornServices
import PopcornTesting
import TVSeriesApplication
import TVSeriesDomain
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

@Suite struct SearchToolTests {

    private static let genres = [Genre(id: 18, name: "Drama"), Genre(id: 53, name: "Thriller")]

    private static func page<Item>(_ items: [Item], page: Int = 1, of pages: Int = 1) -> ContentPage<Item> {
        ContentPage(page: page, totalPages: pages, totalResults: pages * items.count, items: items)
    }

    @Test func `a search finds titles and people of all kinds`() async throws {
        let result = try await callTool("search", ["query": "fight"]) {
            $0.media.searchMedia = .returning(Self.page([.movie(.mock()), .tvSeries(.mock()), .person(.mock())]))
            $0.movies.fetchMovieGenres = .returning(Self.genres)
            $0.tvSeries.fetchTVSeriesGenres = .returning(Self.genres)
        }
        #expect(
            result.text == """
                3 matches:
                movie 550: Fight Club (1999), 8.4
                tv 1396: Breaking Bad (2008), 8.9
                person 287: Brad Pitt, known for Fight Club
                """)
        let items = try #require(result.structured["items"]).elements
        #expect(items[0]["genres"] == ["Drama", "Thriller"])
        #expect(items[1]["kind"] == "tv")
        #expect(items[2].names == ["id", "kind", "knownFor", "title"])
    }

    @Test func `a page of TMDb is two pages of at most 3,000 bytes`() async throws {
        let movies = (1...20).map {
            MoviePreviewDetails.mock(id: 1_000_000 + $0, title: longText, overview: longText, isOnWatchlist: true)
        }
        let requests = RecordedRequests<ListRequest<TitleSearch>>()
        for page in [3, 4] {
            let result = try await callTool(
                "search", ["query": "fight", "kind": "movie", "year": 1999, "page": .integer(page)]
            ) {
                $0.movies.searchMovies = .returning(Self.page(movies, page: 2, of: 2)).recorded(in: requests)
                $0.movies.fetchMovieGenres = .returning(Self.genres)
            }
            #expect(try bytes(result.structured) <= 3000)
            let ids = result.structured["items"]?.elements.map { $0["id"] }
            #expect(ids?.first == .integer(1_000_001 + (page - 3) * 10))
            #expect(ids?.count == 10)
            #expect(result.structured.names.contains("nextPage") == (page == 3))
        }
        #expect(requests.all.map(\.request.page) == [2, 2])
        #expect(requests.all.first?.request.query == TitleSearch("fight", year: 1999))
    }

    @Test func `an identifier of IMDb is found without a search`() async throws {
        let result = try await callTool("search", ["query": "tt0137523"]) {
            $0.media.findByExternalID = .returning(ExternalIDMatches(movies: [.mock()]))
        }
        #expect(result.text == "movie 550: Fight Club (1999), 8.4")
    }

    @Test func `a year needs the kind of a title`() async throws {
        let message = try await toolError("search", ["query": "fight", "year": 1999])
        #expect(message == "The argument 'year' (1999) needs the kind movie or tv.")
    }

    @Test func `suggestions need an index, and the error names the search`() async throws {
        let result = try await callTool("suggest", ["query": "figt", "limit": 3]) {
            $0.media.suggestTitles = .returning { query in
                [TitleSuggestion(kind: .movie, id: 550, name: "Fight Club \(query.limit)", popularity: 1)]
            }
        }
        #expect(result.text == "movie 550: Fight Club 3")

        let message = try await toolError("suggest", ["query": "figt"]) {
            $0.media.suggestTitles = .throwing(PopcornError(.notCached, "no index"))
        }
        #expect(message == "The service has no index of titles. Use `search` instead.")
    }

    @Test func `each list has the items of its kind`() async throws {
        let trending = try await callTool("list_titles") {
            $0.media.fetchTrendingMedia = .returning(Self.page([.person(.mock())]))
        }
        #expect(trending.structured["items"]?.elements.first?["kind"] == "person")
        let cinemas = try await callTool("list_titles", ["list": "in-cinemas", "region": "DE"]) {
            $0.movies.fetchNowPlayingMovies = .returning(Self.page([.mock()]))
        }
        #expect(cinemas.structured["items"]?.elements.first?["kind"] == "movie")
        let television = try await callTool("list_titles", ["list": "airing-today"]) {
            $0.tvSeries.fetchAiringTodayTVSeries = .returning(Self.page([.mock()]))
        }
        #expect(television.structured["items"]?.elements.first?["kind"] == "tv")

        let message = try await toolError("list_titles", ["list": "upcoming", "kind": "tv"])
        #expect(message.hasPrefix("The list 'upcoming' has no items of this kind. Movies: trending"))
    }

    @Test func `recommendations are those of the kind`() async throws {
        let result = try await callTool("recommend", ["kind": "tv", "id": 1396]) {
            $0.tvSeries.fetchTVSeriesRecommendations = .returning(Self.page([.mock(id: 2)]))
        }
        #expect(result.structured["items"]?.elements.first?["id"] == 2)
    }

    @Test func `a discovery has names in place of identifiers`() async throws {
        let requests = RecordedRequests<ListRequest<MovieFilter>>()
        let arguments: [String: JSONValue] = [
            "kind": "movie", "genres": ["drama"], "excludedGenres": ["THRILLER"], "keywords": ["Time Travel"],
            "watchProviders": ["Disney+", "Prime Video"], "originalLanguage": "German", "fromYear": 1990,
            "minimumRating": 7, "order": "rating", "region": "DE",
        ]
        _ = try await callTool("discover", arguments) {
            $0.movies.discoverMovies = .returning(Self.page([.mock()])).recorded(in: requests)
            $0.movies.fetchMovieGenres = .returning(Self.genres)
            $0.references.searchKeywords = .returning(Self.page([Keyword(id: 4379, name: "time travel")]))
            $0.references.fetchLanguages = .returning([.mock()])
            $0.references.fetchWatchProviders = .returning([
                .mock(id: 337, name: "Disney Plus"), .mock(id: 9, name: "Amazon Prime Video"), .mock(id: 8),
            ])
        }
        let request = try #require(requests.all.first)
        #expect(
            request.request.query
                == MovieFilter(
                    order: .rating, genres: [18], excludedGenres: [53], years: 1990...9999, minimumVoteAverage: 7,
                    minimumVoteCount: 200, originalLanguage: "de", keywords: [4379], watchProviders: [337, 9]))
        #expect(request.locale?.region == "DE")
    }

    @Test func `genres are known in the language of the call and in English`() async throws {
        let requests = RecordedRequests<ListRequest<TVSeriesFilter>>()
        _ = try await callTool("discover", ["kind": "tv", "genres": ["komödie", "crime"], "language": "de"]) {
            $0.tvSeries.discoverTVSeries = .returning(Self.page([.mock()])).recorded(in: requests)
            $0.tvSeries.fetchTVSeriesGenres = FetchTVSeriesGenresUseCase { _, locale, _ in
                let isGerman = locale?.language == "de"
                let genres = [
                    Genre(id: 35, name: isGerman ? "Komödie" : "Comedy"),
                    Genre(id: 80, name: isGerman ? "Krimi" : "Crime"),
                ]
                return Sourced(genres, origin: .cache, cachedAt: .distantPast)
            }
        }
        #expect(requests.all.first?.request.query.genres == [35, 80])
    }

    @Test func `an argument of the other kind names its kind`() async throws {
        let people = try await toolError("discover", ["kind": "tv", "people": [287]])
        #expect(people == "The argument 'people' needs the kind movie.")
        let types = try await toolError("discover", ["kind": "movie", "types": ["news"]])
        #expect(types == "The argument 'types' needs the kind tv.")
    }

    @Test func `an unknown genre names those that exist`() async throws {
        let message = try await toolError("discover", ["kind": "movie", "genres": ["Noir"]]) {
            $0.movies.fetchMovieGenres = .returning(Self.genres)
        }
        #expect(message == "There is no genre 'Noir' of movies; there are: Drama, Thriller.")
    }

    @Test func `an unknown provider names the closest ones in the region`() async throws {
        let message = try await toolError("discover", ["kind": "movie", "watchProviders": ["Netflx"], "region": "DE"]) {
            $0.references.fetchWatchProviders = .returning([
                .mock(id: 337, name: "Disney Plus"), .mock(id: 8, name: "Netflix"),
            ])
        }
        #expect(
            message == "There is no watch provider 'Netflx' in Germany; the closest are: Netflix, Disney Plus.")
    }

    @Test func `an unknown keyword, language or region names the form`() async throws {
        let keyword = try await toolError("discover", ["kind": "movie", "keywords": ["heists"]]) {
            $0.references.searchKeywords = .returning(Self.page([Keyword(id: 1, name: "heist")]))
        }
        #expect(keyword == "There is no keyword 'heists'. Similar ones: heist.")
        let language = try await toolError("discover", ["kind": "movie", "language": "xx"])
        #expect(language.contains("use one such as 'en' or 'en-GB'"))
        let region = try await toolError("discover", ["kind": "movie", "region": "Germany"])
        #expect(region.hasSuffix("The region, an ISO 3166-1 code such as `AT`. Default: that of the language."))
        let unknown = try await toolError("discover", ["kind": "movie", "region": "QX"])
        #expect(unknown == "The region 'QX' is unknown. Use a code of ISO 3166-1, such as `DE` or `US`.")
    }

    @Test(
        arguments: [
            (["id": "550"], "The argument 'id' must be an integer from 1 to 2147483647."),
            ([:], "The argument 'id' is missing."),
            (["id": 550, "part": "credits"], "The argument 'part' is unknown. The arguments are id, parts, page"),
            (
                ["id": 550, "parts": ["cast"]],
                "The argument 'parts' has an element that must be one of credits, images"
            ),
            (["id": 550, "parts": []], "The argument 'parts' must not be empty."),
            (["id": 550, "page": 0], "The argument 'page' must be an integer from 1 to 500."),
        ] as [([String: JSONValue], String)])
    func `an argument that does not conform to the schema is named`(
        arguments: [String: JSONValue], message: String
    ) async throws {
        #expect(try await toolError("get_movie", arguments).hasPrefix(message))
    }
}
