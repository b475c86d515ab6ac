package import CoreDomain

/// Maps the credits of a title to rows of cast and rows of crew, and back.
package struct CreditsMapper: Sendable {

    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()

    package init() {}

    /// The credits; `nil` unless both kinds of rows were read.
    package func map(_ cast: [CoreCastMemberEntity]?, _ crew: [CoreCrewMemberEntity]?) -> Credits? {
        guard let cast, let crew else { return nil }
        return Credits(cast: cast.map(castMapper.map), crew: crew.map(crewMapper.map))
    }

    package func map(_ domain: Credits?) -> (cast: [CoreCastMemberEntity]?, crew: [CoreCrewMemberEntity]?) {
        (domain?.cast.map(castMapper.map), domain?.crew.map(crewMapper.map))
    }
}
