import CoreDomain
import Foundation
import HTTPTypes
import MediaApplication
import PopcornServices

extension Route {

    /// The routes of an owner's watchlist.
    static let watchlist: [Route] = [
        ownersItem(
            "/watchlist", "getWatchlist", "Returns the titles on the watchlist, 20 a page.",
            own: [
                .page, .query("kind", "The kind of the titles. Default: both.", .enumeration(["movie", "tv"])),
                .query("order", "The order. Default: added.", .enumeration(WatchlistOrder.allCases.map(\.rawValue))),
            ], \.media.fetchWatchlistTitles
        ) { call throws(Problem) in
            ListRequest(
                WatchlistQuery(
                    owner: try call.owner, kind: try call.query.choice("kind", of: TitleKind.self),
                    order: try call.query.choice("order", of: WatchlistOrder.self) ?? .added),
                page: try call.query.integer("page", in: 1...500) ?? 1)
        } present: { page in
            page.map(\.forClients)
        },
        Route(
            "/v1/owners/{owner}/watchlist", "addTitlesToWatchlist", .owners,
            "Adds several titles to the watchlist. Titles that are already on it keep their date, and those that TMDb does "
                + "not have are not added.",
            method: .post, parameters: [.ownerName], rights: .library,
            body: .init(
                mediaType: MediaTypes.json, schema: { $0.schema(of: TitlesToAdd.self) },
                example: ["titles": [["kind": "movie", "id": 550]]]),
            content: .json(AddedTitles.self)
        ) { call in
            let owner = try call.owner
            let entries = try call.decodedBody(as: TitlesToAdd.self).entries(now: call.now)
            let errors = try await call.errors(of: entries.map { TitleID($0.kind, $0.id) })
            let known = entries.filter { errors[TitleID($0.kind, $0.id)] == nil }
            let addedCount = try await call.services.library.addToWatchlist(known, owner: owner)
            let items = entries.map {
                AddedTitles.Item(kind: $0.kind, id: $0.id, error: errors[TitleID($0.kind, $0.id)])
            }
            return try .json(AddedTitles(addedCount: addedCount, items: items))
        },
        change(
            "addToWatchlist", .put,
            "Adds a title to the watchlist. A title that is already on it keeps its date, and is an error with "
                + "`If-None-Match: *`."
        ) { call in
            let (owner, title, requiresAbsence) = (try call.owner, try call.title, try call.requiresAbsence)
            if let error = try await call.errors(of: [title])[title] { throw error }
            let isChanged =
                switch title.kind {
                case .movie:
                    try await call.services.movies.addToWatchlist.execute(id: title.id, owner: owner)
                case .tvSeries:
                    try await call.services.tvSeries.addToWatchlist.execute(id: title.id, owner: owner)
                }
            guard isChanged || !requiresAbsence else {
                throw Problem(.preconditionFailed, "The title is already on the watchlist.")
            }
        },
        change(
            "removeFromWatchlist", .delete,
            "Removes a title from the watchlist. A title that is not on it is ignored, and is an error with `If-Match: *`."
        ) { call in
            let (owner, title, requiresPresence) = (try call.owner, try call.title, try call.requiresPresence)
            let isChanged =
                switch title.kind {
                case .movie:
                    try await call.services.movies.removeFromWatchlist.execute(id: title.id, owner: owner)
                case .tvSeries:
                    try await call.services.tvSeries.removeFromWatchlist.execute(id: title.id, owner: owner)
                }
            guard isChanged || !requiresPresence else {
                throw Problem(.preconditionFailed, "The title is not on the watchlist.")
            }
        },
        Route(
            "/v1/owners/{owner}/watchlist/{kind}/{id}", "getWatchlistStatus", .owners,
            "Returns whether a title is on the watchlist.", parameters: [.ownerName, .kind, .id], rights: .library,
            content: .json(WatchlistStatus.self)
        ) { call in
            let (title, owner) = (try call.title, try call.owner)
            let isOnWatchlist = try await call.services.library.isOnWatchlist(title, owner: owner)
            return try .json(WatchlistStatus(isOnWatchlist: isOnWatchlist))
        },
    ]

    /// Creates the route of a change of a title on the watchlist.
    private static func change(
        _ operationID: String, _ method: HTTPRequest.Method, _ summary: String,
        _ perform: @escaping @Sendable (Call) async throws -> Void
    ) -> Route {
        Route(
            "/v1/owners/{owner}/watchlist/{kind}/{id}", operationID, .owners, summary, method: method,
            parameters: [.ownerName, .kind, .id], rights: .library, content: .none
        ) { call in
            try await perform(call)
            return .noContent
        }
    }
}

extension Call {

    /// The title in the path.
    fileprivate var title: TitleID {
        get throws(Problem) { TitleID(try choice("kind", of: TitleKind.self), try id) }
    }

    /// Returns the errors of the titles that TMDb does not have, which are not added to a watchlist. A title that
    /// cannot be checked, such as while TMDb is not available, has no error.
    fileprivate func errors(of titles: [TitleID]) async throws(PopcornError) -> [TitleID: PopcornError] {
        let (movies, series) = (titles.filter { $0.kind == .movie }, titles.filter { $0.kind == .tvSeries })
        let results =
            try await services.movies.fetchMovieDetails.execute(ids: movies.map(\.id)).map { $0.map { _ in } }
            + services.tvSeries.fetchTVSeriesDetails.execute(ids: series.map(\.id)).map { $0.map { _ in } }
        var errors: [TitleID: PopcornError] = [:]
        for (title, result) in zip(movies + series, results) {
            if case .failure(let error) = result, error.kind == .notFound { errors[title] = error.forClients }
        }
        return errors
    }
}

/// The titles of a request that adds them to a watchlist.
struct TitlesToAdd: Codable, Sendable {

    /// A title.
    struct Title: Codable, Sendable {
        /// The kind of the title.
        let kind: TitleKind
        /// The TMDb identifier.
        let id: Int
        /// The time of the addition; `nil` for the current time.
        let addedAt: Date?
    }

    /// The titles, at most 500.
    let titles: [Title]

    /// Returns the entries of the watchlist, each once.
    func entries(now: Date) throws(Problem) -> [WatchlistEntry] {
        guard (1...500).contains(titles.count) else {
            throw Problem(.invalidRequest, "The body must have 1 to 500 titles")
        }
        var entries: [WatchlistEntry] = []
        var known: Set<TitleID> = []
        for title in titles where known.insert(TitleID(title.kind, title.id)).inserted {
            guard (1...Int(Int32.max)).contains(title.id) else {
                throw Problem(.invalidRequest, "The identifier \(title.id) is not valid")
            }
            entries.append(WatchlistEntry(kind: title.kind, id: title.id, addedAt: title.addedAt ?? now))
        }
        return entries
    }
}

/// The result of adding titles to a watchlist.
struct AddedTitles: Codable, Sendable {

    /// A title of the request.
    struct Item: Codable, Sendable {
        /// The kind of the title.
        let kind: TitleKind
        /// The TMDb identifier.
        let id: Int
        /// The error if the title was not added.
        let error: PopcornError?
    }

    /// The number of titles that were not on the watchlist before.
    let addedCount: Int
    /// The titles of the request, each once.
    let items: [Item]
}

/// The status of a title.
struct WatchlistStatus: Codable, Sendable {
    /// Whether the title is on the watchlist.
    let isOnWatchlist: Bool
}
