/// The kind of TV series, as a filter says it: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesTypeFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let documentary = TVSeriesTypeFilter(rawValue: 0)
    public static let news = TVSeriesTypeFilter(rawValue: 1)
    public static let miniseries = TVSeriesTypeFilter(rawValue: 2)
    public static let reality = TVSeriesTypeFilter(rawValue: 3)
    public static let scripted = TVSeriesTypeFilter(rawValue: 4)
    public static let talkShow = TVSeriesTypeFilter(rawValue: 5)
    public static let video = TVSeriesTypeFilter(rawValue: 6)
}
