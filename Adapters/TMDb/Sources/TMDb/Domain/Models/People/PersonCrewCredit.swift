public import Foundation

/// A crew credit: a job that a person does on a title.
public struct PersonCrewCredit<Title: Codable & Hashable & Sendable>: Identifiable, Hashable, Sendable {

    /// The title.
    public let title: Title
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The job, such as `Director`; empty if unknown.
    public let job: String
    /// The department, such as `Directing`; empty if unknown.
    public let department: String
    /// The number of episodes; TV series only.
    public let episodeCount: Int?
    /// The air date of the first of these episodes, as midnight UTC; TV series only.
    public let firstCreditAirDate: Date?

    /// The same as ``creditID``, because a person can do several jobs on a title.
    public var id: String { creditID }

    /// Creates a crew credit.
    public init(
        title: Title, creditID: String, job: String, department: String, episodeCount: Int? = nil,
        firstCreditAirDate: Date? = nil
    ) {
        self.title = title
        self.creditID = creditID
        self.job = job
        self.department = department
        self.episodeCount = episodeCount
        self.firstCreditAirDate = firstCreditAirDate
    }
}

extension PersonCrewCredit: Codable {

    private enum CodingKeys: String, CodingKey {
        case creditID = "credit_id"
        case job
        case department
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
            job: try container.decodeIfPresent(String.self, forKey: .job) ?? "",
            department: try container.decodeIfPresent(String.self, forKey: .department) ?? "",
            episodeCount: try container.decodeIfPresent(Int.self, forKey: .episodeCount),
            firstCreditAirDate: try container.decodeIfPresent(Date.self, forKey: .firstCreditAirDate))
    }

    public func encode(to encoder: any Encoder) throws {
        try title.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(creditID, forKey: .creditID)
        try container.encode(job, forKey: .job)
        try container.encode(department, forKey: .department)
        try container.encodeIfPresent(episodeCount, forKey: .episodeCount)
        try container.encodeIfPresent(firstCreditAirDate, forKey: .firstCreditAirDate)
    }
}
