import CoreDomain
import DomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesInfrastructure

@Suite
struct MovieReleaseMapperTests {

    private let mapper = MovieReleaseMapper()

    @Test(arguments: MovieReleaseType.allCases)
    func `every type is mapped to a row and back`(type: MovieReleaseType) {
        let rows = mapper.map([.mock(type: type)])

        #expect(rows.releases.map(\.type) == [type.rawValue])
        #expect(mapper.map(rows.releases, rows.descriptors) == [.mock(type: type)])
    }

    @Test
    func `an unknown type is mapped to unknown`() {
        let release = MoviesReleaseEntity(
            region: "GB", certification: nil, releaseDate: .distantPast, type: "hologram", note: nil, languageCode: nil,
            descriptorCount: 0)

        #expect(mapper.map([release], []).map(\.type) == [.unknown])
    }

    @Test
    func `missing descriptors are omitted`() {
        let rows = mapper.map([.mock(descriptors: ["a", "b"]), .mock(descriptors: ["c"])])

        #expect(mapper.map(rows.releases, Array(rows.descriptors.prefix(1))).map(\.descriptors) == [["a"], []])
    }
}
