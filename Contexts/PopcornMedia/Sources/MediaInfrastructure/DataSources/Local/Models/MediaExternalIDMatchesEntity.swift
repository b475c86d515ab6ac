import CoreDomain
package import CoreInfrastructure
package import Foundation
package import MediaDomain
import PopcornCaching
package import PopcornPersistence

/// A cache row of an external identifier, with the items that it belongs to.
package struct MediaExternalIDMatchesEntity: Equatable {
    package static let table = "core_external_id"

    package let key: Key
    package let cachedAt: Date
    package var items: [CoreListItemEntity]?

    package struct Key: Hashable {
        /// The raw value of a ``/MediaDomain/ExternalIDSource``.
        let source: String
        let externalID: String
        package let language: String

        package init(_ id: ExternalID, language: String) {
            source = id.source.rawValue
            externalID = id.value
            self.language = language
        }
    }
}

extension MediaExternalIDMatchesEntity: ListingEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        cachedAt = row.cachedAt(\.cachedAt)
        items = row.many("item", \.items, .onDemand)
    }
}

extension MediaExternalIDMatchesEntity.Key: LocalizedKey, CacheKey {
    package init(from row: Row<Self>) {
        source = row.column("source", \.source)
        externalID = row.column("external_id", \.externalID)
        language = row.language(\.language)
    }

    package var description: String { "find/\(source)/\(externalID)/\(language)" }
    package var subject: String { ExternalIDSource(rawValue: source)?.subject(of: externalID) ?? description }
    package var languageTag: String? { language }
}
