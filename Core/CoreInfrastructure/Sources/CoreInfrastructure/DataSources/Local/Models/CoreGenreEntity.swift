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
