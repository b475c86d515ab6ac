import Foundation
import MoviesDomain

/// Maps entries of the watchlist to rows and back.
struct WatchlistMovieMapper: Sendable {

    func map(_ entity: MoviesWatchlistMovieEntity) -> WatchlistMovie {
        WatchlistMovie(id: entity.movieID, addedAt: entity.addedAt)
    }

    func map(_ domain: WatchlistMovie) -> MoviesWatchlistMovieEntity {
        MoviesWatchlistMovieEntity(movieID: domain.id, addedAt: domain.addedAt)
    }
}
