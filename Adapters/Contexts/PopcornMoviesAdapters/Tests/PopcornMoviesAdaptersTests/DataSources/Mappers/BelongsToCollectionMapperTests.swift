import Foundation
import MoviesDomain
import TMDb
import Testing

@testable import PopcornMoviesAdapters

@Suite struct BelongsToCollectionMapperTests {

    @Test func `maps every field`() {
        let poster = URL(string: "/poster.jpg")
        let backdrop = URL(string: "/backdrop.jpg")
        #expect(
            BelongsToCollectionMapper().map(
                TMDb.BelongsToCollection(id: 1570, name: "Die Hard", posterPath: poster, backdropPath: backdrop))
                == MoviesDomain.BelongsToCollection(
                    id: 1570, name: "Die Hard", posterPath: poster, backdropPath: backdrop))
    }

    @Test func `missing values stay nil`() {
        #expect(
            BelongsToCollectionMapper().map(TMDb.BelongsToCollection(id: 1, name: ""))
                == MoviesDomain.BelongsToCollection(id: 1, name: "", posterPath: nil, backdropPath: nil))
    }
}
