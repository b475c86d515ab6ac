public import CoreDomain
public import Foundation

/// An aggregated cast and crew of a TV series, across all its episodes.
public struct AggregateCredits: Hashable, Sendable {
    /// The cast, in billing order.
    public let cast: [AggregateCastMember]
    /// The crew, in TMDb's order. A person appears once per department.
    public let crew: [AggregateCrewMember]

    /// Creates credits.
    public init(cast: [AggregateCastMember], crew: [AggregateCrewMember]) {
        self.cast = cast
        self.crew = crew
    }
}

/// A person who plays in a TV series, with all of the person's roles.
public struct AggregateCastMember: Identifiable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the portrait.
    public let profilePath: URL?
    /// The roles, in TMDb's order.
    public let roles: [AggregateRole]
    /// The number of episodes in which the person plays.
    public let totalEpisodeCount: Int?
    /// The billing order, from 0.
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

/// A role in a TV series, with its number of episodes.
public struct AggregateRole: Codable, Hashable, Sendable {
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The name of the character; may be empty.
    public let character: String?
    /// The number of episodes with this role.
    public let episodeCount: Int?

    /// Creates a role.
    public init(creditID: String, character: String? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.character = character
        self.episodeCount = episodeCount
    }
}

/// A person who works on a TV series, with all of the person's jobs in one department.
///
/// A person can work in several departments, so ``id`` and ``department`` together identify a crew member.
public struct AggregateCrewMember: Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the portrait.
    public let profilePath: URL?
    /// The department, such as `Directing`.
    public let department: String?
    /// The jobs within the department, in TMDb's order.
    public let jobs: [AggregateJob]
    /// The number of episodes on which the person works in the department.
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

/// A job on a TV series, with its number of episodes.
public struct AggregateJob: Codable, Hashable, Sendable {
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The job, such as `Director`.
    public let job: String?
    /// The number of episodes with this job.
    public let episodeCount: Int?
    /// The department; `nil` if the crew member specifies it.
    public let department: String?

    /// Creates a job.
    public init(creditID: String, job: String? = nil, episodeCount: Int? = nil, department: String? = nil) {
        self.creditID = creditID
        self.job = job
        self.episodeCount = episodeCount
        self.department = department
    }
}
