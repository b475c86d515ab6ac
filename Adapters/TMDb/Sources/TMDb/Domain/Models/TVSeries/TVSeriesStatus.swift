/// The production status of a TV series. Unknown values are preserved.
public struct TVSeriesStatus: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// More episodes are planned.
    public static let returning = TVSeriesStatus(rawValue: "Returning Series")
    /// The series is planned.
    public static let planned = TVSeriesStatus(rawValue: "Planned")
    /// The series is in production.
    public static let inProduction = TVSeriesStatus(rawValue: "In Production")
    /// The series has ended.
    public static let ended = TVSeriesStatus(rawValue: "Ended")
    /// The series was cancelled.
    public static let cancelled = TVSeriesStatus(rawValue: "Canceled")
    /// Only a pilot was produced.
    public static let pilot = TVSeriesStatus(rawValue: "Pilot")
}
