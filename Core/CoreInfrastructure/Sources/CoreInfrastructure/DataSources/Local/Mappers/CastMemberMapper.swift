package import CoreDomain

/// A mapper between cast members and cache rows.
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
        CoreCastMemberEntity(
            personID: domain.id,
            castID: domain.castID,
            creditID: domain.creditID,
            name: domain.name,
            character: domain.character,
            gender: domain.gender.rawValue,
            profilePath: domain.profilePath,
            order: domain.order)
    }
}
