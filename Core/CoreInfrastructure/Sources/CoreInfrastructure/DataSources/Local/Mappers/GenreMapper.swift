package import CoreDomain

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
