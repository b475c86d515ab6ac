import MoviesDomain
import Testing

@Suite struct MovieTests {

    @Test(arguments: [("", nil), ("tt0137523", "tt0137523"), (nil, nil)] as [(String?, String?)])
    func `an empty IMDb identifier is nil`(given: String?, expected: String?) {
        #expect(Movie(id: 550, title: "", imdbID: given).imdbID == expected)
    }
}
