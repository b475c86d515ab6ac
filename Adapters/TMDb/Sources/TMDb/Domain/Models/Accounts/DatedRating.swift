import Foundation

/// A user's rating as the lists of version 4 have it.
struct DatedRating: Codable, Hashable, Sendable {

    /// The rating, from 0.5 to 10.
    let value: Double?
    /// When the user gave it.
    let createdAt: Date?

    private enum CodingKeys: String, CodingKey {
        case value
        case createdAt = "created_at"
    }
}
