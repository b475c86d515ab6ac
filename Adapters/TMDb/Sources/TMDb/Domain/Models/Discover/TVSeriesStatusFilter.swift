/// What has become of TV series, as a filter says it: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesStatusFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// More episodes are to come.
    public static let returning = TVSeriesStatusFilter(rawValue: 0)
    /// It is planned.
    public static let planned = TVSeriesStatusFilter(rawValue: 1)
    /// It is being made.
    public static let inProduction = TVSeriesStatusFilter(rawValue: 2)
    /// It came to its end.
    public static let ended = TVSeriesStatusFilter(rawValue: 3)
    /// It was called off.
    public static let cancelled = TVSeriesStatusFilter(rawValue: 4)
    /// A first episode was made, to try it.
    public static let pilot = TVSeriesStatusFilter(rawValue: 5)
}
