public import Foundation

/// A cast credit: a character that a person plays in a title.
public struct PersonCastCredit<Title: Codable & Hashable & Sendable>: Identifiable, Hashable, Sendable {

    /// The title.
    public let title: Title
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The character's name; empty if unknown.
    public let character: String
    /// The billing order, from 0; movies only.
    public let order: Int?
    /// The number of episodes; TV series only.
    public let episodeCount: Int?
    /// The air date of the first of these episodes, as midnight UTC; TV series only.
    public let firstCreditAirDate: Date?

    /// The same as ``creditID``, because a person can play several characters in a title.
    public var id: String { creditID }

    /// Creates a cast credit.
    public init(
        title: Title, creditID: String, character: String, order: Int? = nil, episodeCount: Int? = nil,
        firstCreditAirDate: Date? = nil
    ) {
        self.title = title
        self.creditID = creditID
        self.character = character
        self.order = order
        self.episodeCount = episodeCount
        self.firstCreditAirDate = firstCreditAirDate
    }
}

extension PersonCastCredit: Codable {

    private enum CodingKeys: String, CodingKey {
        case creditID = "credit_id"
        case character
        case order
        case episodeCount = "episode_count"
        case firstCreditAirDate = "first_credit_air_date"
    }

    /// Decodes the title and the credit from one JSON object.
    public init(from decoder: any Decoder) throws {
        let title = try Title(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: title,
            creditID: try container.decodeIfPresent(String.self, forKey: .creditID) ?? "",
            character: try container.decodeIfPresent(String.self, forKey: .character) ?? "",
            order: try container.decodeIfPresent(Int.self, forKey: .order),
            episodeCount: try container.decodeIfPresent(Int.self, forKey: .episodeCount),
            firstCreditAirDate: try container.decodeIfPresent(Date.self, forKey: .firstCreditAirDate))
    }

    public func encode(to encoder: any Encoder) throws {
        try title.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(creditID, forKey: .creditID)
        try container.encode(character, forKey: .character)
        try container.encodeIfPresent(order, forKey: .order)
        try container.encodeIfPresent(episodeCount, forKey: .episodeCount)
        try container.encodeIfPresent(firstCreditAirDate, forKey: .firstCreditAirDate)
    }
}
