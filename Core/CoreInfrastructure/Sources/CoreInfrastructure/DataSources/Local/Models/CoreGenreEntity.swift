package import CoreDomain
package import PopcornPersistence

/// A cache row of a genre.
package struct CoreGenreEntity: Equatable {
    package let genreID: Int
    package let name: String
}

extension CoreGenreEntity: Entity {
    package init(from row: Row<Self>) {
        genreID = row.column("genre_id", \.genreID)
        name = row.column("name", \.name)
    }
}

/// A mapper between genres and cache rows.
package struct GenreMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreGenreEntity) -> Genre {
        Genre(
            id: entity.genreID,
            name: entity.name)
    }

    package func map(_ domain: Genre) -> CoreGenreEntity {
        CoreGenreEntity(
            genreID: domain.id,
            name: domain.name)
    }
}
