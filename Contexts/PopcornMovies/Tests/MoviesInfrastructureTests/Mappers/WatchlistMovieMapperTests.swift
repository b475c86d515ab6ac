import MoviesDomain
import MoviesDomainTestHelpers
import Testing

@testable import MoviesInfrastructure

@Suite
struct WatchlistMovieMapperTests {

    @Test
    func `an entry is mapped to a row and back`() {
        let entity = WatchlistMovieMapper().map(.mock())

        #expect(entity.movieID == 550)
        #expect(entity.addedAt == WatchlistMovie.mock().addedAt)
        #expect(WatchlistMovieMapper().map(entity) == .mock())
    }
}
