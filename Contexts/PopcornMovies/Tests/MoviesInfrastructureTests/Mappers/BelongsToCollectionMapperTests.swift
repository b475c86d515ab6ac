import DomainTestHelpers
import MoviesDomain
import Testing

@testable import MoviesInfrastructure

@Suite
struct BelongsToCollectionMapperTests {

    private let mapper = BelongsToCollectionMapper()

    @Test(arguments: [BelongsToCollection.mock(), .mock(posterPath: nil, backdropPath: nil)])
    func `a collection is mapped to a row and back`(collection: BelongsToCollection) {
        let entity = mapper.map(collection)

        #expect(entity.collectionID == collection.id)
        #expect(entity.name == collection.name)
        #expect(entity.posterPath == collection.posterPath)
        #expect(entity.backdropPath == collection.backdropPath)
        #expect(mapper.map(entity) == collection)
    }
}
