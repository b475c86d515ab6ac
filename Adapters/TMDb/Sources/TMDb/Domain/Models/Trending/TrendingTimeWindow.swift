/// The time over which interest counts.
public enum TrendingTimeWindow: String, Codable, Hashable, Sendable, CaseIterable {
    /// A day.
    case day
    /// A week.
    case week
}
