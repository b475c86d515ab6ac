import CoreDomain
import Foundation
import HTTPTypes
import MediaApplication
import PopcornServices

extension Route {

    /// The routes of an owner's calendar.
    static let calendar: [Route] = [
        ownersItem(
            "/calendar", "getCalendar", "Returns the episodes and releases of the titles on the watchlist, by day.",
            own: Parameter.calendar, \.media.fetchCalendar
        ) { call throws(Problem) in
            try call.calendar(of: call.owner)
        } present: {
            $0.forClients
        },
        calendarFile(
            "/v1/owners/{owner}/calendar.ics", "exportCalendar",
            "Returns the episodes and releases of the titles on the watchlist in the iCalendar format (RFC 5545).",
            .ownerName, rights: .library
        ) { call in
            try call.owner
        },
        calendarFile(
            "/v1/calendars/{secret}/calendar.ics", "getSubscribedCalendar",
            "Returns the calendar of a subscription in the iCalendar format (RFC 5545). Its path permits the request.",
            .path("secret", "The secret of the subscription.", .text(maximumLength: 64)), rights: []
        ) { call in
            let hash = try TokenHash(call.path("secret")).hex
            guard let owner = try await call.services.library.calendars.calendarOwner(secretHash: hash) else {
                throw Problem(.notFound, "The calendar does not exist, or its subscription was deleted.")
            }
            return owner
        },
        subscription(
            "getCalendarSubscription", .get, "Returns the calendar subscription, without its path.",
            content: .json(CalendarSubscription.self)
        ) { call in
            guard let createdAt = try await call.services.library.calendars.calendarSubscription(of: call.owner) else {
                throw Problem(.notFound, "The owner has no calendar subscription.")
            }
            return try .json(CalendarSubscription(path: nil, createdAt: createdAt))
        },
        subscription(
            "createCalendarSubscription", .put,
            "Creates a path from which calendar programs read the calendar without a token, in place of the existing path.",
            content: .json(CalendarSubscription.self)
        ) { call in
            let secret = AccessToken.text(call.randomBytes(AccessToken.randomBytes))
            try await call.services.library.calendars.subscribeToCalendar(
                of: call.owner, secretHash: TokenHash(secret).hex, at: call.now)
            return try .json(CalendarSubscription(path: "/v1/calendars/\(secret)/calendar.ics", createdAt: call.now))
        },
        subscription(
            "deleteCalendarSubscription", .delete,
            "Deletes the calendar subscription, so that its path no longer exists. Without a subscription, the request is "
                + "ignored.", content: .none
        ) { call in
            try await call.services.library.calendars.unsubscribeFromCalendar(of: call.owner)
            return .noContent
        },
    ]

    /// Creates the route of a calendar in the iCalendar format.
    private static func calendarFile(
        _ path: String, _ operationID: String, _ summary: String, _ parameter: Parameter, rights: Rights,
        owner: @escaping @Sendable (Call) async throws -> WatchlistOwner
    ) -> Route {
        Route(
            path, operationID, .owners, summary, parameters: [parameter] + Parameter.calendar + Parameter.locale,
            rights: rights, content: .text(mediaType: MediaTypes.calendar)
        ) { call in
            let calendar = try await call.services.media.exportCalendar.sourced(
                call.calendar(of: owner(call)), locale: call.locale, policy: call.policy)
            return Reply(
                body: .bytes(Data(calendar.value.utf8), mediaType: MediaTypes.calendar),
                freshness: .init(cachedAt: calendar.cachedAt, freshUntil: calendar.freshUntil, isShared: false))
        }
    }

    /// Creates a route of the calendar subscription of an owner.
    private static func subscription(
        _ operationID: String, _ method: HTTPRequest.Method, _ summary: String, content: Content,
        handle: @escaping @Sendable (Call) async throws -> Reply
    ) -> Route {
        Route(
            "/v1/owners/{owner}/calendar-subscription", operationID, .owners, summary, method: method,
            parameters: [.ownerName], rights: .library, content: content, handle: handle)
    }
}

/// The calendar subscription of an owner.
struct CalendarSubscription: Codable, Sendable {
    /// The path of the calendar, which contains a secret; `nil` except in the response that creates it.
    let path: String?
    /// The time at which the path was created.
    let createdAt: Date
}

extension Parameter {

    static let calendar: [Parameter] = [
        query("from", "The first day. Default: the current day.", .string(format: "date")),
        query(
            "to", "The last day, at most 365 days after the first. Default: 30 days after the first.",
            .string(format: "date")),
    ]
}

extension Call {

    /// Returns the request for the calendar of an owner.
    fileprivate func calendar(of owner: WatchlistOwner) throws(Problem) -> CalendarRequest {
        let from = try query.day("from") ?? locale.day(of: now)
        let to = try query.day("to") ?? from.addingTimeInterval(30 * 86_400)
        return CalendarRequest(from: from, to: to, owner: owner)
    }
}
