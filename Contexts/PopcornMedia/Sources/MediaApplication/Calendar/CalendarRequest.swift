public import CoreDomain
public import Foundation

/// A request for the calendar of an owner between two days.
public struct CalendarRequest: Hashable, Sendable {
    /// The greatest number of days in a calendar.
    public static let maximumDayCount = 366

    /// The first day, as midnight UTC.
    public let from: Date
    /// The last day, as midnight UTC.
    public let to: Date
    /// The owner of the watchlist.
    public let owner: WatchlistOwner

    /// Creates a request. Times within a day are ignored.
    public init(from: Date, to: Date, owner: WatchlistOwner) {
        self.from = from.startOfDay
        self.to = to.startOfDay
        self.owner = owner
    }
}

extension CalendarRequest {

    /// Checks that the last day is not before the first, and that there are at most ``maximumDayCount`` days.
    package func validate() throws(PopcornError) {
        let days = to.timeIntervalSince(from) / 86_400 + 1
        guard days >= 1 else { throw .invalidInput("The last day of a calendar must not be before its first day") }
        guard days <= Double(Self.maximumDayCount) else {
            throw .invalidInput("A calendar has at most \(Self.maximumDayCount) days, but \(Int(days)) are requested")
        }
    }
}
