public import CoreDomain

extension Credits {
    /// Creates credits for tests. Default: one cast member and one crew member.
    public static func mock(cast: [CastMember] = [.mock()], crew: [CrewMember] = [.mock()]) -> Credits {
        Credits(cast: cast, crew: crew)
    }
}
