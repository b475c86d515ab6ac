import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import MoviesApplication
import PopcornServices
import PopcornTesting
import TVSeriesApplication
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

@Suite struct WatchlistToolTests {

    @Test func `a page of the watchlist has at most 3,000 bytes`() async throws {
        let titles = (1...20).map { id in
            WatchlistTitle.mock(
                entry: .mock(kind: .tvSeries, id: 1_000_000 + id), preview: .tvSeries(.mock(id: id, name: longText)),
                nextEpisodeAirDate: Date(timeIntervalSince1970: 1_796_083_200))
        }
        let page = ContentPage(page: 1, totalPages: 3, totalResults: 60, items: titles)
        let requests = RecordedRequests<ListRequest<WatchlistQuery>>()
        let result = try await callTool("get_watchlist", ["kind": "tv", "order": "next-episode"], owner: .default) {
            $0.media.fetchWatchlistTitles = .returning(page).recorded(in: requests)
        }
        #expect(try bytes(result.structured) <= 3000)
        #expect(result.structured["items"]?.elements.count == 20)
        #expect(result.structured["nextPage"] == 2)
        #expect(
            requests.all.first?.request.query
                == WatchlistQuery(owner: .default, kind: .tvSeries, order: .nextEpisode))
    }

    @Test func `a page beyond the last one is empty`() async throws {
        let titles = ContentPage<WatchlistTitle>(page: 2, totalPages: 1, totalResults: 2, items: [])
        let assign = { (services: inout PopcornServices) in
            services.media.fetchWatchlistTitles = .returning(titles)
            services.media.fetchCalendar = .returning(.mock())
            services.tvSeries.fetchNextEpisodes = .returning(.mock())
        }
        for tool in ["get_watchlist", "get_calendar", "get_next_episodes"] {
            #expect(try await callTool(tool, ["page": 2], owner: .default, assign).text == "Page 2 is empty.")
        }
        let none = try await callTool("get_watchlist", owner: .default) {
            $0.media.fetchWatchlistTitles = .returning(
                ContentPage(page: 1, totalPages: 0, totalResults: 0, items: []))
        }
        #expect(none.text == "The watchlist has no such titles.")
    }

    @Test func `a removed title has its last known name`() async throws {
        let removed = WatchlistTitle.mock(
            preview: nil, lastKnown: LastKnownTitleDetails(title: "Fight Club", year: 1999), isRemoved: true)
        let result = try await callTool("get_watchlist", owner: .default) {
            $0.media.fetchWatchlistTitles = .returning(
                ContentPage(page: 1, totalPages: 1, totalResults: 1, items: [removed]))
        }
        #expect(result.text == "1 title on the watchlist:\nmovie 550: Fight Club (1999), removed by TMDb")
    }

    @Test func `adding and removing a title tell what changed`() async throws {
        let watchlist = WatchlistRepositoryMock()
        let add = { (services: inout PopcornServices) in
            services.movies = .mock(watchlist: watchlist)
            services.movies.fetchMovieDetails = .returning(byID: [550: .mock()])
        }
        let arguments: [String: JSONValue] = ["kind": "movie", "id": 550]
        let first = try await callTool("add_to_watchlist", arguments, owner: .default, add)
        let second = try await callTool("add_to_watchlist", arguments, owner: .default, add)
        let third = try await callTool("remove_from_watchlist", arguments, owner: .default, add)
        let fourth = try await callTool("remove_from_watchlist", arguments, owner: .default, add)

        #expect(first.text == "Fight Club (1999) is now on the watchlist.")
        #expect(first.structured["isChanged"] == true)
        #expect(second.text == "Fight Club (1999) was already on the watchlist.")
        #expect(third.text == "Fight Club (1999) is no longer on the watchlist.")
        #expect(third.structured["isOnWatchlist"] == false)
        #expect(fourth.text == "Fight Club (1999) was not on the watchlist.")
    }

    @Test func `a title that TMDb lacks is not added, but can be removed`() async throws {
        let watchlist = WatchlistRepositoryMock([1])
        let assign = { (services: inout PopcornServices) in
            services.movies = .mock(watchlist: watchlist)
            services.movies.fetchMovieDetails = .throwing(PopcornError(.notFound, "none", subject: "movie 1"))
        }
        let message = try await toolError("add_to_watchlist", ["kind": "movie", "id": 1], owner: .default, assign)
        #expect(message == "Movie 1 does not exist. Find the identifier with `search`.")
        let removal = try await callTool("remove_from_watchlist", ["kind": "movie", "id": 1], owner: .default, assign)
        #expect(removal.text == "movie 1 is no longer on the watchlist.")
    }

    @Test func `a title that cannot be checked is added`() async throws {
        let watchlist = WatchlistRepositoryMock()
        let result = try await callTool("add_to_watchlist", ["kind": "movie", "id": 550], owner: .default) {
            $0.movies = .mock(watchlist: watchlist)
            $0.movies.fetchMovieDetails = .throwing(PopcornError(.unavailable, "down"))
        }
        #expect(result.text == "movie 550 is now on the watchlist.")
        #expect(result.structured["title"] == nil)
    }

    @Test func `the calendar has episodes and releases by day, 20 on a page`() async throws {
        let episodes = (1...30).map { NextEpisodeDetails.mock(id: $0, name: longText, seriesName: longText) }
        let calendar = WatchlistCalendar.mock(
            days: [.mock(episodes: [.mock()], releases: [.mock()]), .mock(episodes: episodes, releases: [])])
        let requests = RecordedRequests<CalendarRequest>()
        let result = try await callTool("get_calendar", ["from": "2026-12-01"], owner: .default) {
            $0.media.fetchCalendar = .returning(calendar).recorded(in: requests)
        }
        #expect(
            result.text.hasPrefix(
                "2026-12-01 tv 96677: Lupin 3×01") && result.text.contains("movie 550: Fight Club, theatrical release"))
        #expect(result.structured["entries"]?.elements.count == 20)
        #expect(result.structured["totalResults"] == 32)
        #expect(result.structured["nextPage"] == 2)
        #expect(try bytes(result.structured) <= 3000)
        let from = Date(timeIntervalSince1970: 1_796_083_200)
        #expect(
            requests.all.map(\.request)
                == [CalendarRequest(from: from, to: from.addingTimeInterval(30 * 86_400), owner: .default)])
    }

    @Test func `the next episodes name the series that cannot be read`() async throws {
        let result = try await callTool("get_next_episodes", owner: .default) {
            $0.tvSeries.fetchNextEpisodes = .returning(.mock(failures: [.mock(seriesID: 7)]))
        }
        #expect(result.text == "2026-12-06 tv 96677: Lupin 3×01 Chapter 8\n1 title cannot be read at the moment.")
        #expect(result.structured["failures"] == [7])
    }

    @Test func `without an owner, the error names the right`() async throws {
        for tool in MCPTool.watchlist {
            let needsTitle = tool.name.hasSuffix("_watchlist") && tool.name != "get_watchlist"
            let message = try await toolError(tool.name, needsTitle ? ["kind": "movie", "id": 550] : [:])
            #expect(message.contains("the right 'library'"), "\(tool.name)")
            #expect(tool.rights == .library)
        }
    }
}
