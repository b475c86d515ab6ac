package import CoreDomain
package import Foundation

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
