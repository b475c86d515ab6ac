/// What has become of TV series, as a filter says it: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesStatusFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let returning = TVSeriesStatusFilter(rawValue: 0)
    public static let planned = TVSeriesStatusFilter(rawValue: 1)
    public static let inProduction = TVSeriesStatusFilter(rawValue: 2)
    public static let ended = TVSeriesStatusFilter(rawValue: 3)
    public static let cancelled = TVSeriesStatusFilter(rawValue: 4)
    public static let pilot = TVSeriesStatusFilter(rawValue: 5)
}
