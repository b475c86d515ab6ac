package import CoreDomain
package import Foundation

/// Maps the genres that titles can have to their row in the cache, and back.
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
