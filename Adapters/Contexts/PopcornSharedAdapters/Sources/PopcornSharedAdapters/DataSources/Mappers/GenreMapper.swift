package import CoreDomain
package import TMDb

/// Maps TMDb's genres to the domain's.
package struct GenreMapper {

    package init() {}

    package func map(_ dto: TMDb.Genre) -> CoreDomain.Genre {
        CoreDomain.Genre(id: dto.id, name: dto.name)
    }
}
