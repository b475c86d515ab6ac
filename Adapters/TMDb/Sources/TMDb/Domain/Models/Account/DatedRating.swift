import Foundation

/// A user's rating in a list of API version 4.
struct DatedRating: Codable, Hashable, Sendable {

    /// The rating, from 0.5 to 10.
    let value: Double?
    /// The date of the rating.
    let createdAt: Date?

    private enum CodingKeys: String, CodingKey {
        case value
        case createdAt = "created_at"
    }
}
