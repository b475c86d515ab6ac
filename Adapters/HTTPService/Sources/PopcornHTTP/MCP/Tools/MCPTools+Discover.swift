import CoreApplication
import CoreDomain
import Foundation
import MoviesDomain
import PopcornServices
import TVSeriesDomain

extension MCPTool {

    static let discover = MCPTool(
        "discover", "Discover titles",
        "Finds movies or TV series that match criteria, such as genres, watch providers in the region, years and "
            + "ratings. Genres, providers and keywords are names, not numbers.",
        Parameter.discover, defaults: ["order": "popularity", "page": 1]
    ) { call in
        switch call.arguments.choice("kind", of: TitleKind.self) {
        case .tvSeries:
            try call.refuse(["people"], needing: "movie")
            return try await call.series(
                \.tvSeries.discoverTVSeries, try await call.tvSeriesFilter, "TV series that match")
        case .movie, nil:
            try call.refuse(["statuses", "types"], needing: "tv")
            return try await call.movies(\.movies.discoverMovies, try await call.movieFilter, "movies that match")
        }
    }
}

extension Parameter {

    /// The parameters of the movie and series filters, with names in place of identifiers.
    fileprivate static let discover: [Parameter] =
        [
            .mcpKind,
            .list("genres", "Genres, all of which must match, such as Drama.", of: name, maximumCount: 10),
            .list("excludedGenres", "Genres, none of which may match.", of: name, maximumCount: 10),
            .list(
                "keywords", "English keywords, all of which must match, such as time travel.", of: name,
                maximumCount: 5),
            .list(
                "watchProviders", "Watch providers in the region, any of which may match, such as Netflix.", of: name,
                maximumCount: 20),
        ] + movieFilter.named("offerKinds", "fromYear", "toYear", "minimumRating") + [
            movieFilter.named("minimumVotes")[0].described(
                "The minimum number of ratings. Default: 200 by rating, otherwise 0.")
        ] + movieFilter.named("minimumRuntime", "maximumRuntime") + [
            .query("originalLanguage", "The original language, such as `fr` or French.", name),
            .query(
                "originCountry", "The ISO 3166-1 code of the country of origin, such as `FR`.", Parameter.region.schema),
            .list(
                "people", "Identifiers of people, all in the cast or crew. Movies only.", of: Parameter.id.schema,
                maximumCount: 20),
        ]
        + tvSeriesFilter.named("statuses", "types").map { $0.described("\($0.description) TV series only.") } + [
            .query("order", "The order.", .enumeration(orders)), .mcpPage,
        ]

    private static let name = Schema.text(maximumLength: 100)

    /// The orders of movies and of series.
    private static let orders = MovieOrder.allCases.map(\.rawValue).filter { TVSeriesOrder(rawValue: $0) != nil }
}

extension MCPToolCall {

    fileprivate var movieFilter: MovieFilter {
        get async throws {
            let order = arguments.choice("order", of: MovieOrder.self) ?? .popularity
            return MovieFilter(
                order: order, genres: try await genres("genres", of: .movie),
                excludedGenres: try await genres("excludedGenres", of: .movie), years: try years,
                minimumVoteAverage: arguments.number("minimumRating"),
                minimumVoteCount: minimumVotes(isByRating: order == .rating), runtime: try runtime,
                originalLanguage: try await originalLanguage(),
                originCountry: try await originCountry(), people: arguments.integers("people"),
                keywords: try await keywords(), watchProviders: try await watchProviders(of: .movie),
                offerKinds: Set(arguments.choices("offerKinds", of: WatchOfferKind.self)))
        }
    }

    fileprivate var tvSeriesFilter: TVSeriesFilter {
        get async throws {
            let order = arguments.choice("order", of: TVSeriesOrder.self) ?? .popularity
            return TVSeriesFilter(
                order: order, genres: try await genres("genres", of: .tvSeries),
                excludedGenres: try await genres("excludedGenres", of: .tvSeries), years: try years,
                minimumVoteAverage: arguments.number("minimumRating"),
                minimumVoteCount: minimumVotes(isByRating: order == .rating), runtime: try runtime,
                originalLanguage: try await originalLanguage(),
                originCountry: try await originCountry(), keywords: try await keywords(),
                watchProviders: try await watchProviders(of: .tvSeries),
                offerKinds: Set(arguments.choices("offerKinds", of: WatchOfferKind.self)),
                statuses: Set(arguments.choices("statuses", of: TVSeriesFilter.Status.self)),
                types: Set(arguments.choices("types", of: TVSeriesFilter.SeriesType.self)))
        }
    }

    /// Throws an error if the call has an argument of another kind of titles.
    fileprivate func refuse(_ names: [String], needing kind: String) throws(MCPToolError) {
        for name in names where arguments.has(name) {
            throw MCPToolError(message: "The argument '\(name)' needs the kind \(kind).")
        }
    }

    private var years: ClosedRange<Int>? {
        get throws(MCPToolError) { try arguments.range("fromYear", "toYear", within: 1800...9999) }
    }

    private var runtime: ClosedRange<Int>? {
        get throws(MCPToolError) { try arguments.range("minimumRuntime", "maximumRuntime", within: 0...10_000) }
    }

    /// Returns the minimum number of ratings. A title with few ratings would be among the first by rating.
    private func minimumVotes(isByRating: Bool) -> Int? {
        arguments.integer("minimumVotes") ?? (isByRating ? 200 : nil)
    }
}
