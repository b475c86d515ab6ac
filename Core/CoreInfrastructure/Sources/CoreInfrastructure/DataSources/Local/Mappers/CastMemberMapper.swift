package import CoreDomain

/// Maps cast members to rows and back.
package struct CastMemberMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreCastMemberEntity) -> CastMember {
        CastMember(
            id: entity.personID,
            castID: entity.castID,
            creditID: entity.creditID,
            name: entity.name,
            character: entity.character,
            gender: Gender(rawValue: entity.gender) ?? .unknown,
            profilePath: entity.profilePath,
            order: entity.order)
    }

    package func map(_ domain: CastMember) -> CoreCastMemberEntity {
        var entity = CoreCastMemberEntity()
        entity.personID = domain.id
        entity.castID = domain.castID
        entity.creditID = domain.creditID
        entity.name = domain.name
        entity.character = domain.character
        entity.gender = domain.gender.rawValue
        entity.profilePath = domain.profilePath
        entity.order = domain.order
        return entity
    }
}
