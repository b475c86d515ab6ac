import Foundation
import Persistence

/// The row of a movie on the user's watchlist.
struct MoviesWatchlistMovieEntity: Equatable {
    static let table = "movies_watchlist_movie"

    let key: Key
    let addedAt: Date

    struct Key: Hashable {
        let movieID: Int
    }
}

extension MoviesWatchlistMovieEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        addedAt = row.column("added_at", \.addedAt)
    }
}

extension MoviesWatchlistMovieEntity.Key: Entity {
    init(from row: Row<Self>) {
        movieID = row.column("movie_id", \.movieID)
    }
}
