public import CoreDomain
public import Foundation

/// Who plays in a series and who made it, over all its episodes.
public struct AggregateCredits: Hashable, Sendable {
    /// The cast, in billing order.
    public let cast: [AggregateCastMember]
    /// The crew, in TMDb's order: a person once for each department.
    public let crew: [AggregateCrewMember]

    /// Creates credits.
    public init(cast: [AggregateCastMember], crew: [AggregateCrewMember]) {
        self.cast = cast
        self.crew = crew
    }
}

/// Someone who plays in a series, with all parts.
public struct AggregateCastMember: Identifiable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the person's portrait.
    public let profilePath: URL?
    /// The parts, in TMDb's order.
    public let roles: [AggregateRole]
    /// In how many episodes the person plays.
    public let totalEpisodeCount: Int?
    /// The place in the billing, from 0.
    public let order: Int?

    /// Creates a cast member.
    public init(
        id: Int, name: String, gender: Gender, profilePath: URL? = nil, roles: [AggregateRole],
        totalEpisodeCount: Int? = nil, order: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.gender = gender
        self.profilePath = profilePath
        self.roles = roles
        self.totalEpisodeCount = totalEpisodeCount
        self.order = order
    }
}

/// A part in a series, and in how many episodes it is played.
public struct AggregateRole: Codable, Hashable, Sendable {
    /// TMDb's identifier of the credit.
    public let creditID: String
    /// The name of the part; may be empty.
    public let character: String?
    /// In how many episodes it is played.
    public let episodeCount: Int?

    /// Creates a role.
    public init(creditID: String, character: String? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.character = character
        self.episodeCount = episodeCount
    }
}

/// Someone who worked on a series in one department, with all jobs there.
public struct AggregateCrewMember: Identifiable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the person's portrait.
    public let profilePath: URL?
    /// The department, such as `Directing`.
    public let department: String?
    /// The jobs within the department, in TMDb's order.
    public let jobs: [AggregateJob]
    /// Of how many episodes the person did them.
    public let totalEpisodeCount: Int?

    /// Creates a crew member.
    public init(
        id: Int, name: String, gender: Gender, profilePath: URL? = nil, department: String? = nil, jobs: [AggregateJob],
        totalEpisodeCount: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.gender = gender
        self.profilePath = profilePath
        self.department = department
        self.jobs = jobs
        self.totalEpisodeCount = totalEpisodeCount
    }
}

/// A job on a series, and of how many episodes it was done.
public struct AggregateJob: Codable, Hashable, Sendable {
    /// TMDb's identifier of the credit.
    public let creditID: String
    /// The job, such as `Director`.
    public let job: String?
    /// Of how many episodes it was done.
    public let episodeCount: Int?

    /// Creates a job.
    public init(creditID: String, job: String? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.job = job
        self.episodeCount = episodeCount
    }
}
