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

    @Test(
        arguments: [
            ("movie", 1, ["movie 550: Fight Club (1999), 8.4"], 1), ("movie", 2, ["Page 2 is empty."], 1),
            ("tv", 1, ["There are no titles and people with this identifier and kind."], 0),
            ("collection", 1, ["There are no titles and people with this identifier and kind."], 0),
        ] as [(String, Int, [String], Int)])
    func `an identifier of IMDb has one page, of the kind`(
        kind: String, page: Int, lines: [String], total: Int
    ) async throws {
        let arguments: [String: JSONValue] = ["query": "tt0137523", "kind": .string(kind), "page": .integer(page)]
        let result = try await callTool("search", arguments) {
            $0.media.findByExternalID = .returning(ExternalIDMatches(movies: [.mock()]))
        }
        #expect(result.text == lines.joined(separator: "\n"))
        #expect(result.structured["totalResults"] == .integer(total))
        #expect(result.structured["nextPage"] == nil)
    }

    @Test func `the error of an unknown identifier of IMDb advises a name`() async throws {
        let message = try await toolError("search", ["query": "tt99999999"]) {
            $0.media.findByExternalID = .throwing(
                PopcornError(.notFound, "none", subject: "match for tt99999999 at IMDb"))
        }
        #expect(message == "Match for tt99999999 at IMDb does not exist. Search for the name instead.")
    }

    @Test func `a list ends with the last page of TMDb`() async throws {
        let requests = RecordedRequests<ListRequest<Void>>()
        for (page, next) in [(999, JSONValue.integer(1_000)), (1_000, nil)] as [(Int, JSONValue?)] {
            let result = try await callTool("list_titles", ["list": "popular", "page": .integer(page)]) {
                $0.movies.fetchPopularMovies = .returning(
                    Self.page((1...20).map { MoviePreviewDetails.mock(id: $0) }, page: 500, of: 45_000)
                ).recorded(in: requests)
            }
            #expect(result.structured["nextPage"] == next)
            #expect(result.structured["items"]?.elements.count == 10)
        }
        #expect(requests.all.map(\.request.page) == [500, 500])
        let message = try await toolError("list_titles", ["list": "popular", "page": 1_001])
        #expect(message == "The argument 'page' must be an integer from 1 to 1000. The page, with 10 items.")
    }

    @Test func `a discovery without movies, and a page beyond the last one, are empty`() async throws {
        for (page, text) in [(1, "There are no movies that match."), (7, "Page 7 is empty.")] {
            let result = try await callTool("discover", ["kind": "movie", "page": .integer(page)]) {
                $0.movies.discoverMovies = .returning(Self.page([], page: (page + 1) / 2))
            }
            #expect(result.text == text)
        }
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
        let repeated = try await toolError("discover", ["kind": "movie", "watchProviders": ["Netflx"]]) {
            $0.references.fetchWatchProviders = .returning([
                .mock(id: 1, name: "Netflix"), .mock(id: 2, name: "Netflix"), .mock(id: 3, name: "Disney Plus"),
            ])
        }
        #expect(
            repeated
                == "There is no watch provider 'Netflx' in United States; the closest are: Netflix, Disney Plus.")
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
    }

    @Test func `a region that is not a country or a territory is unknown in each argument`() async throws {
        for code in ["QX", "XX", "ZZ", "EU", "SU"] {
            let expected = "The region '\(code)' is unknown. Use a code of ISO 3166-1, such as `DE` or `US`."
            for arguments: [String: JSONValue] in [["region": .string(code)], ["language": .string("en-\(code)")]] {
                #expect(try await toolError("list_titles", arguments) == expected)
            }
            guard code != "SU" else { continue }
            let origin = try await toolError("discover", ["kind": "movie", "originCountry": .string(code)]) {
                $0.references.fetchCountries = .returning([.init(code: "SU", name: "", englishName: "Soviet Union")])
            }
            #expect(origin == expected)
        }
    }

    @Test(arguments: ["eo", "eo-EO", "es-419", "sq-XK"])
    func `each language of TMDb has its region`(language: String) async throws {
        let result = try await callTool("list_titles", ["language": .string(language), "list": "popular"]) {
            $0.movies.fetchPopularMovies = .returning(Self.page([.mock()]))
        }
        #expect(result.structured["items"]?.elements.count == 1)
    }

    @Test func `the country of origin can be a former one`() async throws {
        let requests = RecordedRequests<ListRequest<MovieFilter>>()
        for code in ["fr", "su"] {
            _ = try await callTool("discover", ["kind": "movie", "originCountry": .string(code)]) {
                $0.movies.discoverMovies = .returning(Self.page([.mock()])).recorded(in: requests)
                $0.references.fetchCountries = .returning([.init(code: "SU", name: "", englishName: "Soviet Union")])
            }
        }
        #expect(requests.all.map(\.request.query.originCountry) == ["FR", "SU"])
    }

    @Test(arguments: ["12", "é"]) func `a language that is not a code of two letters is a name`(
        text: String
    ) async throws {
        let message = try await toolError("discover", ["kind": "movie", "originalLanguage": .string(text)]) {
            $0.references.fetchLanguages = .returning([.mock()])
        }
        #expect(
            message
                == "The language '\(text)' is unknown. Use a code of ISO 639-1, such as `fr`, or the English name.")
    }

    @Test func `the people of a discovery are at most 20 identifiers`() async throws {
        let message = "The argument 'people' "
        for (people, reason) in [
            (Array(repeating: 1, count: 21), "must have 1 to 20 elements."),
            ([2_147_483_648], "has an element that must be an integer from 1 to 2147483647."),
        ] {
            let error = try await toolError(
                "discover", ["kind": "movie", "people": .array(people.map(JSONValue.integer))])
            #expect(error.hasPrefix(message + reason))
        }
    }

    @Test(
        arguments: [
            (["id": "550"], "The argument 'id' must be an integer from 1 to 2147483647."),
            ([:], "The argument 'id' is missing."),
            (["id": 550, "foo": nil], "The argument 'foo' is unknown. The arguments are id, parts, page"),
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
