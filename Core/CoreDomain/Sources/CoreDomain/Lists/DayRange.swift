public import Foundation

/// A range of days, such as the days of a release. An end that is `nil` is open.
///
/// Each date stands for its day in UTC.
public struct DayRange: Hashable, Sendable {
    /// The first day.
    public var first: Date?
    /// The last day.
    public var last: Date?

    /// Creates a range of days.
    ///
    /// - Parameters:
    ///   - first: The first day. Default: an open start.
    ///   - last: The last day. Default: an open end.
    public init(from first: Date? = nil, to last: Date? = nil) {
        self.first = first
        self.last = last
    }
}

extension DayRange: CustomStringConvertible {
    /// The first and the last day, such as `2026-01-01...2026-01-31`. An open end is empty.
    public var description: String { "\(Self.text(first))...\(Self.text(last))" }

    private static func text(_ date: Date?) -> String {
        date?.formatted(.iso8601.year().month().day()) ?? ""
    }
}
