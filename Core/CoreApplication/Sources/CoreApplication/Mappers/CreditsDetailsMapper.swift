package import CoreDomain

/// Resolves the portraits of a title's cast and crew, and puts them in order: the cast as it is billed, the crew by
/// department as the trade does.
package struct CreditsDetailsMapper {

    package init() {}

    package func map(_ credits: Credits, imagesConfiguration: ImagesConfiguration) -> CreditsDetails {
        CreditsDetails(
            cast: credits.cast.inBillingOrder.map { map($0, imagesConfiguration: imagesConfiguration) },
            crew: credits.crew.sortedByDepartment(\.department).map {
                map($0, imagesConfiguration: imagesConfiguration)
            }
        )
    }

    private func map(_ member: CastMember, imagesConfiguration: ImagesConfiguration) -> CastMemberDetails {
        CastMemberDetails(
            id: member.id,
            castID: member.castID,
            creditID: member.creditID,
            name: member.name,
            character: member.character,
            gender: member.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath),
            order: member.order
        )
    }

    private func map(_ member: CrewMember, imagesConfiguration: ImagesConfiguration) -> CrewMemberDetails {
        CrewMemberDetails(
            id: member.id,
            creditID: member.creditID,
            name: member.name,
            job: member.job,
            department: member.department,
            gender: member.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath)
        )
    }
}

extension [CastMember] {

    /// By place in the billing; among equal places TMDb's order stays. TMDb's is the billing as a rule.
    fileprivate var inBillingOrder: [CastMember] {
        guard zip(self, dropFirst()).contains(where: { $0.order > $1.order }) else { return self }
        return enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    }
}
