public import CoreApplication
public import CoreDomain
public import TVSeriesDomain

/// An aggregated cast and crew of a TV series, across all its episodes, with portrait URLs.
public struct AggregateCreditsDetails: Codable, Hashable, Sendable {
    /// The cast, in billing order.
    public let cast: [AggregateCastMemberDetails]
    /// The crew, sorted by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the other
    /// departments by name. A person appears once, with all jobs, in the department of the first job.
    public let crew: [AggregateCrewMemberDetails]

    /// Creates credits.
    public init(cast: [AggregateCastMemberDetails], crew: [AggregateCrewMemberDetails]) {
        self.cast = cast
        self.crew = crew
    }
}

/// A person who plays in a TV series, with all of the person's roles.
public struct AggregateCastMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The initials of the name, to show if the portrait is missing; empty if the name is empty.
    public let initials: String
    /// The person's gender.
    public let gender: Gender
    /// The URLs of the portrait.
    public let profileURLSet: ImageURLSet?
    /// The roles, in TMDb's order.
    public let roles: [AggregateRole]
    /// The number of episodes in which the person plays.
    public let totalEpisodeCount: Int?
    /// The billing order, from 0.
    public let order: Int?

    /// Creates a cast member. Default initials: the initials of the name.
    public init(
        id: Int, name: String, initials: String? = nil, gender: Gender, profileURLSet: ImageURLSet? = nil,
        roles: [AggregateRole],
        totalEpisodeCount: Int? = nil, order: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.initials = initials ?? name.initials
        self.gender = gender
        self.profileURLSet = profileURLSet
        self.roles = roles
        self.totalEpisodeCount = totalEpisodeCount
        self.order = order
    }
}

/// A person who works on a TV series, with all of the person's jobs.
public struct AggregateCrewMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The initials of the name, to show if the portrait is missing; empty if the name is empty.
    public let initials: String
    /// The person's gender.
    public let gender: Gender
    /// The URLs of the portrait.
    public let profileURLSet: ImageURLSet?
    /// The department of the first job, such as `Directing`.
    public let department: String?
    /// The jobs, by department, then in TMDb's order.
    public let jobs: [AggregateJob]
    /// The number of episodes on which the person works; the largest number of one department, if there are several.
    public let totalEpisodeCount: Int?

    /// Creates a crew member. Default initials: the initials of the name.
    public init(
        id: Int, name: String, initials: String? = nil, gender: Gender, profileURLSet: ImageURLSet? = nil,
        department: String? = nil,
        jobs: [AggregateJob], totalEpisodeCount: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.initials = initials ?? name.initials
        self.gender = gender
        self.profileURLSet = profileURLSet
        self.department = department
        self.jobs = jobs
        self.totalEpisodeCount = totalEpisodeCount
    }
}

/// The credits of an episode: cast, guest stars and crew, with portrait URLs.
public struct TVEpisodeCreditsDetails: Codable, Hashable, Sendable {
    /// The members of the season's cast who play in this episode, in billing order.
    public let cast: [CastMemberDetails]
    /// The guest stars, in billing order.
    public let guestStars: [CastMemberDetails]
    /// The crew, sorted by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the other
    /// departments by name.
    public let crew: [CrewMemberDetails]

    /// Creates credits.
    public init(cast: [CastMemberDetails], guestStars: [CastMemberDetails], crew: [CrewMemberDetails]) {
        self.cast = cast
        self.guestStars = guestStars
        self.crew = crew
    }
}
