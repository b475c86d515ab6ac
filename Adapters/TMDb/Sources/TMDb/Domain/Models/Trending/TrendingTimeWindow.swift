/// A time window of a trending list.
public enum TrendingTimeWindow: String, Codable, Hashable, Sendable, CaseIterable {
    /// The last day.
    case day
    /// The last week.
    case week
}
