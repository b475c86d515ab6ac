public import CoreDomain
public import TVSeriesApplication
public import TVSeriesDomain

extension AggregateCreditsDetails {
    /// Creates credits for tests, with one cast member and one crew member.
    public static func mock(
        cast: [AggregateCastMemberDetails] = [.mock()], crew: [AggregateCrewMemberDetails] = [.mock()]
    ) -> AggregateCreditsDetails {
        AggregateCreditsDetails(
            cast: cast, crew: crew)
    }
}

extension AggregateCastMemberDetails {
    /// Creates a cast member for tests: the lead actor of *Lupin*.
    public static func mock(
        id: Int = 78423, name: String = "Omar Sy", gender: Gender = .male,
        profileURLSet: ImageURLSet? = .mock(profile: "/ftoP3CMC4ob8VJAu1gEHSC714K5.jpg"),
        roles: [AggregateRole] = [
            AggregateRole(creditID: "60752e2cca8354006fbfa83e", character: "Assane Diop", episodeCount: 17)
        ],
        totalEpisodeCount: Int? = 17, order: Int? = 0
    ) -> AggregateCastMemberDetails {
        AggregateCastMemberDetails(
            id: id, name: name, gender: gender, profileURLSet: profileURLSet, roles: roles,
            totalEpisodeCount: totalEpisodeCount, order: order)
    }
}

extension AggregateCrewMemberDetails {
    /// Creates a crew member for tests: a director of *Lupin*.
    public static func mock(
        id: Int = 18865, name: String = "Louis Leterrier", gender: Gender = .male,
        profileURLSet: ImageURLSet? = .mock(profile: "/director.jpg"), department: String? = "Directing",
        jobs: [AggregateJob] = [
            AggregateJob(creditID: "5f6b0a8cb7522500361b4ee8", job: "Director", episodeCount: 3)
        ],
        totalEpisodeCount: Int? = 3
    ) -> AggregateCrewMemberDetails {
        AggregateCrewMemberDetails(
            id: id, name: name, gender: gender, profileURLSet: profileURLSet, department: department, jobs: jobs,
            totalEpisodeCount: totalEpisodeCount)
    }
}
