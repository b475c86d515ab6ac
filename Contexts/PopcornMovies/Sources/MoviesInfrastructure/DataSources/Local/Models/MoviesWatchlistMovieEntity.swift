import Foundation
import Persistence

/// The row of a movie on the user's watchlist.
struct MoviesWatchlistMovieEntity: TableEntity, Equatable {
    static let table = "movies_watchlist_movie"

    var movieID = 0
    var addedAt = Date(timeIntervalSinceReferenceDate: 0)

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("movie_id", &movieID, .key)
        visitor.column("added_at", &addedAt)
    }
}
