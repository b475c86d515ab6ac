package import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornPersistence

/// A row of a person in lists, in one language.
package struct PeoplePreviewEntity: Equatable {
    package static let table = "people_preview"

    package let key: Key
    let name: String
    let originalName: String?
    let knownForDepartment: String?
    let gender: Int
    let profilePath: URL?
    let popularity: Double?
    let isAdultOnly: Bool?
    let knownFor: String?
    let knownForAdultOnly: String?
    let cachedAt: Date

    package struct Key: Hashable {
        let id: Int
        package let language: String

        package init(id: Int, language: String) {
            self.id = id
            self.language = language
        }
    }
}

extension PeoplePreviewEntity: PreviewEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        name = row.column("name", \.name)
        originalName = row.column("original_name", \.originalName)
        knownForDepartment = row.column("known_for_department", \.knownForDepartment)
        gender = row.column("gender", \.gender)
        profilePath = row.column("profile_path", \.profilePath)
        popularity = row.column("popularity", \.popularity)
        isAdultOnly = row.column("is_adult_only", \.isAdultOnly)
        knownFor = row.column("known_for", \.knownFor)
        knownForAdultOnly = row.column("known_for_adult_only", \.knownForAdultOnly)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

extension PeoplePreviewEntity.Key: PreviewKey {
    package init(from row: Row<Self>) {
        id = row.column("person_id", \.id)
        language = row.language(\.language)
    }
}

/// A mapper from the domain's previews of people to cache rows, and back.
package struct PersonPreviewMapper: PreviewMapper {

    private let knownForMapper = KnownForMapper()

    package init() {}

    package func map(_ entity: PeoplePreviewEntity) -> PersonPreview {
        PersonPreview(
            id: entity.key.id, name: entity.name, originalName: entity.originalName,
            knownForDepartment: entity.knownForDepartment, gender: Gender(rawValue: entity.gender) ?? .unknown,
            profilePath: entity.profilePath, popularity: entity.popularity, isAdultOnly: entity.isAdultOnly,
            knownFor: entity.knownFor.map { knownForMapper.map($0, adultOnly: entity.knownForAdultOnly) })
    }

    package func map(_ domain: PersonPreview, language: String, cachedAt: Date) -> PeoplePreviewEntity {
        PeoplePreviewEntity(
            key: .init(id: domain.id, language: language), name: domain.name, originalName: domain.originalName,
            knownForDepartment: domain.knownForDepartment, gender: domain.gender.rawValue,
            profilePath: domain.profilePath, popularity: domain.popularity,
            isAdultOnly: domain.isAdultOnly, knownFor: domain.knownFor.map(knownForMapper.map),
            knownForAdultOnly: domain.knownFor.map(knownForMapper.adultOnly), cachedAt: cachedAt)
    }
}

/// A mapper from known titles to the packed strings of one column, and back. Each title consists of its kind,
/// identifier and title, such as `movie 550 Seven`.
///
/// Whether titles are for adults only is packed into a second column, in the same order.
struct KnownForMapper {

    func map(_ text: String, adultOnly: String?) -> [KnownTitle] {
        let flags = [Bool?](packed: adultOnly ?? "")
        return [String](packed: text).enumerated().compactMap { place, text in
            let parts = text.unicodeScalars.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let kind = TitleKind(rawValue: String(parts[0])), let id = Int(String(parts[1]))
            else { return nil }
            return KnownTitle(
                kind: kind, id: id, title: String(parts[2]),
                isAdultOnly: place < flags.count ? flags[place] : nil)
        }
    }

    func map(_ titles: [KnownTitle]) -> String {
        titles.map { "\($0.kind.rawValue) \($0.id) \($0.title)" }.packed
    }

    func adultOnly(_ titles: [KnownTitle]) -> String {
        titles.map(\.isAdultOnly).packed
    }
}
