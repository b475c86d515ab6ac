/// The time over which interest counts.
public enum TrendingTimeWindow: String, Codable, Hashable, Sendable, CaseIterable {
    case day
    case week
}
