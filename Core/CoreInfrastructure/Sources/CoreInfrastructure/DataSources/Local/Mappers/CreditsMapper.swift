package import CoreDomain

/// A mapper between the credits of a title and cache rows of cast and crew.
package struct CreditsMapper: Sendable {

    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()

    package init() {}

    /// Returns the credits, or `nil` unless both kinds of rows were read.
    package func map(_ cast: [CoreCastMemberEntity]?, _ crew: [CoreCrewMemberEntity]?) -> Credits? {
        guard let cast, let crew else { return nil }
        return Credits(cast: cast.map(castMapper.map), crew: crew.map(crewMapper.map))
    }

    package func map(_ domain: Credits?) -> (cast: [CoreCastMemberEntity]?, crew: [CoreCrewMemberEntity]?) {
        (domain?.cast.map(castMapper.map), domain?.crew.map(crewMapper.map))
    }
}
