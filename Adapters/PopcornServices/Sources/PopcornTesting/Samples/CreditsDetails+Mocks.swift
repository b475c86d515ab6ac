public import CoreApplication
public import CoreDomain
public import TVSeriesApplication
public import TVSeriesDomain

extension CreditsDetails {
    /// Creates credits for tests, with one cast member and one crew member.
    public static func mock(
        cast: [CastMemberDetails] = [.mock()], crew: [CrewMemberDetails] = [.mock()]
    ) -> CreditsDetails {
        CreditsDetails(cast: cast, crew: crew)
    }
}

extension CastMemberDetails {
    /// Creates a cast member for tests: the lead actor of *Fight Club*.
    public static func mock(
        id: Int = 819, castID: Int? = 4, creditID: String = "52fe4250c3a36847f80149f3", name: String = "Edward Norton",
        character: String = "Narrator", gender: Gender = .male,
        profileURLSet: ImageURLSet? = .mock(profile: "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"), order: Int = 0,
        roles: [CastRole]? = nil
    ) -> CastMemberDetails {
        CastMemberDetails(
            id: id, castID: castID, creditID: creditID, name: name, character: character, gender: gender,
            profileURLSet: profileURLSet, order: order, roles: roles)
    }
}

extension CrewMemberDetails {
    /// Creates a crew member for tests: the director of *Fight Club*.
    public static func mock(
        id: Int = 7467, creditID: String = "52fe4250c3a36847f8014a05", name: String = "David Fincher",
        job: String = "Director", department: String = "Directing", gender: Gender = .male,
        profileURLSet: ImageURLSet? = .mock(profile: "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg"),
        jobs: [CrewJob]? = nil
    ) -> CrewMemberDetails {
        CrewMemberDetails(
            id: id, creditID: creditID, name: name, job: job, department: department, gender: gender,
            profileURLSet: profileURLSet, jobs: jobs)
    }
}

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
