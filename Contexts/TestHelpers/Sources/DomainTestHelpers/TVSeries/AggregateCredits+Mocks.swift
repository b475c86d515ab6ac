public import CoreDomain
public import Foundation
public import TVSeriesDomain

extension AggregateCredits {
    /// Creates credits for tests: a cast member with two roles and a crew member with two jobs.
    public static func mock(
        cast: [AggregateCastMember] = [.mock()], crew: [AggregateCrewMember] = [.mock()]
    ) -> AggregateCredits {
        AggregateCredits(
            cast: cast, crew: crew)
    }
}

extension AggregateCastMember {
    /// Creates a cast member for tests: the lead of *Lupin*, with two roles.
    public static func mock(
        id: Int = 78423, name: String = "Omar Sy", gender: Gender = .male,
        profilePath: URL? = URL(string: "/ftoP3CMC4ob8VJAu1gEHSC714K5.jpg"),
        roles: [AggregateRole] = [
            AggregateRole(creditID: "60752e2cca8354006fbfa83e", character: "Assane Diop", episodeCount: 17),
            AggregateRole(creditID: "60752e2cca8354006fbfa83f", character: "Luis Perenna", episodeCount: 2),
        ],
        totalEpisodeCount: Int? = 17, order: Int? = 0
    ) -> AggregateCastMember {
        AggregateCastMember(
            id: id, name: name, gender: gender, profilePath: profilePath, roles: roles,
            totalEpisodeCount: totalEpisodeCount, order: order)
    }
}

extension AggregateCrewMember {
    /// Creates a crew member for tests: a director of *Lupin*, with two jobs.
    public static func mock(
        id: Int = 18865, name: String = "Louis Leterrier", gender: Gender = .male,
        profilePath: URL? = URL(string: "/director.jpg"), department: String? = "Directing",
        jobs: [AggregateJob] = [
            AggregateJob(creditID: "5f6b0a8cb7522500361b4ee8", job: "Director", episodeCount: 3),
            AggregateJob(creditID: "5f6b0a8cb7522500361b4ee9", job: "Second Unit Director", episodeCount: 1),
        ],
        totalEpisodeCount: Int? = 3
    ) -> AggregateCrewMember {
        AggregateCrewMember(
            id: id, name: name, gender: gender, profilePath: profilePath, department: department, jobs: jobs,
            totalEpisodeCount: totalEpisodeCount)
    }
}
