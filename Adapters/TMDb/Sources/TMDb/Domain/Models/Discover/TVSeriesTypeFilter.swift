/// The kind of TV series, as a filter says it: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesTypeFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A documentary.
    public static let documentary = TVSeriesTypeFilter(rawValue: 0)
    /// News.
    public static let news = TVSeriesTypeFilter(rawValue: 1)
    /// A series with one short story.
    public static let miniseries = TVSeriesTypeFilter(rawValue: 2)
    /// Reality TV.
    public static let reality = TVSeriesTypeFilter(rawValue: 3)
    /// Fiction after a script.
    public static let scripted = TVSeriesTypeFilter(rawValue: 4)
    /// A talk show.
    public static let talkShow = TVSeriesTypeFilter(rawValue: 5)
    /// Videos.
    public static let video = TVSeriesTypeFilter(rawValue: 6)
}
