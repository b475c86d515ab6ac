package import CoreDomain

/// A mapper of a title's credits. It resolves the portrait URLs, sorts the cast by billing order and the crew by
/// department, and groups the roles and the jobs of each person.
package struct CreditsDetailsMapper {

    package init() {}

    package func map(_ credits: Credits, imagesConfiguration: ImagesConfiguration) -> CreditsDetails {
        CreditsDetails(
            cast: credits.cast.inBillingOrder.grouped { $0.id }.map { roles in
                map(roles[0], roles: roles, imagesConfiguration: imagesConfiguration)
            },
            crew: credits.crew.sortedByDepartment { $0.department }.grouped { $0.id }.map { jobs in
                map(jobs[0], jobs: jobs, imagesConfiguration: imagesConfiguration)
            }
        )
    }

    private func map(
        _ member: CastMember, roles: [CastMember], imagesConfiguration: ImagesConfiguration
    ) -> CastMemberDetails {
        CastMemberDetails(
            id: member.id,
            castID: member.castID,
            creditID: member.creditID,
            name: member.name,
            character: member.character,
            gender: member.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath),
            order: member.order,
            roles: roles.map { CastRole(creditID: $0.creditID, character: $0.character) }
        )
    }

    private func map(
        _ member: CrewMember, jobs: [CrewMember], imagesConfiguration: ImagesConfiguration
    ) -> CrewMemberDetails {
        CrewMemberDetails(
            id: member.id,
            creditID: member.creditID,
            name: member.name,
            job: member.job,
            department: member.department,
            gender: member.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath),
            jobs: jobs.map { CrewJob(creditID: $0.creditID, job: $0.job, department: $0.department) }
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

/// The positions of the departments with a fixed order.
private let ranks: [String: Int] = [
    "Directing": 0, "Writing": 1, "Production": 2, "Camera": 3, "Editing": 4, "Sound": 5, "Art": 6,
]

extension Array {

    /// Returns the elements sorted by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the
    /// other departments by name. Elements without a department come last. Within a department, the order is unchanged.
    package func sortedByDepartment(_ department: (Element) -> String) -> [Element] {
        let keys = enumerated().map { offset, element in
            let name = department(element)
            return (rank: ranks[name] ?? (name.isEmpty ? .max : ranks.count), name: name, offset: offset)
        }
        // Small keys are sorted instead of elements.
        return keys.sorted { $0 < $1 }.map { self[$0.offset] }
    }
}

extension Collection {

    /// Returns the elements grouped by key, in the order in which the keys first occur. No group is empty.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var positions: [Key: Int] = [:]
        var groups: [[Element]] = []
        positions.reserveCapacity(count)
        groups.reserveCapacity(count)
        for element in self {
            let key = key(element)
            if let position = positions[key] {
                groups[position].append(element)
            } else {
                positions[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}
