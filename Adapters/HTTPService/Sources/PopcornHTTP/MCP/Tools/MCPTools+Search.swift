import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import MediaDomain
import MoviesApplication
import MoviesDomain
import PopcornServices
import TVSeriesDomain

extension MCPTool {

    static let search: [MCPTool] = [
        MCPTool(
            "search", "Search",
            "Finds movies, TV series, people and movie collections by name, with their identifiers. Call it first if "
                + "only a name is known. An identifier of IMDb, such as tt0137523, is a name too.",
            [
                Parameter.searchText.described("The name, at most 100 characters.").required,
                .query(
                    "kind", "The kind. Default: movies, TV series and people.",
                    .enumeration([ContentKind.movie, .tvSeries, .person, .collection].map(\.rawValue))),
                Parameter.year.described("The year of the release or of the first episode, with the kind movie or tv."),
                .mcpPage,
            ], locale: [.language], defaults: ["page": 1], remedy: "Search for the name instead."
        ) { call in
            let (text, year) = (call.arguments.text("query") ?? "", call.arguments.integer("year"))
            let kind = call.arguments.choice("kind", of: ContentKind.self)
            if let year, kind != .movie, kind != .tvSeries {
                throw MCPToolError(message: "The argument 'year' (\(year)) needs the kind movie or tv.")
            }
            if let id = try? ExternalID(text) { return try await call.matches(of: id, kind: kind) }
            switch kind {
            case .movie: return try await call.movies(\.movies.searchMovies, TitleSearch(text, year: year), "movies")
            case .tvSeries:
                return try await call.series(\.tvSeries.searchTVSeries, TitleSearch(text, year: year), "TV series")
            case .person: return try await call.people(\.people.searchPeople, NameSearch(text), "people")
            case .collection:
                let page = try await call.page(\.references.searchCollections, NameSearch(text))
                return try MCPList.answer(call.page, of: page, named: "collections") { MCPItem($0, $1) }
            default: return try await call.media(\.media.searchMedia, NameSearch(text), "matches")
            }
        },
        MCPTool(
            "suggest", "Suggest titles",
            "Suggests movies, TV series and people for a misspelt or incomplete name, from a local index, without a "
                + "request to TMDb. Faster than `search`, but without years and ratings.",
            [
                Parameter.searchText.described("The beginning of a name, at most 100 characters.").required,
                .query("limit", "The maximum number of items.", .integer(minimum: 1, maximum: 20)),
            ], locale: [.language], defaults: ["limit": 10]
        ) { call in
            let query = SuggestionQuery(
                call.arguments.text("query") ?? "", limit: call.arguments.integer("limit") ?? 10)
            let suggestions: [TitleSuggestion]
            do throws(PopcornError) {
                suggestions = try await call.fetch(\.media.suggestTitles, query)
            } catch {
                guard error.kind == .notCached else { throw error }
                throw MCPToolError(message: "The service has no index of titles. Use `search` instead.")
            }
            let page = ContentPage(page: 1, totalPages: 1, totalResults: suggestions.count, items: suggestions)
            return try MCPList.answer(page, named: "suggestions") { suggestion, extent in
                MCPItem(kind: suggestion.kind, id: suggestion.id, title: suggestion.name.shortened(to: extent.name))
            }
        },
    ]

    static let lists: [MCPTool] = [
        MCPTool(
            "list_titles", "Lists of titles",
            "Lists what is trending, popular or top-rated, in cinemas or coming to them (movies in a region), or on "
                + "television (TV series). For criteria, use `discover`.",
            [
                .query("list", "The list.", .enumeration(TitleListName.allCases.map(\.rawValue))),
                .query(
                    "kind", "The kind. Default: that of the list; with trending, all kinds.",
                    .enumeration([ContentKind.movie, .tvSeries, .person].map(\.rawValue))),
                Parameter.window.described("The period of trending."), .mcpPage,
            ], defaults: ["list": "trending", "window": "day", "page": 1]
        ) { call in
            let list = call.arguments.choice("list", of: TitleListName.self) ?? .trending
            return try await call.list(list, kind: call.arguments.choice("kind", of: ContentKind.self))
        },
        MCPTool(
            "recommend", "Recommendations", "Lists titles that viewers of a movie or TV series also like.",
            [.mcpKind, .mcpID, .mcpPage], locale: [.language], defaults: ["page": 1]
        ) { call in
            switch call.arguments.choice("kind", of: TitleKind.self) {
            case .tvSeries:
                try await call.series(\.tvSeries.fetchTVSeriesRecommendations, call.id, "recommendations")
            case .movie, nil: try await call.movies(\.movies.fetchMovieRecommendations, call.id, "recommendations")
            }
        },
    ]
}

/// The lists that the tool `list_titles` can return.
enum TitleListName: String, CaseIterable, Sendable {
    case trending, popular
    case topRated = "top-rated"
    case inCinemas = "in-cinemas"
    case upcoming
    case onTelevision = "on-television"
    case today = "airing-today"
}

extension Parameter {
    static let mcpPage = query(
        "page", "The page, with 10 items.", .integer(minimum: 1, maximum: MCPList.maximumPage))
    static let mcpID = id.described("The TMDb identifier, as in the results of `search`.").required
    static let mcpKind = kind.described("The kind of the title.").required
}

extension MCPList {
    /// Creates the answer with a page of a list whose items are all on the first page.
    static func answer<Item>(
        _ page: ContentPage<Item>, named name: String, item: (Item, MCPExtent) -> MCPItem
    ) throws -> MCPAnswer<MCPList> {
        let list = try MCPExtent.fitting(maximumBytes, extents: extents) { extent in
            MCPList(totalResults: page.totalResults, nextPage: nil, items: page.items.map { item($0, extent) })
        }
        guard !list.items.isEmpty else {
            return MCPAnswer(list, MCPFormat.emptyPage(page.page, none: "There are no \(name)."))
        }
        return MCPAnswer(list, lines: list.items.map(\.line))
    }
}

extension MCPToolCall {

    /// Returns the page of TMDb with the page of the call.
    func page<Query: Sendable, Item: Sendable>(
        _ useCase: UseCasePath<ListRequest<Query>, ContentPage<Item>>, _ query: Query
    ) async throws -> ContentPage<Item> {
        let number = MCPList.sourcePage(of: page)
        return try await fetch(useCase, ListRequest(query, page: number, owner: call.owner))
    }

    /// Returns the answer with a page of movies.
    func movies<Query: Sendable>(
        _ useCase: UseCasePath<ListRequest<Query>, ContentPage<MoviePreviewDetails>>, _ query: Query, _ name: String
    ) async throws -> MCPAnswer<MCPList> {
        let source = try await page(useCase, query)
        let genres = await MCPGenres.names(of: [.movie], self)
        return try MCPList.answer(page, of: source, named: name) { MCPItem($0, genres, $1) }
    }

    /// Returns the answer with a page of TV series.
    func series<Query: Sendable>(
        _ useCase: UseCasePath<ListRequest<Query>, ContentPage<TVSeriesPreviewDetails>>, _ query: Query,
        _ name: String
    ) async throws -> MCPAnswer<MCPList> {
        let source = try await page(useCase, query)
        let genres = await MCPGenres.names(of: [.tvSeries], self)
        return try MCPList.answer(page, of: source, named: name) { MCPItem($0, genres, $1) }
    }

    /// Returns the answer with a page of people.
    func people<Query: Sendable>(
        _ useCase: UseCasePath<ListRequest<Query>, ContentPage<PersonPreviewDetails>>, _ query: Query, _ name: String
    ) async throws -> MCPAnswer<MCPList> {
        try MCPList.answer(page, of: await page(useCase, query), named: name) { MCPItem($0, $1) }
    }

    /// Returns the answer with a page of movies, series and people.
    func media<Query: Sendable>(
        _ useCase: UseCasePath<ListRequest<Query>, ContentPage<MediaPreviewDetails>>, _ query: Query, _ name: String
    ) async throws -> MCPAnswer<MCPList> {
        let source = try await page(useCase, query)
        let genres = await MCPGenres.names(of: TitleKind.allCases, self)
        return try MCPList.answer(page, of: source, named: name) { MCPItem($0, genres, $1) }
    }

    /// Returns the answer with the items of a kind that an external identifier refers to; of all kinds if it is `nil`.
    fileprivate func matches(of id: ExternalID, kind: ContentKind?) async throws -> MCPAnswer<MCPList> {
        let matches = try await fetch(\.media.findByExternalID, id)
        let all =
            matches.movies.map(MediaPreviewDetails.movie) + matches.tvSeries.map(MediaPreviewDetails.tvSeries)
            + matches.people.map(MediaPreviewDetails.person)
        let genres = await MCPGenres.names(of: TitleKind.allCases, self)
        let items = all.filter { kind == nil || $0.kind == kind }
        let matching = ContentPage(
            page: page, totalPages: 1, totalResults: items.count, items: page == 1 ? items : [])
        let name = "titles and people with this identifier\(kind == nil ? "" : " and kind")"
        return try MCPList.answer(matching, named: name) { MCPItem($0, genres, $1) }
    }

    /// Returns the answer with a page of a list.
    fileprivate func list(_ list: TitleListName, kind: ContentKind?) async throws -> MCPAnswer<MCPList> {
        let window = arguments.choice("window", of: TrendingWindow.self) ?? .day
        switch (list, kind) {
        case (.trending, nil): return try await media(\.media.fetchTrendingMedia, window, "trending titles and people")
        case (.trending, .movie?):
            return try await movies(\.movies.fetchTrendingMovies, window, "trending movies")
        case (.trending, .tvSeries?):
            return try await series(\.tvSeries.fetchTrendingTVSeries, window, "trending TV series")
        case (.trending, .person?): return try await people(\.people.fetchTrendingPeople, window, "trending people")
        case (.popular, nil), (.popular, .movie?):
            return try await movies(\.movies.fetchPopularMovies, (), "popular movies")
        case (.popular, .tvSeries?):
            return try await series(\.tvSeries.fetchPopularTVSeries, (), "popular TV series")
        case (.popular, .person?): return try await people(\.people.fetchPopularPeople, (), "popular people")
        case (.topRated, nil), (.topRated, .movie?):
            return try await movies(\.movies.fetchTopRatedMovies, (), "top-rated movies")
        case (.topRated, .tvSeries?):
            return try await series(\.tvSeries.fetchTopRatedTVSeries, (), "top-rated TV series")
        case (.inCinemas, nil), (.inCinemas, .movie?):
            return try await movies(\.movies.fetchNowPlayingMovies, (), "movies in cinemas")
        case (.upcoming, nil), (.upcoming, .movie?):
            return try await movies(\.movies.fetchUpcomingMovies, (), "upcoming movies")
        case (.onTelevision, nil), (.onTelevision, .tvSeries?):
            return try await series(
                \.tvSeries.fetchOnTheAirTVSeries, (), "TV series with an episode in the next seven days")
        case (.today, nil), (.today, .tvSeries?):
            return try await series(\.tvSeries.fetchAiringTodayTVSeries, (), "TV series with an episode today")
        default:
            throw MCPToolError(
                message: "The list '\(list.rawValue)' has no items of this kind. Movies: trending, popular, top-rated, "
                    + "in-cinemas, upcoming. TV series: trending, popular, top-rated, on-television, airing-today. "
                    + "People: trending, popular.")
        }
    }
}
