import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import PopcornServices
import TVSeriesApplication

extension MCPTool {

    static let watchlist: [MCPTool] = [
        MCPTool(
            "get_watchlist", "Watchlist", "Returns the movies and TV series on the user's watchlist, 20 on a page.",
            [
                .query("kind", "The kind of the titles. Default: both.", Parameter.kind.schema),
                .query("order", "The order.", .enumeration(WatchlistOrder.allCases.map(\.rawValue))),
                Parameter.page.described("The page."),
            ], locale: [], defaults: ["order": "added", "page": 1], rights: .library
        ) { call in
            let owner = try call.owner
            await call.call.report(0, nil, "Reading the titles on the watchlist")
            let query = WatchlistQuery(
                owner: owner, kind: call.arguments.choice("kind", of: TitleKind.self),
                order: call.arguments.choice("order", of: WatchlistOrder.self) ?? .added)
            return try MCPWatchlist.answer(
                await call.fetch(\.media.fetchWatchlistTitles, ListRequest(query, page: call.page)))
        },
        MCPTool(
            "add_to_watchlist", "Add to the watchlist",
            "Adds a movie or TV series to the user's watchlist. Call it only if the user asks for it.",
            [.mcpKind, .mcpID], locale: [],
            annotations: .init(readOnlyHint: false, openWorldHint: false), rights: .library
        ) { call in
            try await call.change(isAddition: true)
        },
        MCPTool(
            "remove_from_watchlist", "Remove from the watchlist",
            "Removes a movie or TV series from the user's watchlist. Call it only if the user asks for it.",
            [.mcpKind, .mcpID], locale: [],
            annotations: .init(readOnlyHint: false, destructiveHint: true, openWorldHint: false), rights: .library
        ) { call in
            try await call.change(isAddition: false)
        },
        MCPTool(
            "get_calendar", "Calendar",
            "Returns the episodes and releases of the titles on the user's watchlist, by day, 20 on a page.",
            Parameter.calendar + [Parameter.page.described("The page.")], locale: [.region], defaults: ["page": 1],
            rights: .library
        ) { call in
            let owner = try call.owner
            await call.call.report(0, nil, "Reading the episodes and releases of the watchlist")
            let from = call.arguments.day("from") ?? call.locale.day(of: call.call.now)
            let to = call.arguments.day("to") ?? from.addingTimeInterval(30 * 86_400)
            let calendar = try await call.fetch(
                \.media.fetchCalendar, CalendarRequest(from: from, to: to, owner: owner))
            return try MCPCalendar.answer(
                page: call.page, failures: calendar.failures.map(\.title.id),
                none: "No episode or release of the watchlist is in these days."
            ) { extent in
                calendar.days.flatMap { day in
                    day.episodes.map { MCPCalendar.Entry($0, on: day.date, extent) }
                        + day.releases.map { MCPCalendar.Entry($0, on: day.date, extent) }
                }
            }
        },
        MCPTool(
            "get_next_episodes", "Next episodes",
            "Returns the next episode of each TV series on the user's watchlist, by day, 20 on a page.",
            [Parameter.page.described("The page.")], locale: [], defaults: ["page": 1], rights: .library
        ) { call in
            let owner = try call.owner
            await call.call.report(0, nil, "Reading the series on the watchlist")
            let next = try await call.fetch(\.tvSeries.fetchNextEpisodes, owner)
            return try MCPCalendar.answer(
                page: call.page, failures: next.failures.map(\.seriesID),
                none: "No series on the watchlist has a next episode with a date."
            ) { extent in
                next.days.flatMap { day in day.episodes.map { MCPCalendar.Entry($0, on: day.date, extent) } }
            }
        },
    ]
}

extension MCPToolCall {

    /// Adds the title of the call to the watchlist, or removes it.
    fileprivate func change(isAddition: Bool) async throws -> MCPAnswer<MCPWatchlistChange> {
        let owner = try owner
        let title = TitleID(arguments.choice("kind", of: TitleKind.self) ?? .movie, id)
        let name = try await name(of: title, isRequired: isAddition)
        let services = call.services
        let isChanged =
            switch (title.kind, isAddition) {
            case (.movie, true): try await services.movies.addToWatchlist.execute(id: id, owner: owner)
            case (.movie, false): try await services.movies.removeFromWatchlist.execute(id: id, owner: owner)
            case (.tvSeries, true): try await services.tvSeries.addToWatchlist.execute(id: id, owner: owner)
            case (.tvSeries, false): try await services.tvSeries.removeFromWatchlist.execute(id: id, owner: owner)
            }
        let change = MCPWatchlistChange(
            kind: title.kind, id: id, title: name, isOnWatchlist: isAddition, isChanged: isChanged)
        let subject = name ?? "\(title.kind.rawValue) \(id)"
        return switch (isAddition, isChanged) {
        case (true, true): MCPAnswer(change, "\(subject) is now on the watchlist.")
        case (true, false): MCPAnswer(change, "\(subject) was already on the watchlist.")
        case (false, true): MCPAnswer(change, "\(subject) is no longer on the watchlist.")
        case (false, false): MCPAnswer(change, "\(subject) was not on the watchlist.")
        }
    }

    /// Returns the title with its year; `nil` if it cannot be read at the moment.
    ///
    /// - Parameter isRequired: Whether a title that TMDb does not have is an error.
    private func name(of title: TitleID, isRequired: Bool) async throws(PopcornError) -> String? {
        do throws(PopcornError) {
            switch title.kind {
            case .movie:
                let movie = try await fetch(\.movies.fetchMovieDetails, TitleRequest(id: title.id))
                return MCPFormat.title(movie.title.shortened(to: 120), movie.releaseDate)
            case .tvSeries:
                let series = try await fetch(\.tvSeries.fetchTVSeriesDetails, TitleRequest(id: title.id))
                return MCPFormat.title(series.name.shortened(to: 120), series.firstAirDate)
            }
        } catch {
            guard isRequired, error.kind == .notFound || error.kind == .invalidInput else { return nil }
            throw error
        }
    }
}
