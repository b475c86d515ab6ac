import Foundation
import PopcornPersistence

/// A row of the collection that a movie belongs to.
struct MoviesBelongsToCollectionEntity: Equatable {
    let collectionID: Int
    let name: String
    let posterPath: URL?
    let backdropPath: URL?
}

extension MoviesBelongsToCollectionEntity: Entity {
    init(from row: Row<Self>) {
        collectionID = row.column("collection_id", \.collectionID)
        name = row.column("name", \.name)
        posterPath = row.column("poster_path", \.posterPath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
    }
}
