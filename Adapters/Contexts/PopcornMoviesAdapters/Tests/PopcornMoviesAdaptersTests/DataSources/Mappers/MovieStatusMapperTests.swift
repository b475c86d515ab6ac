import MoviesDomain
import TMDb
import Testing

@testable import PopcornMoviesAdapters

@Suite struct MovieStatusMapperTests {

    @Test(arguments: [
        (TMDb.Status.rumoured, MovieStatus.rumoured), (.planned, .planned), (.inProduction, .inProduction),
        (.postProduction, .postProduction), (.released, .released), (.cancelled, .cancelled),
        (.unknown("Shelved"), .unknown),
    ])
    func `maps every status`(dto: TMDb.Status, expected: MovieStatus) {
        #expect(MovieStatusMapper().map(dto) == expected)
    }
}
