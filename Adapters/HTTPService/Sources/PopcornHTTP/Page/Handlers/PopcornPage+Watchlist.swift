import CoreApplication
import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import MediaApplication
import MoviesApplication
import NIOCore
import PopcornServices
import TVSeriesApplication

extension PopcornPage {

    /// The number of days of the calendar on the page of the watchlist.
    private static let upcomingDayCount = 14

    /// Returns the page of the watchlist.
    func watchlist(_ page: PageRequest) async throws(PopcornError) -> Response {
        guard let owner = page.owner else { return withoutWatchlist(page) }
        let list = try await services.media.fetchWatchlistTitles.execute(
            WatchlistQuery(owner: owner), page: page.pageNumber(), locale: page.locale)
        let calendar = await result { () async throws(PopcornError) in
            try await events(of: owner, dayCount: Self.upcomingDayCount, page)
        }
        let view = WatchlistView(list, calendar: try? calendar.get(), request: page, assets: assets)
        return html("watchlist", view, page)
    }

    /// Returns the page of the calendar.
    func calendar(_ page: PageRequest) async throws(PopcornError) -> Response {
        guard let owner = page.owner else { return withoutWatchlist(page) }
        let calendar = try await events(of: owner, dayCount: CalendarView.dayCount, page)
        return html("calendar", CalendarView(calendar, owner: owner, request: page, assets: assets), page)
    }

    /// Changes the watchlist as a form requests, and returns a redirection to the page with the form.
    func changeWatchlist(_ request: Request) async -> Response {
        let page = PageRequest(request.head, configuration: configuration)
        guard FormOrigin.isSame(request.head) else {
            return problem(Problem(.forbidden, "The form was not sent by a page of this service."), page)
        }
        guard let owner = page.owner else { return withoutWatchlist(page) }
        let body: ByteBuffer
        do {
            body = try await request.body.collect(upTo: Self.maximumFormSize)
        } catch {
            return problem(
                Problem(.contentTooLarge, "A form must have at most \(Self.maximumFormSize) bytes."), page)
        }
        do throws(PopcornError) {
            let change = try WatchlistChange(FormFields(String(decoding: body.readableBytesView, as: UTF8.self)))
            try await apply(change, owner: owner)
            let target =
                switch change.origin {
                case .title: page.links.title(change.title.kind, change.title.id)
                case .watchlist: page.links.link("/watchlist")
                }
            return responses.seeOther(target)
        } catch {
            return problem(Problem(error), page)
        }
    }

    private func apply(_ change: WatchlistChange, owner: WatchlistOwner) async throws(PopcornError) {
        let id = change.title.id
        switch (change.title.kind, change.change) {
        case (.movie, .add): try await services.movies.addToWatchlist.execute(id: id, owner: owner)
        case (.movie, .remove): try await services.movies.removeFromWatchlist.execute(id: id, owner: owner)
        case (.tvSeries, .add): try await services.tvSeries.addToWatchlist.execute(id: id, owner: owner)
        case (.tvSeries, .remove): try await services.tvSeries.removeFromWatchlist.execute(id: id, owner: owner)
        }
    }

    private func events(
        of owner: WatchlistOwner, dayCount: Int, _ page: PageRequest
    ) async throws(PopcornError) -> WatchlistCalendar {
        let first = page.locale.day(of: configuration.clock.now)
        let last = first.addingTimeInterval(Double(dayCount - 1) * 86_400)
        return try await services.media.fetchCalendar.execute(
            CalendarRequest(from: first, to: last, owner: owner), locale: page.locale)
    }

    private func withoutWatchlist(_ page: PageRequest) -> Response {
        problem(Problem(.forbidden, "This service has no watchlist for you."), page)
    }
}

/// The check that a form was sent by a page of the same origin.
enum FormOrigin {

    /// Returns whether a request was sent by a page of the origin that it addresses.
    ///
    /// Browsers send `Sec-Fetch-Site`, and older browsers send `Origin`. A request with neither is rejected. Schemes
    /// are not compared, since a proxy may terminate TLS.
    static func isSame(_ request: HTTPRequest) -> Bool {
        if let site = request.headerFields[.fetchSite] { return site == "same-origin" }
        guard let origin = request.headerFields[.origin], let authority = request.authority, !authority.isEmpty,
            let separator = origin.range(of: "://")
        else { return false }
        return origin[separator.upperBound...].lowercased() == authority.lowercased()
    }
}
