public import CoreDomain
public import TVSeriesDomain

/// Who plays in a series and who made it, over all its episodes, with the addresses of their portraits.
public struct AggregateCreditsDetails: Codable, Hashable, Sendable {
    /// The cast, in billing order.
    public let cast: [AggregateCastMemberDetails]
    /// The crew by department, in the trade's order; a person stands once in each.
    public let crew: [AggregateCrewMemberDetails]

    /// Creates credits.
    public init(cast: [AggregateCastMemberDetails], crew: [AggregateCrewMemberDetails]) {
        self.cast = cast
        self.crew = crew
    }
}

/// Someone who plays in a series, with all parts.
public struct AggregateCastMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The name's initials, for where there is no portrait; empty if there is no name.
    public let initials: String
    /// The person's gender.
    public let gender: Gender
    /// The addresses of the portrait.
    public let profileURLSet: ImageURLSet?
    /// The parts, in TMDb's order.
    public let roles: [AggregateRole]
    /// In how many episodes the person plays.
    public let totalEpisodeCount: Int?
    /// The place in the billing, from 0.
    public let order: Int?

    /// Creates a cast member. Default initials: those of the name.
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

/// Someone who worked on a series in one department, with all jobs there.
public struct AggregateCrewMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The name's initials, for where there is no portrait; empty if there is no name.
    public let initials: String
    /// The person's gender.
    public let gender: Gender
    /// The addresses of the portrait.
    public let profileURLSet: ImageURLSet?
    /// The department, such as `Directing`.
    public let department: String?
    /// The jobs within the department, in TMDb's order.
    public let jobs: [AggregateJob]
    /// Of how many episodes the person did them.
    public let totalEpisodeCount: Int?

    /// Creates a crew member. Default initials: those of the name.
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
