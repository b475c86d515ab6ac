/// A type of TV series, in a filter. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesTypeFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A documentary.
    public static let documentary = TVSeriesTypeFilter(rawValue: 0)
    /// A news programme.
    public static let news = TVSeriesTypeFilter(rawValue: 1)
    /// A miniseries.
    public static let miniseries = TVSeriesTypeFilter(rawValue: 2)
    /// A reality show.
    public static let reality = TVSeriesTypeFilter(rawValue: 3)
    /// Scripted fiction.
    public static let scripted = TVSeriesTypeFilter(rawValue: 4)
    /// A talk show.
    public static let talkShow = TVSeriesTypeFilter(rawValue: 5)
    /// A video series.
    public static let video = TVSeriesTypeFilter(rawValue: 6)
}
