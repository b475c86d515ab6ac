public import Foundation

/// A person's cast and crew credits.
///
/// Credits that cannot be decoded, such as credits for an unknown media type, are omitted and counted in
/// ``MixedList/skippedCount``.
public struct PersonCredits<Title: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The TMDb identifier of the person; `nil` if the resource was appended to details.
    public let id: Int?
    /// The cast credits.
    public let cast: MixedList<PersonCastCredit<Title>>
    /// The crew credits.
    public let crew: MixedList<PersonCrewCredit<Title>>
    /// Whether a list is empty because TMDb omitted it or because it could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates a person's credits.
    public init(id: Int? = nil, cast: MixedList<PersonCastCredit<Title>>, crew: MixedList<PersonCrewCredit<Title>>) {
        self.id = id
        self.cast = cast
        self.crew = crew
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        cast = lists.mixedRows(.cast)
        crew = lists.mixedRows(.crew)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case cast
        case crew
    }
}

/// A person's movie credits.
///
/// Source: `GET /3/person/{person_id}/movie_credits`.
public typealias PersonMovieCredits = PersonCredits<MovieListItem>

/// A person's TV series credits.
///
/// Source: `GET /3/person/{person_id}/tv_credits`.
public typealias PersonTVCredits = PersonCredits<TVSeriesListItem>

/// A person's movie and TV series credits.
///
/// Source: `GET /3/person/{person_id}/combined_credits`.
public typealias PersonCombinedCredits = PersonCredits<Show>

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
