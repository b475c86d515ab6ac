import Foundation
import MoviesDomain

/// Maps entries of the watchlist to rows and back.
struct WatchlistMovieMapper: Sendable {

    func map(_ entity: MoviesWatchlistMovieEntity) -> WatchlistMovie {
        WatchlistMovie(id: entity.key.movieID, addedAt: entity.addedAt)
    }

    func map(_ domain: WatchlistMovie) -> MoviesWatchlistMovieEntity {
        MoviesWatchlistMovieEntity(key: .init(movieID: domain.id), addedAt: domain.addedAt)
    }
}
