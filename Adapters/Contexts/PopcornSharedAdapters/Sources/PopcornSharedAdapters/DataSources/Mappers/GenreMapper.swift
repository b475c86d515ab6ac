package import CoreDomain
package import TMDb

/// A mapper from TMDb genres to domain genres.
package struct GenreMapper {

    package init() {}

    package func map(_ dto: TMDb.Genre) -> CoreDomain.Genre {
        CoreDomain.Genre(id: dto.id, name: dto.name)
    }
}
