public import Foundation

/// A range of release dates that a list covers.
public struct DateRange: Codable, Hashable, Sendable {

    /// The first day, as midnight UTC.
    public let minimum: Date?
    /// The last day, as midnight UTC.
    public let maximum: Date?

    /// Creates a date range.
    public init(minimum: Date?, maximum: Date?) {
        self.minimum = minimum
        self.maximum = maximum
    }

    private enum CodingKeys: String, CodingKey {
        case minimum
        case maximum
    }
}
