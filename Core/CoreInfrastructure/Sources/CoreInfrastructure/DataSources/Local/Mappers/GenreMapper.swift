package import CoreDomain

/// Maps the domain's genres to rows of the cache and back.
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
