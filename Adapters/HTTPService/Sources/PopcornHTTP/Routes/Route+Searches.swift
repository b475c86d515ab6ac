import CoreDomain
import HTTPTypes
import PopcornServices

extension Route {

    /// The routes of an owner's search history.
    static let searches: [Route] = [
        Route(
            "/v1/owners/{owner}/searches", "listSearches", .owners, "Returns the recorded searches, newest first.",
            parameters: [
                .ownerName,
                .query(
                    "prefix", "The beginning of the texts, in any case. Default: all.",
                    .text(maximumLength: SearchTerm.maximumTextLength)),
                .query(
                    "limit", "The maximum number of searches. Default: all.",
                    .integer(minimum: 1, maximum: SearchHistoryEntry.defaultMaximumCount)),
            ], rights: .library, content: .json(SearchHistory.self)
        ) { call in
            let limit = try call.query.integer("limit", in: 1...SearchHistoryEntry.defaultMaximumCount)
            let searches = try await call.services.searchHistory.fetchSearchHistory.execute(
                prefix: call.query.text("prefix") ?? "", limit: limit, owner: call.owner)
            return try .json(SearchHistory(searches: searches))
        },
        Route(
            "/v1/owners/{owner}/searches", "recordSearch", .owners,
            "Records a search, or moves it to the beginning of the history. Searches that are not recorded this way are "
                + "not in it.",
            method: .post, parameters: [.ownerName], rights: .library,
            body: .init(
                mediaType: MediaTypes.json, schema: { $0.schema(of: SearchToRecord.self) },
                example: ["text": "fight club", "kind": "movie"]),
            content: .json(SearchHistoryEntry.self)
        ) { call in
            let search = try call.decodedBody(as: SearchToRecord.self)
            return try .json(
                try await call.services.searchHistory.recordSearch.execute(
                    search.text, kind: search.kind, owner: call.owner))
        },
        Route(
            "/v1/owners/{owner}/searches", "deleteSearches", .owners, "Deletes all recorded searches.",
            method: .delete, parameters: [.ownerName], rights: .library, content: .none
        ) { call in
            _ = try await call.services.searchHistory.clearSearchHistory.execute(owner: call.owner)
            return .noContent
        },
        Route(
            "/v1/owners/{owner}/searches/{text}", "deleteSearch", .owners,
            "Deletes a recorded search of a kind. Case is ignored, and so is a search that is not in the history.",
            method: .delete,
            parameters: [
                .ownerName,
                .path("text", "The text of the search.", .text(maximumLength: SearchTerm.maximumTextLength)),
                .query(
                    "kind", "The kind of content. Default: the search for all kinds.",
                    .enumeration(SearchKind.allCases.map(\.rawValue))),
            ], rights: .library, content: .none
        ) { call in
            _ = try await call.services.searchHistory.removeSearch.execute(
                call.path("text"), kind: call.query.choice("kind", of: SearchKind.self), owner: call.owner)
            return .noContent
        },
    ]
}

/// The search history of an owner.
struct SearchHistory: Codable, Sendable {
    /// The searches, newest first.
    let searches: [SearchHistoryEntry]
}

/// A search that a request records.
struct SearchToRecord: Codable, Sendable {
    /// The text, at most 100 characters.
    let text: String
    /// The kind of content; `nil` for all kinds.
    let kind: SearchKind?
}
