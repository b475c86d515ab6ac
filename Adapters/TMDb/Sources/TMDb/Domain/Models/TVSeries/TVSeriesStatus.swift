/// How far a TV series is: an open vocabulary.
public struct TVSeriesStatus: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// More episodes are to come.
    public static let returning = TVSeriesStatus(rawValue: "Returning Series")
    /// It is planned.
    public static let planned = TVSeriesStatus(rawValue: "Planned")
    /// It is being made.
    public static let inProduction = TVSeriesStatus(rawValue: "In Production")
    /// It came to its end.
    public static let ended = TVSeriesStatus(rawValue: "Ended")
    /// It was called off.
    public static let cancelled = TVSeriesStatus(rawValue: "Canceled")
    /// A first episode was made, to try it.
    public static let pilot = TVSeriesStatus(rawValue: "Pilot")
}
