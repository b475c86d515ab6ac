import Foundation
import Persistence

/// The row of the collection that a movie is part of.
struct MoviesBelongsToCollectionEntity: Entity, Equatable {
    var collectionID = 0
    var name = ""
    var posterPath: URL?
    var backdropPath: URL?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("collection_id", &collectionID)
        visitor.column("name", &name)
        visitor.column("poster_path", &posterPath)
        visitor.column("backdrop_path", &backdropPath)
    }
}
