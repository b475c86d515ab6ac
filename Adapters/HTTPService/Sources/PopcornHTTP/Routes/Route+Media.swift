import CoreDomain
import MediaDomain
import PopcornServices

extension Route {

    static let media: [Route] = [
        .list(
            "/v1/search", "search", .media, "Searches for movies, TV series and people in one list.",
            own: [.searchText, .includeAdult], \.media.searchMedia
        ) { call throws(Problem) in try call.nameSearch },
        .part(
            "/v1/suggestions", "suggestTitles", .media,
            "Suggests movies, TV series and people by the start of their name, from the local index of titles.",
            own: [
                .searchText,
                .list(
                    "kinds", "The kinds of items. Default: all.",
                    of: .enumeration(SuggestionQuery.allKinds.map(\.rawValue).sorted())),
                .includeAdult,
                .query(
                    "limit", "The maximum number of items. Default: 10.",
                    .integer(minimum: 1, maximum: SuggestionQuery.maximumLimit)),
            ],
            as: "suggestions", \.media.suggestTitles
        ) { call throws(Problem) in
            let kinds = try call.query.choices("kinds", of: ContentKind.self)
            return SuggestionQuery(
                try call.query.required("query"), kinds: kinds.isEmpty ? SuggestionQuery.allKinds : Set(kinds),
                includesAdult: try call.query.flag("includeAdult"),
                limit: try call.query.integer("limit", in: 1...SuggestionQuery.maximumLimit) ?? 10)
        }.replacing(
            .notCached,
            by: Problem(
                .noTitleIndex, "The service has no index of titles. `popcorn serve --title-index` downloads it.")),
        .list(
            "/v1/trending", "listTrending", .media, "Returns the trending movies, TV series and people in one list.",
            own: [.window], \.media.fetchTrendingMedia
        ) { call throws(Problem) in try call.query.choice("window", of: TrendingWindow.self) ?? .day },
        .item(
            "/v1/find/{source}/{externalID}", "find", .media,
            "Returns the movies, TV series, episodes and people with an identifier of another site.",
            own: [
                .path("source", "The site.", .enumeration(ExternalIDSource.allCases.map(\.rawValue))),
                .path("externalID", "The identifier on the site, such as `tt0137523`.", .text(maximumLength: 255)),
            ], \.media.findByExternalID
        ) { call throws(Problem) in
            let (source, text) = (try call.choice("source", of: ExternalIDSource.self), try call.path("externalID"))
            do throws(PopcornError) {
                return try ExternalID(text, at: source)
            } catch {
                throw Problem(error)
            }
        },
    ]
}
