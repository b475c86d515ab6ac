package import CoreDomain
package import CoreInfrastructure
package import Foundation
package import PopcornPersistence

/// A row of a movie collection in one language, with the identifiers of its movies.
package struct MoviesCollectionEntity: Equatable {
    package static let table = "movies_collection"

    package let key: Key
    let name: String
    let originalName: String?
    let originalLanguage: String?
    let overview: String?
    let posterPath: URL?
    let backdropPath: URL?
    package let cachedAt: Date
    package var items: [CoreListItemEntity]?
    var translations: [CoreTranslationEntity]?

    package struct Key: Hashable {
        package let collectionID: Int
        package let language: String

        package init(id: Int, language: String) {
            collectionID = id
            self.language = language
        }
    }
}

extension MoviesCollectionEntity: ListingEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        name = row.column("name", \.name)
        originalName = row.column("original_name", \.originalName)
        originalLanguage = row.column("original_language", \.originalLanguage)
        overview = row.column("overview", \.overview)
        posterPath = row.column("poster_path", \.posterPath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
        cachedAt = row.cachedAt(\.cachedAt)
        items = row.many("item", \.items, .onDemand)
        translations = row.many("translation", \.translations, .onDemand)
    }
}

extension MoviesCollectionEntity.Key: ContentKey {
    package static var kind: ContentKind { .collection }

    package var id: Int { collectionID }

    package init(from row: Row<Self>) {
        collectionID = row.column("collection_id", \.collectionID)
        language = row.language(\.language)
    }
}
