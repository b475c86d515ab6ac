package import CoreDomain
package import Foundation
import PopcornCaching
package import PopcornPersistence

/// A cache row that contains the genres for a kind of title, in one language.
package struct CoreGenreListEntity: Equatable {
    package static let table = "core_genre_list"

    package let key: Key
    package let cachedAt: Date
    var genres: [CoreGenreEntity]?

    package struct Key: Hashable {
        /// The raw value of a ``/CoreDomain/TitleKind``.
        let kind: String
        package let language: String

        package init(_ kind: TitleKind, language: String) {
            self.kind = kind.rawValue
            self.language = language
        }
    }
}

extension CoreGenreListEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        cachedAt = row.cachedAt(\.cachedAt)
        genres = row.many("genre", \.genres)
    }
}

extension CoreGenreListEntity.Key: LocalizedKey, CacheKey {
    package init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
        language = row.language(\.language)
    }

    package var description: String { "genres/\(kind)/\(language)" }
    package var subject: String { "the list of \(kind) genres" }
    package var languageTag: String? { language }
}

/// A mapper between the genres of a kind of title and their cache row.
package struct GenreListMapper: AggregateMapper {

    private let genreMapper = GenreMapper()

    package init() {}

    package func map(_ entity: CoreGenreListEntity) -> [Genre] {
        (entity.genres ?? []).map(genreMapper.map)
    }

    package func map(_ domain: [Genre], key: CoreGenreListEntity.Key, cachedAt: Date) -> CoreGenreListEntity {
        CoreGenreListEntity(key: key, cachedAt: cachedAt, genres: domain.map(genreMapper.map))
    }
}
