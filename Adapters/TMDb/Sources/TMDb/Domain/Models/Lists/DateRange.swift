public import Foundation

/// The days between which the titles of a list came out.
public struct DateRange: Codable, Hashable, Sendable {

    /// The first day, as midnight UTC.
    public let minimum: Date
    /// The last day, as midnight UTC.
    public let maximum: Date

    /// Creates a range of days.
    public init(minimum: Date, maximum: Date) {
        self.minimum = minimum
        self.maximum = maximum
    }

    private enum CodingKeys: String, CodingKey {
        case minimum
        case maximum
    }
}
