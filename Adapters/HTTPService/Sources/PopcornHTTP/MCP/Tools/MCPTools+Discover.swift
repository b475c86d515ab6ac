import CoreApplication
import CoreDomain
import Foundation
import MoviesDomain
import PopcornServices
import TVSeriesDomain

import enum TMDb.JSONValue

extension MCPTool {

    static let discover: [MCPTool] = [
        MCPTool(
            "discover_movies", "Discover movies",
            "Finds movies that match criteria, such as genres, watch providers in the region, years and ratings. "
                + criteriaAreNames,
            Parameter.discover(Parameter.movieFilter) + [
                Parameter.movieFilter.named("people")[0].described(
                    "TMDb identifiers of people, all in the cast or crew. Find them with `search`.")
            ], defaults: discoverDefaults
        ) { call in
            let arguments = call.arguments
            let order = arguments.choice("order", of: MovieOrder.self) ?? .popularity
            let filter = MovieFilter(
                order: order, genres: try await call.genres("genres", of: .movie),
                excludedGenres: try await call.genres("excludedGenres", of: .movie), years: try call.years,
                minimumVoteAverage: arguments.number("minimumRating"),
                minimumVoteCount: call.minimumVotes(isByRating: order == .rating), runtime: try call.runtime,
                originalLanguage: try await call.originalLanguage(),
                originCountry: arguments.text("originCountry")?.uppercased(), people: arguments.integers("people"),
                keywords: try await call.keywords(), watchProviders: try await call.watchProviders(of: .movie),
                offerKinds: Set(arguments.choices("offerKinds", of: WatchOfferKind.self)))
            return try await call.movies(\.movies.discoverMovies, filter, "movies match")
        },
        MCPTool(
            "discover_tv_series", "Discover TV series",
            "Finds TV series that match criteria, such as genres, watch providers in the region, years and ratings. "
                + criteriaAreNames,
            Parameter.discover(Parameter.tvSeriesFilter) + Parameter.tvSeriesFilter.named("statuses", "types"),
            defaults: discoverDefaults
        ) { call in
            let arguments = call.arguments
            let order = arguments.choice("order", of: TVSeriesOrder.self) ?? .popularity
            let filter = TVSeriesFilter(
                order: order, genres: try await call.genres("genres", of: .tvSeries),
                excludedGenres: try await call.genres("excludedGenres", of: .tvSeries), years: try call.years,
                minimumVoteAverage: arguments.number("minimumRating"),
                minimumVoteCount: call.minimumVotes(isByRating: order == .rating), runtime: try call.runtime,
                originalLanguage: try await call.originalLanguage(),
                originCountry: arguments.text("originCountry")?.uppercased(), keywords: try await call.keywords(),
                watchProviders: try await call.watchProviders(of: .tvSeries),
                offerKinds: Set(arguments.choices("offerKinds", of: WatchOfferKind.self)),
                statuses: Set(arguments.choices("statuses", of: TVSeriesFilter.Status.self)),
                types: Set(arguments.choices("types", of: TVSeriesFilter.SeriesType.self)))
            return try await call.series(\.tvSeries.discoverTVSeries, filter, "TV series match")
        },
    ]

    private static let criteriaAreNames = "Genres, providers and keywords are names, not numbers."
    private static let discoverDefaults: [String: JSONValue] = ["order": "popularity", "page": 1]
}

extension Parameter {

    private static let name = Schema.text(maximumLength: 100)

    /// Returns the parameters of a filter, with names in place of identifiers.
    ///
    /// - Parameter filter: The parameters of the route.
    fileprivate static func discover(_ filter: [Parameter]) -> [Parameter] {
        [
            .list("genres", "Genres, all of which must match, such as Drama.", of: name, maximumCount: 10),
            .list("excludedGenres", "Genres, none of which may match.", of: name, maximumCount: 10),
            .list(
                "keywords", "English keywords, all of which must match, such as time travel.", of: name, maximumCount: 5
            ),
            .list(
                "watchProviders", "Watch providers in the region, any of which may match, such as Netflix.", of: name,
                maximumCount: 20),
        ] + filter.named("offerKinds", "fromYear", "toYear", "minimumRating") + [
            filter.named("minimumVotes")[0].described(
                "The minimum number of ratings. Default: 200 by rating, otherwise 0.")
        ] + filter.named("minimumRuntime", "maximumRuntime") + [
            .query("originalLanguage", "The original language, such as `fr` or French.", name),
            .query(
                "originCountry", "The ISO 3166-1 code of the country of origin, such as `FR`.",
                Parameter.region.schema),
        ] + filter.named("order") + [.mcpPage]
    }
}

extension MCPToolCall {

    fileprivate var years: ClosedRange<Int>? {
        get throws(MCPToolError) { try arguments.range("fromYear", "toYear", within: 1800...9999) }
    }

    fileprivate var runtime: ClosedRange<Int>? {
        get throws(MCPToolError) { try arguments.range("minimumRuntime", "maximumRuntime", within: 0...10_000) }
    }

    /// Returns the minimum number of ratings. A title with few ratings would be among the first by rating.
    fileprivate func minimumVotes(isByRating: Bool) -> Int? {
        arguments.integer("minimumVotes") ?? (isByRating ? 200 : nil)
    }
}
