package import CoreDomain

/// A mapper of a title's credits. It resolves the portrait URLs, and sorts the cast by billing order and the crew by
/// department.
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

    /// The members sorted by `order`. Members of the same order keep TMDb's sequence. TMDb usually sorts the cast
    /// already.
    fileprivate var inBillingOrder: [CastMember] {
        guard zip(self, dropFirst()).contains(where: { $0.order > $1.order }) else { return self }
        return enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    }
}
