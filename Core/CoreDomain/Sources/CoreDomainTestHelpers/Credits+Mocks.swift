package import CoreDomain

extension Credits {
    package static func mock(cast: [CastMember] = [.mock()], crew: [CrewMember] = [.mock()]) -> Credits {
        Credits(cast: cast, crew: crew)
    }
}
