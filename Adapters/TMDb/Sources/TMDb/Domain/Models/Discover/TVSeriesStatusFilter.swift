/// A production status of TV series, in a filter. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesStatusFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// More episodes are planned.
    public static let returning = TVSeriesStatusFilter(rawValue: 0)
    /// The series is planned.
    public static let planned = TVSeriesStatusFilter(rawValue: 1)
    /// The series is in production.
    public static let inProduction = TVSeriesStatusFilter(rawValue: 2)
    /// The series has ended.
    public static let ended = TVSeriesStatusFilter(rawValue: 3)
    /// The series was cancelled.
    public static let cancelled = TVSeriesStatusFilter(rawValue: 4)
    /// Only a pilot was produced.
    public static let pilot = TVSeriesStatusFilter(rawValue: 5)
}
