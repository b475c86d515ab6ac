public import CoreApplication
public import CoreDomain

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
