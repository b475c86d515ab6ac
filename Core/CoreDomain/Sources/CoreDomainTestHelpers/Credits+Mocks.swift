public import CoreDomain

extension Credits {
    /// Credits of one part and one job.
    public static func mock(cast: [CastMember] = [.mock()], crew: [CrewMember] = [.mock()]) -> Credits {
        Credits(cast: cast, crew: crew)
    }
}
